import type { TestMarket } from '../market.ts'

/** A root, a middle category and a leaf in it, by their ids. */
export type Branch = { readonly root: number; readonly middle: number; readonly leaf: number }

async function insert(
  market: TestMarket,
  category: {
    readonly parent: number | null
    readonly depth: 1 | 2 | 3
    readonly name: string
    readonly position?: number
  },
): Promise<number> {
  const { parent, depth, name, position = 1_000 } = category
  const { id } = await market.database.db
    .insertInto('categories')
    .values({
      parent_id: parent,
      depth,
      name,
      slug: crypto.randomUUID(),
      picture: depth === 3 ? null : `category-${name}`,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A category of the first level, behind those of the demo. */
export const aRoot = (market: TestMarket, name: string) =>
  insert(market, { parent: null, depth: 1, name })

export const aMiddle = (market: TestMarket, parent: number, name: string) =>
  insert(market, { parent, depth: 2, name })

export const aLeaf = (market: TestMarket, parent: number, name: string) =>
  insert(market, { parent, depth: 3, name })

/** An empty branch of a test's own, from the root down to one leaf. */
export async function aBranch(market: TestMarket): Promise<Branch> {
  const root = await aRoot(market, '시험')
  const middle = await aMiddle(market, root, '시험 중')
  return { root, middle, leaf: await aLeaf(market, middle, '시험 소') }
}

/** The columns that put a product into the leaf of a branch. */
export function inBranch({ root, middle, leaf }: Branch) {
  return { category_root_id: root, category_middle_id: middle, category_id: leaf }
}
