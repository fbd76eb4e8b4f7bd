import { claimsOfFilter } from '@jangteo/core/claim/claimFilter.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import {
  listAdditionalPaymentsOfClaims,
  type ListedClaimRow,
  listItemsOfClaims,
  searchClaims,
} from '@jangteo/postgres/claim/claim-list.store'
import * as Effect from 'effect/Effect'
import { type PeriodInput, readOrderPeriod } from '../order/order-period.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toClaimHead, toClaimItem } from './claim-answer.ts'
import { findWithdrawable } from './withdrawal/withdrawal-facts.ts'

type ListInput = PeriodInput & {
  readonly page: number
  readonly size: number
  readonly mypageItemStatusEnum: OrderItemFilter
}

const toCards = Effect.fnUntraced(function* (claims: readonly ListedClaimRow[]) {
  if (claims.length === 0) return []
  const wireIds = yield* WireIds
  const ids = claims.map(({ id }) => id)
  const items = yield* listItemsOfClaims(ids)
  const payments = yield* listAdditionalPaymentsOfClaims(ids)
  const withdrawable = yield* findWithdrawable(claims)
  return claims.map((claim) => ({
    ...toClaimHead(claim, {
      wireIds,
      owed: payments.find((one) => one.claim_id === claim.id),
      withdrawable,
    }),
    items: items
      .filter((item) => item.claim_id === claim.id)
      .map((item) => toClaimItem(wireIds, item)),
    refundAmount: claim.quote?.refundAmount ?? 0,
    additionalPayAmount: claim.quote?.additionalAmount ?? 0,
    currencyCode: 'KRW' as const,
  }))
})

/** The member's claims in a period. Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD. */
export const listClaims = Effect.fnUntraced(function* (input: ListInput) {
  const { scope } = yield* readOrderPeriod(input)
  const { page: number, size, mypageItemStatusEnum: filter } = input
  const { count, claims } = yield* searchClaims({
    ...scope,
    ...claimsOfFilter(filter),
    offset: number * size,
    limit: size,
  })
  const cards = yield* toCards(claims)
  return { ...toPage(cards, { number, size, totalElements: count }), content: cards }
})
