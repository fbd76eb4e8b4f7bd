export const TARGET_KINDS = ['GOODS', 'STORE', 'CATEGORY', 'EXHIBITION', 'EVENT', 'COUPON'] as const

/** Kind of what pages and coupons name: found by a part of its name, and stored by its id. */
export type TargetKind = (typeof TARGET_KINDS)[number]

export const TARGET_KIND_LABELS: Readonly<Record<TargetKind, string>> = {
  GOODS: '상품',
  STORE: '스토어',
  CATEGORY: '카테고리',
  EXHIBITION: '기획전',
  EVENT: '이벤트',
  COUPON: '쿠폰',
}

/** Most targets of one answer. */
export const TARGET_COUNT_MAX = 20
