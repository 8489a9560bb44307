/** What stands where a railroad leads, as paths in a frame of 140 by 34. */

export interface Skyline {
  hills: string
  walls: string
  roofs: string
  snow: string
  windows: string
  smoke?: string
  /** Roofs of green copper, not of tiles. */
  copper?: boolean
}

const HILLS = 'M0 30q20-10 44-6t40-5 56 4v9H0z'
const ALPS = 'M0 30l14-12 10 7 14-14 12 11 12-8 14 9 16-11 18 12 16-8 14 7v9H0z'

/** By the names of railroads, and `industry`. */
export const SKYLINES: Record<string, Skyline> = {
  MU: {
    hills: ALPS,
    copper: true,
    walls: 'M84 31V19h26v12zM88 31V12h7v19zM99 31V12h7v19zM114 31v-8h14v8z',
    roofs: 'M87.500 12q0-5 4-7 4 2 4 7zM98.500 12q0-5 4-7 4 2 4 7zM112 23l9-6 9 6z',
    snow: 'M84 19h4M106 19h4M113 22.500l8-5.500 8 5.500',
    windows:
      'M90.500 15h2v4h-2zM101.500 15h2v4h-2zM96 23h2v4h-2zM117 25h2.500v3H117zM122 25h2.500v3H122z',
  },
  DR: {
    hills: HILLS,
    copper: true,
    walls: 'M92 31V20h24v11zM102 6h4v4h-4zM76 31q0-6 5-6t5 6zM118 31v-7h12v7z',
    roofs: 'M93 20q0-11 11-11t11 11zM102.500 6q0-3 1.500-4 1.500 1 1.500 4zM116 24l8-5 8 5z',
    snow: 'M95 15q3-6 9-6M117 23.500l7-4.500 7 4.500M92 20h24',
    windows:
      'M96 23h2.500v5H96zM102.700 23h2.600v5h-2.600zM109.500 23h2.500v5h-2.500zM121 26h2.500v3H121z',
  },
  NU: {
    hills: HILLS,
    walls: 'M84 31v-9h40v9zM90 31V11h9v20zM107 31V17h11v14zM124 31v-6h8v6z',
    roofs: 'M88.500 11l6-8 6 8zM105.500 17l7-7 7 7zM122.500 25l5.500-4 5.500 4z',
    snow: 'M89 10.500l5.500-7.500 5.500 7.500M106 16.500l6.500-6.500 6.500 6.500M84 22h6M118 22h6',
    windows:
      'M93.300 14h2.400v3.500h-2.400zM93.300 21h2.400v3.500h-2.400zM111 20h2.500v3.500H111zM102 25h2.500v3H102zM127 27h2v2h-2z',
  },
  TS: {
    hills: ALPS,
    copper: true,
    walls: 'M86 31V20h36v11zM98 20v-7h12v7z',
    roofs: 'M84 20l9-5h22l9 5zM99 13q-1-6 5-9 6 3 5 9z',
    snow: 'M85 19.500l8-4.500h5M110 15h5l8 4.500',
    windows: 'M90 23h3v4h-3zM97 23h3v4h-3zM108 23h3v4h-3zM115 23h3v4h-3z',
  },
  SP: {
    hills: HILLS,
    copper: true,
    walls: 'M80 31v-9h50v9zM98 22v-7h14v7z',
    roofs: 'M97 15h16l-4-4h-8zM103.500 11l1.500-10 1.500 10z',
    snow: 'M80 22h18M112 22h18M99 14l3-3h6',
    windows:
      'M84 25h2.500v4H84zM91 25h2.500v4H91zM103.700 17h2.600v4h-2.600zM116 25h2.500v4H116zM123 25h2.500v4H123z',
  },
  KI: {
    hills: HILLS,
    copper: true,
    walls: 'M88 31V19h30v12zM90 19v-5h6v5zM100 19V11h7v8zM111 19v-5h6v5z',
    roofs: 'M90 14q-1-4 3-6 4 2 3 6zM100 11q-1-5 3.500-8 4.500 3 3.500 8zM111 14q-1-4 3-6 4 2 3 6z',
    snow: 'M88 19h2M96 19h4M107 19h4M117 19h1',
    windows: 'M92 22h2.500v5H92zM102.200 22h2.600v5h-2.600zM112 22h2.500v5H112z',
  },
  industry: {
    hills: HILLS,
    walls: 'M82 31V21l8-5v5l8-5v5l8-5v15zM110 31V6h5v25zM119 31V11h5v20zM106 31v-7h26v7z',
    roofs: 'M109.500 6h6v2.500h-6zM118.500 11h6v2.500h-6z',
    snow: 'M82 20.500l8-5M90 20.500l8-5M98 20.500l8-5M106 24h4',
    windows: 'M85 24h3v3h-3zM92 24h3v3h-3zM99 24h3v3h-3zM126 26h3v3h-3z',
    smoke: 'M112 4q-3-3-8-2t-9-1M121 9q-3-3-7-2',
  },
}
