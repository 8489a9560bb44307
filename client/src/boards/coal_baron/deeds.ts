/** Symbols for what is worth naming of a turn. */
export const deedIcons: Readonly<Record<string, string>> = {
  'cb.order.delivered': 'check',
  'cb.order.taken': 'order',
  'cb.tile.bought': 'cart',
  'cb.coal.placed': 'coal',
  'cb.pair.paid': 'coal',
  'cb.coal.stored': 'storage',
  'cb.coal.loaded': 'cage',
  'cb.bank.visited': 'bank',
}
