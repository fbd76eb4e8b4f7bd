export const CATEGORY_DEPTHS = [1, 2, 3] as const

/** The level of a category: root, middle, leaf. Goods lie in leaves. */
export type CategoryDepth = (typeof CATEGORY_DEPTHS)[number]
