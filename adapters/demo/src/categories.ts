import { DEMO_CATEGORIES } from './categories.data.ts'
import type { RootSeed } from './categories.types.ts'

type Tree = typeof DEMO_CATEGORIES
type MiddleOf<Root> = Root extends { readonly middles: infer Middles }
  ? Middles[keyof Middles]
  : never
type LeafOf<Middle> = Middle extends { readonly leaves: infer Leaves } ? keyof Leaves : never

/** The slug of a leaf, where goods lie. */
export type CategorySlug = LeafOf<MiddleOf<Tree[keyof Tree]>>

/** A category with the slug of the one above it; `null` above a root, and for a leaf's picture: it has none. */
export type CategoryEntry = {
  readonly slug: string
  readonly parent: string | null
  readonly depth: number
  readonly name: string
  /** From 1 among the children of one parent. */
  readonly position: number
  readonly picture: string | null
}

const TREE: Readonly<Record<string, RootSeed>> = DEMO_CATEGORIES

const ROOTS: readonly CategoryEntry[] = Object.entries(TREE).map(([slug, { name }], index) => ({
  slug,
  parent: null,
  depth: 1,
  name,
  position: index + 1,
  picture: categoryPicture(slug),
}))

const MIDDLES: readonly CategoryEntry[] = Object.entries(TREE).flatMap(([parent, { middles }]) =>
  Object.entries(middles).map(([slug, { name }], index) => ({
    slug,
    parent,
    depth: 2,
    name,
    position: index + 1,
    picture: categoryPicture(slug),
  })),
)

const LEAVES: readonly CategoryEntry[] = Object.values(TREE)
  .flatMap(({ middles }) => Object.entries(middles))
  .flatMap(([parent, { leaves }]) =>
    Object.entries(leaves).map(([slug, name], index) => ({
      slug,
      parent,
      depth: 3,
      name,
      position: index + 1,
      picture: null,
    })),
  )

/** The tree level by level, from the roots: each level is loaded after the one above it. */
export const CATEGORY_LEVELS: readonly (readonly CategoryEntry[])[] = [ROOTS, MIDDLES, LEAVES]

/** The names of the pictures of roots and middle ones, a root before its own. */
export const CATEGORY_PICTURES: readonly string[] = Object.entries(TREE).flatMap(
  ([slug, { middles }]) => [slug, ...Object.keys(middles)].map(categoryPicture),
)

function categoryPicture(slug: string): string {
  return `category-${slug}`
}

/** The slug of the root that a leaf lies under. */
export function rootOfLeaf(leaf: CategorySlug): string {
  const middle = LEAVES.find(({ slug }) => slug === leaf)?.parent
  const root = MIDDLES.find(({ slug }) => slug === middle)?.parent
  if (root === undefined || root === null) throw new Error(`category ${leaf} has no root`)
  return root
}
