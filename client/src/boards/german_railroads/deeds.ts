/** Symbols for what is worth naming of a turn. */
export const deedIcons: Readonly<Record<string, string>> = {
  'gr.track.moved': 'track',
  'gr.loco.placed': 'locomotive',
  'gr.factory.built': 'factory',
  'gr.factory.replaced': 'factory',
  'gr.factory.used': 'gear',
  'gr.engineer.hired': 'engineer',
  'gr.marker.moved': 'gr-ind',
  'gr.token.used': 'question',
  'gr.signal.used': 'lantern',
  'gr.passed': 'hand',
}
