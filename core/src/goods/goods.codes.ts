export const GOODS_TYPES = [
  'NORMAL',
  'NORMAL_DEAL',
  'CUSTOM_MADE',
  'CUSTOM_MADE_DEAL',
  'PROMOTION',
] as const

/** Kind of a product. Source: spec §3. */
export type GoodsType = (typeof GOODS_TYPES)[number]

export const GOODS_TYPE_LABELS: Readonly<Record<GoodsType, string>> = {
  NORMAL: '일반상품',
  NORMAL_DEAL: '특가상품',
  CUSTOM_MADE: '주문제작',
  CUSTOM_MADE_DEAL: '주문제작 특가',
  PROMOTION: '프로모션상품',
}

export const GOODS_SALE_STATUSES = ['SALE', 'OUT_OF_STOCK', 'STOP'] as const

/** Sale status that the seller sets for a product or an option. Source: spec §3. */
export type GoodsSaleStatus = (typeof GOODS_SALE_STATUSES)[number]

export const GOODS_SALE_STATUS_LABELS: Readonly<Record<GoodsSaleStatus, string>> = {
  SALE: '판매중',
  OUT_OF_STOCK: '품절',
  STOP: '판매중지',
}

export const GOODS_DISPLAY_SALE_STATUSES = [
  'WAIT',
  'SALE',
  'OUT_OF_STOCK',
  'STOP',
  'FINISHED',
] as const

/** Sale status that the buyer sees: the seller's status, the sale period and the stock together. Source: spec §3. */
export type GoodsDisplaySaleStatus = (typeof GOODS_DISPLAY_SALE_STATUSES)[number]

export const GOODS_DISPLAY_SALE_STATUS_LABELS: Readonly<Record<GoodsDisplaySaleStatus, string>> = {
  WAIT: '판매예정',
  SALE: '판매중',
  OUT_OF_STOCK: '품절',
  STOP: '판매중지',
  FINISHED: '판매종료',
}

export const GOODS_SORTS = ['RANKING', 'NEW', 'LOW_PRICE', 'HIGH_PRICE', 'REVIEW'] as const

/** The order of a list of goods. Source: spec §3. */
export type GoodsSort = (typeof GOODS_SORTS)[number]

export const GOODS_SORT_LABELS: Readonly<Record<GoodsSort, string>> = {
  RANKING: '랭킹순',
  NEW: '최신순',
  LOW_PRICE: '낮은 가격순',
  HIGH_PRICE: '높은 가격순',
  REVIEW: '리뷰순',
}

export const GOODS_NOTICE_DISPLAYS = ['TOP', 'BOTTOM', 'TOP_BOTTOM'] as const

/** State of the seller's notice on the product page. Source: spec §3, domain-rules §5.3. */
export type GoodsNoticeDisplay = (typeof GOODS_NOTICE_DISPLAYS)[number]

export const GOODS_NOTICE_DISPLAY_LABELS: Readonly<Record<GoodsNoticeDisplay, string>> = {
  TOP: '상단',
  BOTTOM: '하단',
  TOP_BOTTOM: '상단·하단',
}

export const GOODS_OPTION_KINDS = ['OPTION', 'ADDON'] as const

/** An option of the product itself, or an add-on that is sold only together with one. Source: spec §5. */
export type GoodsOptionKind = (typeof GOODS_OPTION_KINDS)[number]
