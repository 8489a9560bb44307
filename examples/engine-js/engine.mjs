#!/usr/bin/env node
// A computer player for Coalface in JavaScript, without any package: docs/engine-protocol.md.
//
//     coalface arena coal-baron 'cmd:node engine.mjs' random --games 20
//
// In Coal Baron it goes to the Bank when it is poor, and delivers whenever it can; otherwise, and in
// every other game, it takes any legal move.

import { createInterface } from 'node:readline'

let random = () => 0

/** A small generator of random numbers, so that the same seed plays the same game. */
function generator(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Choose one of the legal moves; the view is all that this seat knows. */
function choose({ view, legal }) {
  const delivery = legal.find((move) => move.startsWith('deliver/'))
  if (delivery) return delivery
  const own = view.table.pits?.[view.seat]
  if (own && own.marks < 3 && legal.includes('place/bank')) return 'place/bank'
  return legal[random(legal.length)]
}

const handlers = {
  hello: () => ({ type: 'hello', protocol: 1, name: 'Miser in JavaScript' }),
  new_game: () => ({ type: 'ready' }),
  choose: (request) => {
    random = generator(request.seed)
    return { type: 'move', move: choose(request) }
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  if (request.type === 'quit') break
  const handler = handlers[request.type]
  const answer = handler
    ? handler(request)
    : { type: 'error', message: `unknown request type ${request.type}` }
  console.log(JSON.stringify({ id: request.id, ...answer }))
}
