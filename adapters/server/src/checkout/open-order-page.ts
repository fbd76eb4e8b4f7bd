import { depositDaysOf } from '@jangteo/core/calendar/deadline.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { listAddresses } from '@jangteo/postgres/address/address.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import { findLastPaidMethod } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toAddressAnswer } from '../address/address-answer.ts'
import { Caller, memberIdOf } from '../call/caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { mayAwaitDeposit } from '../payment/deposit-stock.ts'
import { offerMethods, toMethodsAnswer } from '../payment/open-methods.ts'
import { loadChosenLines, piecesOf, requireBuyable, stockOf } from '../pricing/chosen-lines.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { toSummaryAnswer } from '../pricing/totals-answer.ts'
import { withReplacedStock } from './replaced-orders.ts'

/**
 * Opens the checkout: the lines priced at the default address, the address book, who orders. Refusals:
 * CART_LINE_NOT_FOUND, CART_NOT_BUYABLE.
 */
export const openOrderPage = Effect.fnUntraced(function* (input: {
  readonly cartIdList: readonly number[]
}) {
  const wireIds = yield* WireIds
  const memberId = memberIdOf(yield* Caller)
  const chosen = yield* loadChosenLines(input.cartIdList)
  const { rows, replacedIds } = yield* withReplacedStock(chosen)
  yield* requireBuyable(rows)
  const awaiting = { wanted: piecesOf(rows), available: stockOf(rows), exceptIds: replacedIds }
  const addresses = memberId === null ? [] : yield* listAddresses(memberId)
  const member = memberId === null ? null : yield* findMember(memberId)
  const priced = priceLines(rows, addresses[0]?.zonecode ?? null)
  return {
    ...toSummaryAnswer(priced, yield* Clock.currentTimeMillis),
    orderer:
      member === null ? null : { name: member.name, mobile: member.mobile, email: member.email },
    addresses: addresses.map((row) => toAddressAnswer(wireIds, row)),
    ...toMethodsAnswer(yield* offerMethods({ mayAwaitDeposit: yield* mayAwaitDeposit(awaiting) })),
    lastPaymentMethodEnum: (memberId === null ? null : yield* findLastPaidMethod(memberId)) ?? null,
    depositDays: depositDaysOf(memberId !== null),
    needsCustomMadeConsent: rows.some((row) => isCustomMade(row.goods_kind)),
  }
})
