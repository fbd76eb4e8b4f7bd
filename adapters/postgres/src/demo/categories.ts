import type { DEMO_CATEGORIES } from './categories.data.ts'

type Tree = typeof DEMO_CATEGORIES
type MiddleOf<Root> = Root extends { readonly middles: infer Middles }
  ? Middles[keyof Middles]
  : never
type LeafOf<Middle> = Middle extends { readonly leaves: infer Leaves } ? keyof Leaves : never

/** The slug of a leaf, where goods lie. */
export type CategorySlug = LeafOf<MiddleOf<Tree[keyof Tree]>>
