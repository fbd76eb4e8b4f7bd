import { depositDaysOf } from '@jangteo/core/calendar/deadline.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { listAddresses } from '@jangteo/postgres/address/address.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import { findLastPaidMethod } from '@jangteo/postgres/payment/payment.store'
import { listZoneRanges } from '@jangteo/postgres/shipping/area-zone.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toAddressAnswer } from '../address/address-answer.ts'
import { Caller, memberIdOf } from '../call/caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { mayAwaitDeposit } from '../payment/deposit-stock.ts'
import { offerMethods, toMethodsAnswer } from '../payment/open-methods.ts'
import { piecesOf, requireBuyable, stockOf } from '../pricing/chosen-lines.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { toSummaryAnswer } from '../pricing/totals-answer.ts'
import { loadLinesOfOrder, withReplacedStock } from './replaced-orders.ts'

/** The lines, the postcodes of remote zones, and what is known of a member. */
const loadPage = Effect.fnUntraced(function* (
  cartIdList: readonly number[],
  memberId: number | null,
) {
  const ofOrder = [loadLinesOfOrder(cartIdList), listZoneRanges()] as const
  if (memberId === null) {
    const [chosen, ranges] = yield* together(Effect.all(ofOrder, AT_ONCE))
    return { chosen, ranges, addresses: [], member: null, lastMethod: null }
  }
  const ofMember = [
    listAddresses(memberId),
    findMember(memberId),
    findLastPaidMethod(memberId),
  ] as const
  const reads = Effect.all([...ofOrder, ...ofMember] as const, AT_ONCE)
  const [chosen, ranges, addresses, member, lastMethod] = yield* together(reads)
  return { chosen, ranges, addresses, member, lastMethod }
})

/**
 * Opens the checkout: the lines priced at the default address, the address book, who orders. Refusals:
 * CART_LINE_NOT_FOUND, CART_NOT_BUYABLE.
 */
export const openOrderPage = Effect.fnUntraced(function* (input: {
  readonly cartIdList: readonly number[]
}) {
  const wireIds = yield* WireIds
  const memberId = memberIdOf(yield* Caller)
  const page = yield* loadPage(input.cartIdList, memberId)
  const { chosen, ranges, addresses, member, lastMethod } = page
  const { rows, replacedIds } = yield* withReplacedStock(chosen)
  yield* requireBuyable(rows)
  const awaiting = { wanted: piecesOf(rows), available: stockOf(rows), exceptIds: replacedIds }
  const [first] = addresses
  const priced = priceLines(rows, first === undefined ? null : areaZoneOf(first.zonecode, ranges))
  return {
    ...toSummaryAnswer(priced, { nowMs: yield* Clock.currentTimeMillis, zones: AREA_ZONES }),
    orderer:
      member === null
        ? null
        : { name: member.name, mobile: member.mobile ?? '', email: member.email ?? '' },
    addresses: addresses.map((row) => toAddressAnswer(wireIds, row)),
    zoneRangeList: [...ranges],
    ...toMethodsAnswer(yield* offerMethods({ mayAwaitDeposit: yield* mayAwaitDeposit(awaiting) })),
    lastPaymentMethodEnum: lastMethod ?? null,
    depositDays: depositDaysOf(memberId !== null),
    needsCustomMadeConsent: rows.some((row) => isCustomMade(row.goods_kind)),
  }
})
