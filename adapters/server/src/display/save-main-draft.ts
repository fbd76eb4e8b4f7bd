import {
  checkComposition,
  COMPOSITION_VIOLATION_TEXTS,
  type MainGroup,
  type PlacedViolation,
} from '@jangteo/core/display/composition.rules'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { surplusRevisions } from '@jangteo/core/display/revision.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  deleteMainRevisions,
  insertMainGroups,
  insertMainRevision,
  listRevisionIds,
  lockMainPage,
} from '@jangteo/postgres/display/main-revision.store'
import { listKnownTargets } from '@jangteo/postgres/display/target.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { takePictures } from './take-pictures.ts'
import { type ComposedGroup, fromComposed, toRows } from './main-composition.ts'

type DraftInput = {
  readonly page: MainPage
  readonly parentId: number | null
  readonly title: string
  readonly groupList: readonly ComposedGroup[]
}

const present = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null)

/** Groups with an item that names a product, a store or a category that does not exist. */
const unknownTargets = Effect.fnUntraced(function* (
  groups: readonly MainGroup[],
): Effect.fn.Return<readonly PlacedViolation[], never, Db> {
  const items = groups.flatMap((group) => group.items)
  const known = yield* listKnownTargets(
    {
      goods: present(items.map(({ goodsId }) => goodsId)),
      stores: present(items.map(({ storeId }) => storeId)),
      categories: present(items.map(({ categoryId }) => categoryId)),
    },
    null,
  )
  const isKnown = (ids: readonly number[], id: number | null) => id === null || ids.includes(id)
  return groups.flatMap((group, place) =>
    group.items.every(
      ({ goodsId, storeId, categoryId }) =>
        isKnown(known.goods, goodsId) &&
        isKnown(known.stores, storeId) &&
        isKnown(known.categories, categoryId),
    )
      ? []
      : [{ group: place, violation: 'ITEM' as const }],
  )
})

/** Groups with an item whose picture was uploaded and is missing; those that are there stay from now on. */
const missingPictures = Effect.fnUntraced(function* (
  groups: readonly MainGroup[],
): Effect.fn.Return<readonly PlacedViolation[], never, Db> {
  const violations: PlacedViolation[] = []
  for (const [place, { items }] of groups.entries()) {
    const names = items.flatMap(({ picture }) => picture ?? [])
    if (!(yield* takePictures(names))) violations.push({ group: place, violation: 'ITEM' })
  }
  return violations
})

const accepted = Effect.fnUntraced(function* (
  groupList: readonly ComposedGroup[],
): Effect.fn.Return<readonly MainGroup[], Refused<'MAIN_COMPOSITION_INVALID'>, Db> {
  const groups = groupList.map(fromComposed)
  const wrong = checkComposition(groups)
  const violations =
    wrong.length > 0
      ? wrong
      : [...(yield* unknownTargets(groups)), ...(yield* missingPictures(groups))]
  if (violations.length === 0) return groups
  return yield* refused('MAIN_COMPOSITION_INVALID', {
    violations: violations.map(({ group, violation }) => ({
      group,
      violationEnum: violation,
      message: COMPOSITION_VIOLATION_TEXTS[violation],
    })),
  })
})

/**
 * Saves a draft of a page. Drafts are never changed, so two people who save at once have two of them, and publishing
 * decides. The oldest of more than twenty drafts goes. Refusal: MAIN_COMPOSITION_INVALID.
 */
export const saveMainDraft = Effect.fnUntraced(function* ({
  page,
  parentId,
  title,
  groupList,
}: DraftInput) {
  const groups = yield* accepted(groupList)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* lockMainPage(page)
  const revisionId = yield* insertMainRevision({
    page,
    title,
    parent_id: parentId,
    created_at: at,
  })
  yield* insertMainGroups(revisionId, groups.map(toRows))
  const surplus = surplusRevisions(yield* listRevisionIds(page, 'DRAFT'), null)
  if (surplus.length > 0) yield* deleteMainRevisions(surplus)
  yield* recordAudit({
    call: 'operatorMain.save',
    target: `main page ${page}`,
    before: null,
    after: { revisionId, title, parentId },
    reason: null,
  })
  return { revisionId }
}, transaction)
