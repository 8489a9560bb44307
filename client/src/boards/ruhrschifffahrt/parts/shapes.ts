/** The shapes of the spaces, around their middle. */

export const WORKS: Readonly<Record<string, { edge: string; halo: string; sign: number }>> = {
  forge: {
    edge: 'M-11.5-20h23L23 0 11.5 20h-23L-23 0z',
    halo: 'M-15-26h30L30 0 15 26h-30L-30 0z',
    sign: -13,
  },
  hammer: {
    edge: 'M-18.5 0a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0-37 0z',
    halo: 'M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z',
    sign: -13,
  },
  gun: {
    edge: 'M-19-21h38V-2q0 13-19 21-19-8-19-21z',
    halo: 'M-25-27h50V-1Q25 16 0 27-25 16-25-1z',
    sign: -16.5,
  },
}
export const TOWN = 'M-22 8v-22q0-11 11-11h22q11 0 11 11v22z'
export const OBSTACLE = {
  edge: 'M-7-16.6h14l9.6 9.6v14l-9.6 9.6h-14l-9.6-9.6v-14z',
  key: 'M-8-19h16l11 11v16l-11 11h-16l-11-11v-16z',
  halo: 'M-10-25h20l15 15v20l-15 15h-20l-15-15v-20z',
}
