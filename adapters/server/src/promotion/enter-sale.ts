import { drawPersonOf } from '@jangteo/core/display/draw.rules'
import { NO_NONCE, saleEntryHashOf } from '@jangteo/core/promotion/saleDraw.rules'
import { decideSaleEntry } from '@jangteo/core/promotion/saleEntry.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { AT_ONCE, type Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import {
  findOwnSaleEntry,
  insertSaleEntry,
  takeSaleEntryNo,
} from '@jangteo/postgres/promotion/sale-entry.store'
import { findSaleGoods, type SoldSpeciallyRow } from '@jangteo/postgres/promotion/sale-goods.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { AddressTries } from '../call/address-tries.ts'
import { callingMember } from '../call/member-caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { openDrawKeys } from '../display/event/draw-keys.ts'
import { Seals } from '../wire/seals.ts'
import { isAdultMember } from '../call/is-adult.ts'

type EnterSaleInput = {
  readonly saleGoodsId: number
  readonly clientNonce?: string | undefined
  readonly agreedTermsList: readonly TermsKind[]
}

/** Tries of a member at one address in a minute. Source: market-rules §8. */
const TRIES_PER_MINUTE_MAX = 10

const requireFewTries = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<void, Refused<'TOO_MANY_REQUESTS'>, AddressTries> {
  const tries = yield* AddressTries
  const isWithin = yield* tries.count(`special sale ${memberId}`, TRIES_PER_MINUTE_MAX)
  if (!isWithin) yield* refused('TOO_MANY_REQUESTS')
})

/** Counts the try while it reads the product and the member's entry, with the number that a new entry would have. */
const load = (saleGoodsId: number, memberId: number) =>
  Effect.all(
    [
      findSaleGoods(saleGoodsId),
      findOwnSaleEntry(saleGoodsId, memberId),
      takeSaleEntryNo(),
      requireFewTries(memberId),
    ],
    AT_ONCE,
  )

/** True when the member is certified as an adult; nobody is asked for a product for everybody. */
const isCertified = Effect.fnUntraced(function* (
  memberId: number,
  { goods, nowMs }: { readonly goods: SoldSpeciallyRow; readonly nowMs: number },
): Effect.fn.Return<boolean, never, Db> {
  if (!goods.is_adult_only) return false
  const member = yield* findMember(memberId)
  return isAdultMember(member, nowMs)
})

/**
 * Enters the member to buy a product of a special sale; a second try answers the first entry. One insertion that locks
 * nothing for others: the unique row of product and member decides, and the sale is shared with it, so that whoever draws
 * sees every entry that was answered. Refusals: SPECIAL_SALE_NOT_FOUND, SALE_ENTRY_NOT_OPEN, SALE_ENTRY_CLOSED,
 * ADULT_CERTIFICATION_REQUIRED, TERMS_REQUIRED, TOO_MANY_REQUESTS. Source: market-rules §8.3, decision 194.
 */
export const enterSale = Effect.fnUntraced(function* (input: EnterSaleInput) {
  const memberId = yield* callingMember
  const { saleGoodsId, clientNonce: nonce = NO_NONCE } = input
  const nowMs = yield* Clock.currentTimeMillis
  const [goods, former, entryNo] = yield* load(saleGoodsId, memberId)
  if (goods === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  if (former !== undefined) return { entryNo: former.id, entryHash: former.entry_hash }
  const facts = {
    isAdultOnly: goods.is_adult_only,
    isAdultCertified: yield* isCertified(memberId, { goods, nowMs }),
    agreed: input.agreedTermsList,
  }
  const decision = decideSaleEntry(toSaleClock(goods.sale), facts, nowMs)
  if (!decision.ok) return yield* refused(decision.reason)
  const { sealed_keys: sealedKeys } = goods.sale
  if (sealedKeys === null) return yield* refused('SALE_ENTRY_NOT_OPEN')
  const { personKey } = openDrawKeys(yield* Seals, sealedKeys)
  const person = drawPersonOf(personKey, memberId)
  const entryHash = saleEntryHashOf({ saleGoodsId, entryNo, person, nonce })
  return yield* write({ id: entryNo, saleGoodsId, memberId, entryHash, at: new Date(nowMs) })
})

type NewEntry = Parameters<typeof insertSaleEntry>[0]

const write = Effect.fnUntraced(function* (
  entry: NewEntry,
): Effect.fn.Return<{ entryNo: number; entryHash: string }, Refused<'SALE_ENTRY_CLOSED'>, Db> {
  const { id: entryNo, entryHash, saleGoodsId, memberId } = entry
  const isNew = yield* insertSaleEntry(entry)
  if (isNew) return { entryNo, entryHash }
  const written = yield* findOwnSaleEntry(saleGoodsId, memberId)
  if (written === undefined) return yield* refused('SALE_ENTRY_CLOSED')
  return { entryNo: written.id, entryHash: written.entry_hash }
})
