import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote, QuoteRefusal } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { checkDefectClaim } from '@jangteo/core/claim/request/claimCheck.rules'
import { decideDefectPeriod } from '@jangteo/core/claim/request/defectClaim.rules'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { findItem, type ItemRow } from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { callingOperator } from '../../call/staff-caller.ts'
import { loadLedger } from '../../claim/refund/load-ledger.ts'
import { refused, type Refused } from '../../call/refused.ts'
import {
  checkedGroup,
  type ClaimSubject,
  loadSubject,
  sharingStoreCoupon,
} from '../../claim/request/claim-subject.ts'
import { quoteAtFault } from '../../claim/refund/quote-claim.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'

/** Items that a defect is claimed of, by their ids on the wire. */
export type DefectItems = { readonly orderItemIdEncryptList: readonly string[] }

/** Items that a defect is claimed of, as rows know them: of one shipping group of an order. */
export type DefectPlace = {
  readonly orderId: number
  readonly groupId: number
  readonly orderItemIds: readonly number[]
}

/** Finds the order and the shipping group of items. Refusal: ORDER_ITEM_NOT_FOUND. */
export const findDefectPlace = Effect.fnUntraced(function* ({
  orderItemIdEncryptList: sealed,
}: DefectItems): Effect.fn.Return<DefectPlace, Refused<'ORDER_ITEM_NOT_FOUND'>, Db | WireIds> {
  const wireIds = yield* WireIds
  const [first = ''] = sealed
  const itemId = yield* openId('orderItem', first, refused('ORDER_ITEM_NOT_FOUND'))
  const item = yield* findItem(itemId)
  if (item === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
  const orderItemIds = [...new Set(sealed.map((id) => wireIds.open('orderItem', id) ?? 0))]
  return { orderId: item.order_id, groupId: item.shipping_group_id, orderItemIds }
})

/** Loads what a defect is claimed of. */
export const loadDefectSubject = ({
  orderId,
  groupId,
  orderItemIds,
}: DefectPlace): Effect.Effect<ClaimSubject, never, Db> =>
  Effect.orDie(loadSubject(orderId, groupId, orderItemIds))

/** When an item was supplied: delivered, or confirmed on its way. */
export function suppliedAtMs(item: ItemRow): number {
  return (item.delivered_at ?? item.shipped_at ?? item.status_changed_at).getTime()
}

/** Checks whether a defect of the chosen items may be claimed. Refusals: those of `checkDefectClaim`. */
export function checkDefectSubject(subject: ClaimSubject, ledger: OrderLedger) {
  return checkDefectClaim({
    orderItemIds: subject.orderItemIds,
    group: checkedGroup(subject),
    itemsSharingStoreCoupon: sharingStoreCoupon(subject, ledger),
  })
}

/** Finds the items of an order of which the calling operator may claim a defect that is found today. */
export const findDefectClaimable = Effect.fnUntraced(function* (
  orderId: number,
  items: readonly ItemRow[],
): Effect.fn.Return<ReadonlySet<number>, never, Caller | Db> {
  const { isAdmin: isChief, permissions } = yield* callingOperator
  if (!hasPermission({ isChief, permissions }, 'CLAIMS')) return new Set<number>()
  const nowMs = yield* Clock.currentTimeMillis
  const noticedOn = kstDayOf(nowMs)
  const confirmed = items.filter(
    (item) =>
      item.status === 'BF' &&
      decideDefectPeriod({ deliveredAtMs: suppliedAtMs(item), noticedOn, nowMs }).ok,
  )
  if (confirmed.length === 0) return new Set<number>()
  const ledger = yield* loadLedger(orderId)
  const claimable = new Set<number>()
  for (const [groupId, ofGroup] of Map.groupBy(confirmed, (item) => item.shipping_group_id)) {
    const subject = yield* loadDefectSubject({ orderId, groupId, orderItemIds: [] })
    for (const { id } of ofGroup) {
      if (checkDefectSubject({ ...subject, orderItemIds: [id] }, ledger).ok) claimable.add(id)
    }
  }
  return claimable
})

type DefectQuestion = {
  readonly fault: ClaimFault
  readonly ledger: OrderLedger
  readonly nowMs: number
}

/** Quotes the return of a defect: fetched from where it was delivered to. Refusals: those of `quoteClaim`. */
export const quoteDefect = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  asked: DefectQuestion,
): Effect.fn.Return<ClaimQuote, Refused<QuoteRefusal>, Db> {
  const places = { pickupZonecode: null, reshipZonecode: null }
  const quote = yield* quoteAtFault(subject, { ...asked, ...places, type: 'RETURN' })
  return quote.ok ? quote.value : yield* refused(quote.reason)
})
