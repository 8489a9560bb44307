/** Symbols for what is worth naming of a turn. */
export const deedIcons: Readonly<Record<string, string>> = {
  'cc.opened': 'foreman',
  'cc.sold': 'dollar',
  'cc.built': 'factory',
  'cc.denied': 'no',
  'cc.permit.paid': 'order',
  'cc.tile.laid': 'tile',
  'cc.bought': 'storage',
  'cc.installed': 'plug',
  'cc.cleared': 'barrow',
}
