/** The sign of this game, a symbol of the sprite. */
export const icon = 'hammers'
