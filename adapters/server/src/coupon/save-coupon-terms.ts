import { COUPON_TERMS_VIOLATION_TEXTS } from '@jangteo/core/coupon/couponTerms.messages'
import type { CouponTermsViolation } from '@jangteo/core/coupon/couponTerms.codes'
import {
  changesPromise,
  checkCouponTerms,
  coversIssued,
  type CouponTerms,
} from '@jangteo/core/coupon/couponTerms.rules'
import { lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import {
  findWordOwner,
  insertTerms,
  updateTerms,
} from '@jangteo/postgres/coupon/coupon-terms.store'
import { listKnownTargets } from '@jangteo/postgres/display/target.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { type CallingIssuer, isOwn, issuedCouponOf } from './coupon-issuer.ts'
import { fromWritten, targetIdsOf, toColumns, toTerms, type WrittenTerms } from './coupon-terms.ts'

const invalid = (violations: readonly CouponTermsViolation[]) =>
  refused('COUPON_TERMS_INVALID', {
    violations: violations.map((violationEnum) => ({
      violationEnum,
      message: COUPON_TERMS_VIOLATION_TEXTS[violationEnum],
    })),
  })

/** True when everything that a coupon names exists, and belongs to its store where it is a store's. */
const areTargetsKnown = Effect.fnUntraced(function* (
  { target }: CouponTerms,
  storeId: number | null,
): Effect.fn.Return<boolean, never, Db> {
  const ids = targetIdsOf(target)
  if (ids.length === 0) return true
  const known = yield* listKnownTargets(
    {
      goods: target.kind === 'GOODS' ? ids : [],
      stores: target.kind === 'STORES' ? ids : [],
      categories: target.kind === 'CATEGORIES' ? ids : [],
    },
    storeId,
  )
  return known.goods.length + known.stores.length + known.categories.length === ids.length
})

/** A store names itself where its coupon is for everything that it sells. */
function forStore(written: WrittenTerms, storeId: number | null): WrittenTerms {
  const { targetEnum, targetIdList } = written
  const isWhole = storeId !== null && targetEnum === 'STORES' && targetIdList.length === 0
  return isWhole ? { ...written, targetIdList: [storeId] } : written
}

const accepted = Effect.fnUntraced(function* (
  written: WrittenTerms,
  storeId: number | null,
): Effect.fn.Return<CouponTerms, Refused<'COUPON_TERMS_INVALID'>, Db> {
  const terms = fromWritten(forStore(written, storeId))
  const violations = checkCouponTerms(terms, storeId)
  if (violations.length > 0) return yield* invalid(violations)
  return (yield* areTargetsKnown(terms, storeId)) ? terms : yield* invalid(['TARGET'])
})

/**
 * Makes a coupon of the calling issuer. Of two with one word the unique index lets one pass. Refusals:
 * COUPON_TERMS_INVALID, COUPON_WORD_TAKEN.
 */
export const createCouponTerms = (issuer: CallingIssuer, call: string) =>
  Effect.fnUntraced(function* (input: WrittenTerms) {
    const { storeId } = yield* issuer
    const terms = yield* accepted(input, storeId)
    const at = new Date(yield* Clock.currentTimeMillis)
    const id = yield* insertTerms({ ...toColumns(terms), store_id: storeId, created_at: at })
    if (id === null) return yield* refused('COUPON_WORD_TAKEN')
    yield* recordAudit({ call, target: `coupon ${id}`, before: null, after: terms, reason: null })
    return { couponId: id }
  }, transaction)

/**
 * Changes the terms of one of the caller's coupons under its lock, which downloads wait for; its word is locked as well, so
 * that of two changes to one word the second finds it taken. A change of what holders pay
 * by raises the revision, so that they take the new terms themselves. Refusals: COUPON_NOT_EXIST, COUPON_TERMS_INVALID,
 * COUPON_WORD_TAKEN. Source: decision 030.
 */
export const changeCouponTerms = (issuer: CallingIssuer, call: string) =>
  Effect.fnUntraced(function* (input: WrittenTerms & { readonly id: number }) {
    const { id, ...written } = input
    const caller = yield* issuer
    const found = yield* issuedCouponOf(id, caller)
    const locked = yield* lockCoupon(id)
    if (locked === undefined || locked.deleted_at !== null || !isOwn(found, caller)) {
      return yield* refused('COUPON_NOT_EXIST')
    }
    const [before, after] = [toTerms(locked), yield* accepted(written, caller.storeId)]
    if (!coversIssued(after, locked.issued_count)) return yield* invalid(['LIMIT'])
    if (after.word !== null) yield* lockNames([`coupon word ${after.word}`])
    const owner = after.word === null ? null : yield* findWordOwner(after.word)
    if (owner !== null && owner !== id) return yield* refused('COUPON_WORD_TAKEN')
    const revision = locked.revision + (changesPromise(before, after) ? 1 : 0)
    yield* updateTerms(id, { ...toColumns(after), revision })
    yield* recordAudit({ call, target: `coupon ${id}`, before, after, reason: null })
    return { couponId: id }
  }, transaction)
