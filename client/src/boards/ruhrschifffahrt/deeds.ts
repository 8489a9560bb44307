/** Symbols for what is worth naming of a turn. */
export const deedIcons: Readonly<Record<string, string>> = {
  'rs.coal.sold': 'barge',
  'rs.lock.built': 'lock',
  'rs.city.built': 'warehouse',
  'rs.depot.built': 'warehouse',
  'rs.port.built': 'warehouse',
  'rs.black.earned': 'plus',
  'rs.white.earned': 'plus',
  'rs.white.blank': 'no',
  'rs.die.brought': 'die',
  'rs.debt.repaid': 'coin',
  'rs.loan.taken': 'coin',
  'rs.loan.hard': 'coin',
}
