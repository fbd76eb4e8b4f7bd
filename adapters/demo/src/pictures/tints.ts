export type Tint = {
  readonly wallLight: string
  readonly wall: string
  readonly floorLight: string
  readonly floor: string
  readonly shade: string
}

/** Backdrops of the product pictures: a lit wall, its floor, and the colour of the shadows on them. */
export const TINTS = {
  apricot: {
    wallLight: '#fff3e6',
    wall: '#ffdfc2',
    floorLight: '#ffead6',
    floor: '#f8cfa9',
    shade: '#8a4a1c',
  },
  butter: {
    wallLight: '#fff9e6',
    wall: '#fbedc0',
    floorLight: '#fff4d4',
    floor: '#f4dd9f',
    shade: '#7a5a10',
  },
  blush: {
    wallLight: '#fdf2f0',
    wall: '#f8deda',
    floorLight: '#fbe8e4',
    floor: '#eecac5',
    shade: '#7d3a3a',
  },
  lilac: {
    wallLight: '#f6f3fc',
    wall: '#e5ddf5',
    floorLight: '#ede7f8',
    floor: '#d5caec',
    shade: '#4a3a7a',
  },
  sky: {
    wallLight: '#f0f7fc',
    wall: '#d6e8f6',
    floorLight: '#e4f0fa',
    floor: '#c2dbef',
    shade: '#24527c',
  },
  mint: {
    wallLight: '#f0faf5',
    wall: '#d5efe0',
    floorLight: '#e2f5ea',
    floor: '#bfe3cd',
    shade: '#1f6144',
  },
  sage: {
    wallLight: '#f3f6ee',
    wall: '#dee8d5',
    floorLight: '#e8efe1',
    floor: '#cad8be',
    shade: '#40562f',
  },
  stone: {
    wallLight: '#f7f7f5',
    wall: '#e7e6e2',
    floorLight: '#f0efec',
    floor: '#d6d4ce',
    shade: '#4a4640',
  },
  oat: {
    wallLight: '#fcf8f2',
    wall: '#f0e6d7',
    floorLight: '#f6eee2',
    floor: '#e4d5be',
    shade: '#6b5231',
  },
  clay: {
    wallLight: '#f8ebe2',
    wall: '#ead1be',
    floorLight: '#f0dece',
    floor: '#dab89d',
    shade: '#6e3f22',
  },
  ink: {
    wallLight: '#5a6172',
    wall: '#363c4b',
    floorLight: '#4a5162',
    floor: '#292e3b',
    shade: '#05070d',
  },
  wine: {
    wallLight: '#814756',
    wall: '#57283c',
    floorLight: '#6c384a',
    floor: '#431c2d',
    shade: '#16040c',
  },
  forest: {
    wallLight: '#527666',
    wall: '#2f4f43',
    floorLight: '#426656',
    floor: '#223d33',
    shade: '#04130d',
  },
} as const satisfies Record<string, Tint>

export type TintName = keyof typeof TINTS
