import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote, QuoteRefusal } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { findItem } from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { type ClaimSubject, loadSubject } from '../../claim/request/claim-subject.ts'
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

type Asked = {
  readonly fault: ClaimFault
  readonly ledger: OrderLedger
  readonly nowMs: number
}

/** Quotes the return of a defect: fetched from where it was delivered to. Refusals: those of `quoteClaim`. */
export const quoteDefect = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  asked: Asked,
): Effect.fn.Return<ClaimQuote, Refused<QuoteRefusal>, Db> {
  const places = { pickupZonecode: null, reshipZonecode: null }
  const quote = yield* quoteAtFault(subject, { ...asked, ...places, type: 'RETURN' })
  return quote.ok ? quote.value : yield* refused(quote.reason)
})
