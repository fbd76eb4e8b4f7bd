import {
  decideBrand,
  decideBrandRemoval,
  decideMerge,
  type WrittenBrand,
} from '@jangteo/core/search/brand.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  countBrandUse,
  deleteBrand,
  insertBrand,
  isBrandNameTaken,
  lockBrand,
  lockBrands,
  mergeBrand,
  noteBrandChange,
  updateBrand,
} from '@jangteo/postgres/search/brand-edit.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../call/once.ts'
import { refused, type Refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'

type Names = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliasList: readonly string[]
}
type OfBrand = { readonly id: number }

const created = z.object({ brandId: z.int() })

/** Decides typed names while all brands are locked, so that of two of one name the second finds the first. */
const accepted = Effect.fnUntraced(function* (
  { name, nameEn, aliasList: aliases }: Names,
  exceptId: number | null,
): Effect.fn.Return<
  WrittenBrand,
  Refused<'BRAND_NAME_INVALID' | 'BRAND_ALIASES_INVALID' | 'BRAND_NAME_TAKEN'>,
  Db
> {
  const decided = decideBrand({ name, nameEn, aliases })
  if (!decided.ok) return yield* refused(decided.reason)
  yield* lockBrands
  if (yield* isBrandNameTaken(decided.value.name, exceptId))
    return yield* refused('BRAND_NAME_TAKEN')
  return decided.value
})

const lockedBrand = Effect.fnUntraced(function* (id: number) {
  const row = yield* lockBrand(id)
  if (row === undefined) return yield* refused('BRAND_NOT_FOUND')
  const { name, name_en: nameEn, aliases, merged_into: mergedInto } = row
  return { names: { name, nameEn, aliases }, merged: { brandId: id, mergedInto } }
})

/** Adds a brand, once for a key. Refusals: BRAND_NAME_INVALID, BRAND_ALIASES_INVALID, BRAND_NAME_TAKEN. */
export const createBrand = Effect.fnUntraced(
  function* (input: Names) {
    const brand = yield* accepted(input, null)
    const brandId = yield* insertBrand(brand)
    yield* recordAudit({
      call: 'operatorBrand.create',
      target: `brand:${brandId}`,
      before: null,
      after: brand,
      reason: null,
    })
    return { brandId }
  },
  onceByKey('operatorBrand.create', created),
)

/** Changes the names of a brand. Refusals: those of `createBrand`, BRAND_NOT_FOUND. */
export const changeBrand = Effect.fnUntraced(function* ({ id, ...input }: Names & OfBrand) {
  const brand = yield* accepted(input, id)
  const { names: before } = yield* lockedBrand(id)
  yield* updateBrand(id, brand)
  yield* noteBrandChange(id)
  yield* recordAudit({
    call: 'operatorBrand.change',
    target: `brand:${id}`,
    before,
    after: brand,
    reason: null,
  })
  return { done: true as const }
}, transaction)

/**
 * Merges a brand into another. All brands are locked first, so that two that are merged into each other at once end as one.
 * Refusals: BRAND_NOT_FOUND, BRAND_NOT_MERGEABLE.
 */
export const mergeBrands = Effect.fnUntraced(function* ({
  id,
  intoBrandId,
}: OfBrand & { readonly intoBrandId: number }) {
  yield* lockBrands
  const brand = yield* lockedBrand(id)
  const into = id === intoBrandId ? brand : yield* lockedBrand(intoBrandId)
  const decision = decideMerge(brand.merged, into.merged)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* mergeBrand(id, intoBrandId)
  yield* noteBrandChange(intoBrandId)
  yield* recordAudit({
    call: 'operatorBrand.merge',
    target: `brand:${id}`,
    before: { name: brand.names.name },
    after: { mergedInto: intoBrandId, name: into.names.name },
    reason: null,
  })
  return { done: true as const }
}, transaction)

/**
 * Deletes a brand that nothing uses; its lock has products that would name it wait. Refusals: BRAND_NOT_FOUND,
 * BRAND_IN_USE.
 */
export const removeBrand = Effect.fnUntraced(function* ({ id }: OfBrand) {
  yield* lockBrands
  const { names: before } = yield* lockedBrand(id)
  const decision = decideBrandRemoval(yield* countBrandUse(id))
  if (!decision.ok) return yield* refused(decision.reason)
  yield* deleteBrand(id)
  yield* recordAudit({
    call: 'operatorBrand.remove',
    target: `brand:${id}`,
    before,
    after: null,
    reason: null,
  })
  return { done: true as const }
}, transaction)
