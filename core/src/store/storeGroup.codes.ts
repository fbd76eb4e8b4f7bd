export const STORE_GROUP_KINDS = ['BEST', 'NEW', 'CATEGORY', 'MANUAL'] as const

/** Kind of a group on a store's first page: what fills it. Source: market-rules §6. */
export type StoreGroupKind = (typeof STORE_GROUP_KINDS)[number]

export const STORE_GROUP_KIND_LABELS: Readonly<Record<StoreGroupKind, string>> = {
  BEST: '많이 팔린 상품',
  NEW: '새로 나온 상품',
  CATEGORY: '카테고리',
  MANUAL: '직접 선택',
}

/** Most groups of a store, and most products of one. Source: market-rules §6. */
export const STORE_GROUP_COUNT_MAX = 10
export const STORE_GROUP_GOODS_COUNT_MAX = 30

/** The longest title of a group, in characters. Source: market-rules §6. */
export const STORE_GROUP_TITLE_LENGTH_MAX = 20
