import type { HomeBlockSource, HomeBlockType } from './display.codes.ts'

/** Kind of the items of a block; `NONE` is filled by the market's own figures alone. */
export type HomeBlockItem = 'PICTURE' | 'TEXT' | 'VIDEO' | 'STORE' | 'CATEGORY' | 'NONE'

/** A kind of block: the call that fills it, and how much of what stands in it. */
export type HomeBlock = {
  readonly source: HomeBlockSource
  readonly item: HomeBlockItem
  /** Most items that an operator chooses. */
  readonly itemMax: number
  /** Least showable entries; with fewer the block is left out. */
  readonly shownMin: number
  /** Entries in a row of a grid, whose unfilled row is cut; `null` is no grid. */
  readonly columns: 2 | 3 | null
  /** True when each caller gets another answer. */
  readonly isPersonal: boolean
}

/** Least products of a block of products. Source: market-rules §1.1. */
export const BLOCK_GOODS_COUNT_MIN = 4

const PICTURES = { source: 'banner', item: 'PICTURE', columns: null, isPersonal: false } as const
const TEXTS = { source: 'banner', item: 'TEXT', columns: null, isPersonal: false } as const
const GOODS = {
  source: 'goods',
  item: 'NONE',
  itemMax: 0,
  shownMin: BLOCK_GOODS_COUNT_MIN,
  columns: null,
  isPersonal: false,
} as const
const RECOMMENDED = { ...GOODS, source: 'recommend' } as const

/** Every kind of block. Source: spec §3, market-rules §1.1. */
export const HOME_BLOCKS: Readonly<Record<HomeBlockType, HomeBlock>> = {
  IMAGE_GRID_2: { ...PICTURES, itemMax: 12, shownMin: 2, columns: 2 },
  IMAGE_GRID_3: { ...PICTURES, itemMax: 12, shownMin: 3, columns: 3 },
  IMAGE_SWIPE: { ...PICTURES, itemMax: 10, shownMin: 2 },
  TEXT_GRID_2: { ...TEXTS, itemMax: 12, shownMin: 2, columns: 2 },
  TEXT_GRID_3: { ...TEXTS, itemMax: 12, shownMin: 3, columns: 3 },
  TEXT_SWIPE: { ...TEXTS, itemMax: 15, shownMin: 3 },
  BANNER: { ...PICTURES, itemMax: 10, shownMin: 1 },
  CLICK_A: GOODS,
  CLICK_B: { ...GOODS, item: 'CATEGORY', itemMax: 1 },
  CLICK_C: { ...GOODS, isPersonal: true },
  WISHLIST: RECOMMENDED,
  SEARCH: RECOMMENDED,
  CART: RECOMMENDED,
  NEW_GOODS: GOODS,
  AGE: { ...RECOMMENDED, isPersonal: true },
  CATEGORY: { ...GOODS, item: 'CATEGORY', itemMax: 8 },
  STORE_RECOMMEND: {
    ...RECOMMENDED,
    item: 'STORE',
    itemMax: 10,
    shownMin: 3,
  },
  DEAL: { ...GOODS, source: 'deal', shownMin: 1 },
  VIDEO: { ...PICTURES, source: 'video', item: 'VIDEO', itemMax: 10, shownMin: 1 },
}
