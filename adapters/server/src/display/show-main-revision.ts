import {
  listTargetCategories,
  listTargetStores,
} from '@jangteo/postgres/coupon/coupon-target.store'
import { findMainRevision } from '@jangteo/postgres/display/main-revision.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { loadGroups } from './composed-page.ts'
import { toComposed } from './main-composition.ts'
import { namedBy } from '../wire/named-targets.ts'
import { goodsNamed } from './showing-targets.ts'

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
    storeList: yield* namedBy(present(items.map(({ storeId }) => storeId)), listTargetStores),
    categoryList: yield* namedBy(
      present(items.map(({ categoryId }) => categoryId)),
      listTargetCategories,
    ),
  }
})
