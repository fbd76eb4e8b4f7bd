import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { showableItems } from '@jangteo/core/display/mainGroup.rules'
import { RECOMMEND_AGE_LABELS, RECOMMEND_AGES } from '@jangteo/core/search/search.codes'
import type { RecommendAge } from '@jangteo/core/search/search.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../../call/cached.ts'
import { categoryTree } from '../../category/category-tree.ts'
import { toBlockGoods } from '../../goods/block-goods.ts'
import type { ChipContent, Filling } from '../block-content.ts'
import { loadBoard, type ShownBoard } from './load-board.ts'

type BoardFilling = Effect.Effect<ChipContent, never, Db | FigureCache>
type Chip = ChipContent['chipList'][number]

/** A board of a block under its name; none where it has too few products. */
function toChips(title: string, board: ShownBoard, { group, nowMs }: Filling): readonly Chip[] {
  const rows = board.entries.map(({ row }) => row)
  const goodsList = toBlockGoods(rows, { countMax: group.goodsMax, nowMs })
  return goodsList.length < HOME_BLOCKS[group.blockType].shownMin ? [] : [{ title, goodsList }]
}

const categoryChips = Effect.fnUntraced(function* (
  categoryId: number,
  filling: Filling,
): Effect.fn.Return<readonly Chip[], never, Db | FigureCache> {
  const { nodes } = yield* categoryTree
  const category = nodes.get(categoryId)
  if (category === undefined) return []
  const board = yield* loadBoard({ period: 'WEEK', categoryId, age: 'ALL', gender: 'ALL' })
  return toChips(category.name, board, filling)
})

/** The boards of the week of some categories. */
export const fillCategories = (filling: Filling): BoardFilling => {
  const { group, nowMs } = filling
  const items = group.items.map((item) => ({ ...item, isReachable: item.categoryId !== null }))
  const ids = showableItems(group.blockType, items, nowMs).flatMap(({ categoryId }) =>
    categoryId === null ? [] : [categoryId],
  )
  return Effect.map(
    Effect.forEach(ids, (id) => categoryChips(id, filling), { concurrency: 'unbounded' }),
    (chips) => ({ chipList: chips.flat() }),
  )
}

const ageChips = Effect.fnUntraced(function* (
  age: RecommendAge,
  filling: Filling,
): Effect.fn.Return<readonly Chip[], never, Db | FigureCache> {
  const board = yield* loadBoard({ period: 'WEEK', categoryId: null, age, gender: 'ALL' })
  return board.isFallback ? [] : toChips(RECOMMEND_AGE_LABELS[age], board, filling)
})

/** The boards of the week of all ages that have one, the caller's own first; `null` where nobody knows it. */
export const fillAges = (filling: Filling, own: RecommendAge | null): BoardFilling => {
  const ages = RECOMMEND_AGES.filter((age) => age !== 'ALL')
  const ordered = [...ages.filter((age) => age === own), ...ages.filter((age) => age !== own)]
  return Effect.map(
    Effect.forEach(ordered, (age) => ageChips(age, filling), { concurrency: 'unbounded' }),
    (chips) => ({ chipList: chips.flat() }),
  )
}
