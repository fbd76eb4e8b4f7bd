import type { writtenStoreGroup } from '@jangteo/contract/store/storeNotice.schemas'
import {
  checkStoreGroups,
  type PlacedStoreGroupViolation,
  STORE_GROUP_VIOLATION_TEXTS,
  type StoreGroup,
} from '@jangteo/core/store/storeGroup.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { listKnownTargets } from '@jangteo/postgres/display/target.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import {
  listStoreMainGroups,
  replaceStoreMainGroups,
  type StoreGroupRow,
} from '@jangteo/postgres/store/store-page.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { namedBy, type NamedTarget } from '../wire/named-targets.ts'
import { storeCategories } from './store-categories.ts'

type WrittenGroup = z.output<typeof writtenStoreGroup>

function toOwnGroup(row: StoreGroupRow, goods: ReadonlyMap<number, NamedTarget>) {
  return {
    title: row.title,
    storeGroupKindEnum: row.kind,
    categoryId: row.category_id,
    goodsIdList: row.goods_ids,
    goodsList: row.goods_ids.flatMap((id) => goods.get(id) ?? []),
  }
}

/** The groups of the calling seller's first page, and the categories that the store sells in. */
export const listOwnGroups = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const at = new Date(yield* Clock.currentTimeMillis)
  const rows = yield* listStoreMainGroups(storeId)
  const goodsIds = rows.flatMap(({ goods_ids: ids }) => ids)
  const named = yield* namedBy(goodsIds, listGoodsNames)
  const goods = new Map(named.map((one) => [one.targetId, one]))
  return {
    groupList: rows.map((row) => toOwnGroup(row, goods)),
    categoryList: yield* storeCategories(storeId, at),
  }
})

function toGroup({ title, storeGroupKindEnum: kind, categoryId, goodsIdList }: WrittenGroup) {
  return { title: tidyText(title), kind, categoryId, goodsIds: goodsIdList }
}

/** Groups that name a product of another store, or a category that does not exist. */
const unknownTargets = Effect.fnUntraced(function* (
  groups: readonly StoreGroup[],
  storeId: number,
): Effect.fn.Return<readonly PlacedStoreGroupViolation[], never, Db> {
  const categories = groups.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId]))
  const goods = groups.flatMap(({ goodsIds }) => goodsIds)
  const known = yield* listKnownTargets({ goods, stores: [], categories }, storeId)
  return groups.flatMap(({ categoryId, goodsIds }, group): PlacedStoreGroupViolation[] => {
    if (categoryId !== null && !known.categories.includes(categoryId)) {
      return [{ group, violation: 'CATEGORY' }]
    }
    const areKnown = goodsIds.every((id) => known.goods.includes(id))
    return areKnown ? [] : [{ group, violation: 'GOODS' }]
  })
})

const accepted = Effect.fnUntraced(function* (groups: readonly StoreGroup[], storeId: number) {
  const wrong = checkStoreGroups(groups)
  const violations = wrong.length > 0 ? wrong : yield* unknownTargets(groups, storeId)
  if (violations.length === 0) return
  yield* refused('STORE_GROUPS_INVALID', {
    violations: violations.map(({ group, violation }) => ({
      group,
      violationEnum: violation,
      message: STORE_GROUP_VIOLATION_TEXTS[violation],
    })),
  })
})

/**
 * Replaces the groups of the calling seller's first page, all of them; of two at once the second stays. Refusal:
 * STORE_GROUPS_INVALID.
 */
export const saveOwnGroups = Effect.fnUntraced(function* (input: {
  readonly groupList: readonly WrittenGroup[]
}) {
  const { storeId } = yield* callingSeller
  const groups = input.groupList.map(toGroup)
  yield* accepted(groups, storeId)
  const before = yield* listStoreMainGroups(storeId)
  yield* replaceStoreMainGroups(
    storeId,
    groups.map(({ title, kind, categoryId, goodsIds }) => ({
      title,
      kind,
      category_id: categoryId,
      goods_ids: [...goodsIds],
    })),
  )
  yield* recordAudit({
    call: 'sellerStorePage.saveGroups',
    target: `store ${storeId}`,
    before: { groupList: before },
    after: { groupList: groups },
    reason: null,
  })
  return { done: true as const }
}, transaction)
