export const GOODS_MARKS = ['LOW_STOCK', 'FRESH'] as const

/** Mark on the picture of a product in a list; the weightier one first. Source: decision 173. */
export type GoodsMark = (typeof GOODS_MARKS)[number]

export const GOODS_MARK_LABELS: Readonly<Record<GoodsMark, string>> = {
  LOW_STOCK: '품절임박',
  FRESH: '신상품',
}
