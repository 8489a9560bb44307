/** Symbols for what is worth naming of a turn. */
export const deedIcons: Readonly<Record<string, string>> = {
  'cc.opened': 'foreman',
  'cc.sold': 'dollar',
  'cc.built': 'build',
  'cc.denied': 'no',
  'cc.permit.paid': 'permit',
  'cc.tile.laid': 'tile',
  'cc.bought': 'util',
  'cc.installed': 'plug',
  'cc.cleared': 'refuse',
}
