/** Text for a listing state of a product, which is a state of its chart. */
export const GOODS_LISTING_LABELS = {
  DRAFT: '작성 중',
  REVIEWING: '심사 중',
  LISTED: '판매 등록',
  REJECTED: '반려',
  STOPPED: '운영자 중지',
  DELETED: '삭제',
} as const

/**
 * Listing state of a product, as stored. Buyers meet products in `LISTED` and no others. Source: market-rules §9.3.
 */
export type GoodsListing = keyof typeof GOODS_LISTING_LABELS

export const GOODS_LISTINGS = [
  'DRAFT',
  'REVIEWING',
  'LISTED',
  'REJECTED',
  'STOPPED',
  'DELETED',
] as const satisfies readonly GoodsListing[]

/** The listing state in which buyers meet a product. Source: market-rules §9.3, decision 129. */
export const LISTED = 'LISTED' satisfies GoodsListing

export const GOODS_REVIEW_REASONS = [
  'FIRST_GOODS',
  'ADULT',
  'CATEGORY',
  'WORD',
  'REVIEWED',
] as const

/** Reason for which a product is reviewed before buyers see it, or see its new texts. Source: market-rules §9.3. */
export type GoodsReviewReason = (typeof GOODS_REVIEW_REASONS)[number]

export const GOODS_REVIEW_REASON_LABELS: Readonly<Record<GoodsReviewReason, string>> = {
  FIRST_GOODS: '스토어의 첫 상품',
  ADULT: '19세 이상 상품',
  CATEGORY: '심사하는 카테고리',
  WORD: '확인이 필요한 단어',
  REVIEWED: '심사한 상품의 내용 변경',
}
