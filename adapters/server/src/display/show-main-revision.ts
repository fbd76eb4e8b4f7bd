import {
  listTargetCategories,
  listTargetStores,
} from '@jangteo/postgres/coupon/coupon-target.store'
import { findMainRevision } from '@jangteo/postgres/display/main-revision.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { loadGroups } from './composed-page.ts'
import { toComposed } from './main-composition.ts'
import { goodsNamed } from './showing-targets.ts'

type NamedRow = { readonly id: number; readonly name: string }
type Named = { readonly targetId: number; readonly name: string }

/** Names rows by their ids; without ids nothing is asked. */
const named = Effect.fnUntraced(function* (
  ids: readonly number[],
  list: (ids: readonly number[]) => Effect.Effect<readonly NamedRow[], never, Db>,
): Effect.fn.Return<Named[], never, Db> {
  if (ids.length === 0) return []
  return (yield* list(ids)).map(({ id, name }) => ({ targetId: id, name }))
})

const present = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null)

/** The content of a revision, to begin another one with. Refusal: MAIN_REVISION_NOT_FOUND. */
export const showMainRevision = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const revision = yield* findMainRevision(id)
  if (revision === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
  const groups = yield* loadGroups(id)
  const items = groups.flatMap((group) => group.items)
  return {
    title: revision.title,
    groupList: groups.map(toComposed),
    goodsList: yield* goodsNamed(present(items.map(({ goodsId }) => goodsId))),
    storeList: yield* named(present(items.map(({ storeId }) => storeId)), listTargetStores),
    categoryList: yield* named(
      present(items.map(({ categoryId }) => categoryId)),
      listTargetCategories,
    ),
  }
})
