export const HOME_BLOCK_TYPES = [
  'IMAGE_GRID_2',
  'IMAGE_GRID_3',
  'IMAGE_SWIPE',
  'TEXT_GRID_2',
  'TEXT_GRID_3',
  'TEXT_SWIPE',
  'BANNER',
  'CLICK_A',
  'CLICK_B',
  'CLICK_C',
  'WISHLIST',
  'SEARCH',
  'CART',
  'NEW_GOODS',
  'AGE',
  'CATEGORY',
  'STORE_RECOMMEND',
  'DEAL',
  'VIDEO',
] as const

/** Kind of a block of the home page. Source: spec §3. */
export type HomeBlockType = (typeof HOME_BLOCK_TYPES)[number]

export const HOME_BLOCK_TYPE_LABELS: Readonly<Record<HomeBlockType, string>> = {
  IMAGE_GRID_2: '이미지 2열',
  IMAGE_GRID_3: '이미지 3열',
  IMAGE_SWIPE: '이미지 넘겨보기',
  TEXT_GRID_2: '글 2열',
  TEXT_GRID_3: '글 3열',
  TEXT_SWIPE: '글 넘겨보기',
  BANNER: '배너',
  CLICK_A: '많이 본 상품 A',
  CLICK_B: '많이 본 상품 B',
  CLICK_C: '많이 본 상품 C',
  WISHLIST: '찜한 상품',
  SEARCH: '많이 찾은 상품',
  CART: '많이 담은 상품',
  NEW_GOODS: '새로 나온 상품',
  AGE: '나이대별 추천',
  CATEGORY: '카테고리',
  STORE_RECOMMEND: '추천 스토어',
  DEAL: '특가',
  VIDEO: '동영상',
}

export const HOME_BLOCK_SOURCES = ['banner', 'goods', 'recommend', 'deal', 'video'] as const

/** The call that fills a block, the last part of its path. Source: spec §7, Display and home. */
export type HomeBlockSource = (typeof HOME_BLOCK_SOURCES)[number]

export const HOME_LAYOUTS = ['DEAL', 'RANKING', 'RAIL', 'GRID'] as const

/**
 * Layout of a product section on the home page: deals with a clock, products by sales, products side by side, products
 * in a column.
 */
export type HomeLayout = (typeof HOME_LAYOUTS)[number]

export const RANKING_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const

/** Period that a ranking counts. Source: spec §3. */
export type RankingPeriod = (typeof RANKING_PERIODS)[number]

export const RANKING_PERIOD_LABELS: Readonly<Record<RankingPeriod, string>> = {
  DAY: '일간',
  WEEK: '주간',
  MONTH: '월간',
}

export const EVENT_FILTERS = ['IN_PROGRESS', 'FINISHED'] as const

/** The tabs over events (`statusFilterEnum`). Source: spec §3. */
export type EventFilter = (typeof EVENT_FILTERS)[number]

export const EVENT_FILTER_LABELS: Readonly<Record<EventFilter, string>> = {
  IN_PROGRESS: '진행 중',
  FINISHED: '종료',
}
