/** What things say of themselves when they are explained, in words made from the view. */
import { t } from '../../lib/i18n.svelte'
import { engineerOf, spaceOf } from './components'
import { effectText, readEffect } from './effects'
import type { Printed } from './view'

interface Cost {
  workers?: number
  coins?: number
  coal?: number
}

function costText({ workers = 0, coins = 0, coal = 0 }: Cost): string {
  const parts = [
    ...(workers > 0 ? [t('gr-explained-workers', { count: workers })] : []),
    ...(coins > 0 ? [t('gr-fx-coin', { count: coins })] : []),
    ...(coal > 0 ? [t('gr-fx-coal', { count: coal })] : []),
  ]
  return parts.length > 0 ? t('gr-explained-cost', { cost: parts.join(' + ') }) : ''
}

const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join('; ')

/** What something does and what that costs. */
export const deedText = (effect: string, cost: Cost = {}): string =>
  sentence(effectText(effect), costText(cost))

/** What an action space does, for how much; or how its colour comes free. */
export function spaceText(printed: Printed, name: string, locked = ''): string {
  const space = spaceOf(printed, name)
  return locked || deedText(space.effect, space)
}

export function engineerText(printed: Printed, name: string): string {
  const engineer = engineerOf(printed, name)
  const number = String(engineer.number).replace('-', '−')
  return `${t('gr-explained-engineer', { number })}: ${deedText(engineer.effect, engineer)}`
}

/** Where a colour is set free, and by which track; empty: nowhere, it always is. */
export function unlockText({ railroads }: Printed, colour: string): string {
  const found = railroads.flatMap(({ name, stretches }) =>
    stretches.flatMap(({ branch, cells }) =>
      cells.flatMap(({ space, special }) => {
        const gives = readEffect(special?.gives ?? '').atoms
        if (!special || !gives.some(({ op, what }) => op === 'unlock' && what === colour)) return []
        const line = t(branch ? `gr-branch-${branch}` : `gr-railroad-${name}`)
        return [{ need: special.need, place: `${space} (${line})` }]
      }),
    ),
  )
  const [first] = found
  if (!first) return ''
  return t('gr-explained-unlock', {
    colour: t(`gr-colour-${colour}`),
    need: t(`gr-colour-${first.need}`),
    place: found.map(({ place }) => place).join(` ${t('gr-or')} `),
  })
}
