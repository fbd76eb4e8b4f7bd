import { type RequestableClaimType, REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { isClaimable } from '@jangteo/core/claim/request/claimCheck.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { CLAIM_REASONS_OF } from '@jangteo/core/claim/request/claimReason.codes'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import type { Refund } from '../claim/claimCalls.ts'
import { withdraw as askToWithdraw } from '../claim/claimDesk.ts'
import { SEOUL } from '../purchase.ts'
import { askClaim, reserve, notifyClaim } from './claimSteps.ts'
import { type Model, type ModelClaim, type ModelItem, owedOf } from './model.ts'
import { askFor, endAdditional, settleModelRefunds } from './moneySteps.ts'
import {
  claimAt,
  claimIndex,
  hasClaims,
  type Move,
  outcomeOf,
  seal,
  sealClaim,
  type Worlds,
} from './move.ts'
import { decideRequest, quoteModel, type Wanted } from './requestRules.ts'
import { FIRST_ZONE_RANGES } from '../shipping/zoneRanges.ts'

const PATHS = { CANCEL: 'cancel', EXCHANGE: 'exchange', RETURN: 'return' } as const
const STARTS = { CANCEL: 'CA', EXCHANGE: 'EA', RETURN: 'RA' } as const
const JEJU = { ...SEOUL, zonecode: '63309' }

export type Asking = {
  readonly type: RequestableClaimType
  /** The first group holds three items, the second one. */
  readonly group: number
  /** Which items of the group, a bit each. */
  readonly items: number
  readonly reason: number
  /** Which option of each item's goods; the third costs more, the fourth is none. */
  readonly pick: number
  readonly isFar: boolean
  /** The buyer saw what the claim came to before something changed. */
  readonly isStale: boolean
  /** Only what may be claimed is, and so as it may be. */
  readonly isApt: boolean
}

/** Draws items to claim: among the claimable ones, or of the whole group. */
function aim(own: readonly ModelItem[], { type, items, isApt }: Asking) {
  const chosen = own.filter((_, index) => (items & (1 << index)) > 0)
  if (!isApt) return { type, chosen }
  const types = [type, ...REQUESTABLE_CLAIM_TYPES]
  for (const among of [chosen, own]) {
    for (const apt of types) {
      const claimable = among.filter(({ status }) => isClaimable(apt, status))
      if (claimable.length > 0) return { type: apt, chosen: claimable }
    }
  }
  return { type, chosen }
}

function wantedOf({ items }: Model, asking: Asking): Wanted {
  const groupIds = [...new Set(items.map(({ groupId }) => groupId))]
  const groupId = groupIds[asking.group % groupIds.length] ?? 0
  const own = items.filter((item) => item.groupId === groupId)
  const { type, chosen } = aim(own, asking)
  const reasons = CLAIM_REASONS_OF[type]
  const seoul = areaZoneOf(SEOUL.zonecode, FIRST_ZONE_RANGES)
  const picked = chosen.flatMap(({ id, options }) => {
    const optionId = options[asking.pick]
    return optionId === undefined ? [] : [[id, optionId] as const]
  })
  return {
    type,
    groupId,
    items: chosen,
    reason: reasons[asking.reason % reasons.length] ?? reasons[0] ?? 'ORDER_MISTAKE',
    pickupZone:
      asking.isFar && type !== 'CANCEL' ? areaZoneOf(JEJU.zonecode, FIRST_ZONE_RANGES) : seoul,
    reshipZone: seoul,
    picks: new Map(picked),
  }
}

function bodyOf({ reality }: Worlds, wanted: Wanted, { isFar }: Asking) {
  const { order, wireIds } = reality
  const items = wanted.items.map((item) => ({ ...seal(reality, item), id: item.id }))
  const pickup = {
    methodEnum: 'COLLECT',
    receiver: isFar ? JEJU : SEOUL,
    pickupRequestEnum: 'AT_DOOR',
  }
  const places = {
    CANCEL: {},
    RETURN: { pickup },
    EXCHANGE: { pickup, reship: { receiver: SEOUL } },
  }
  const exchangeList = items.flatMap(({ id, orderItemIdEncrypt }) => {
    const optionId = wanted.picks.get(id)
    return optionId === undefined ? [] : [{ orderItemIdEncrypt, optionId }]
  })
  return {
    ordersIdEncrypt: order.ordersIdEncrypt,
    orderShippingPriceIdEncrypt: wireIds.seal('orderShippingPrice', wanted.groupId),
    orderItemIdEncryptList: items.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt),
    claimReasonEnum: wanted.reason,
    reasonDetail: '다섯 글자 넘게',
    ...places[wanted.type],
    ...(wanted.type === 'EXCHANGE' ? { exchangeList } : {}),
  }
}

function describeSeen(seen: Refund) {
  const { shipping, refundByMethod, couponRestored } = seen
  return {
    goods: [seen.productAmount, seen.goodsCouponBack, seen.dupCouponBack, seen.storeCouponBack],
    withdrawn: seen.storeCouponWithdrawn,
    fees: [shipping.beforeFee, shipping.afterFee, shipping.initialFeeCharged],
    shipments: [shipping.returnFee, shipping.exchangeFee, shipping.areaExtra],
    fault: seen.responsible,
    coupons: couponRestored.length,
    back: [seen.refundAmount, ...refundByMethod.map(({ amount, way }) => [amount, way])],
    owed: [seen.additionalPayAmount, seen.refundAccountRequired, seen.version],
  }
}

function describeQuote(quote: ClaimQuote): ReturnType<typeof describeSeen> {
  const { shipments, feesBefore, feesAfter } = quote
  return {
    goods: [quote.goodsAmount, quote.goodsDiscount, quote.duplicationDiscount, quote.storeDiscount],
    withdrawn: quote.withdrawnDiscount,
    fees: [feesBefore.fee, feesAfter.fee, quote.initialFeeCharged],
    shipments: [shipments.returnFee, shipments.exchangeFee, shipments.areaExtra],
    fault: quote.claim.fault,
    coupons: quote.returnedCoupons.length,
    back: [quote.refundAmount, ...quote.refunds.map(({ amount, way }) => [amount, way])],
    owed: [quote.additionalAmount, quote.isRefundAccountRequired, quote.version],
  }
}

function accept(model: Model, wanted: Wanted, quote: ClaimQuote): void {
  const { type, groupId, items, picks } = wanted
  const state = STARTS[type]
  const claim: ModelClaim = {
    type,
    groupId,
    items,
    former: new Map(items.map(({ id, optionId }) => [id, optionId])),
    wished: type === 'EXCHANGE' ? picks : new Map(),
    state,
    fault: quote.claim.fault,
    quote,
    requestedAtMs: model.nowMs,
    changedAtMs: model.nowMs,
    isReserved: false,
    reshippedAtMs: null,
    isTakenBack: false,
    additional: [],
    history: [`buyer buyer.request >${state}`],
  }
  model.claims.push(claim)
  if (type === 'EXCHANGE') reserve(model, claim)
  if (quote.additionalAmount > 0) askFor(model, claim, quote.additionalAmount)
  if (type === 'CANCEL') notifyClaim(model, claim, { event: 'system.completeAtOnce' })
}

/** The buyer previews a claim, and requests it. */
export function request(asking: Asking): Move {
  const { type, group, items, reason, pick, isFar, isStale, isApt } = asking
  const words = [
    `${type}, group ${group}, items ${items}, reason ${reason}, option ${pick}`,
    ...Object.entries({ isFar, isStale, isApt }).flatMap(([name, is]) => (is ? [name] : [])),
  ]
  return {
    label: `request(${words.join(', ')})`,
    isPossible: () => true,
    make: async (worlds) => {
      const { model, reality } = worlds
      const wanted = wantedOf(model, asking)
      const body = bodyOf(worlds, wanted, asking)
      const path = `/orders/claims/${PATHS[wanted.type]}-request`
      const looked = await reality.buyer.call<Refund & RefusalBody>('POST', `${path}/refund`, {
        body: { ...body, pickupZonecode: isFar && wanted.type !== 'CANCEL' ? JEJU.zonecode : null },
      })
      const seen = looked.body
      const amounts = {
        version: (seen.version ?? 0) + (isStale ? 1 : 0),
        refundAmount: seen.refundAmount ?? 0,
        additionalPayAmount: seen.additionalPayAmount ?? 0,
      }
      const answer = await reality.buyer.call('POST', path, { body: { ...body, ...amounts } })
      const quote = quoteModel(model, wanted)
      const decided = decideRequest(model, wanted, isStale)
      if (decided.ok) accept(model, wanted, decided.value)
      return {
        said: [looked.status === 200 ? describeSeen(seen) : seen.code, outcomeOf(answer)],
        expected: [
          quote.ok ? describeQuote(quote.value) : quote.reason,
          decided.ok ? 'done' : decided.reason,
        ],
      }
    },
  }
}

function withdrawModel(model: Model, claim: ModelClaim): string {
  if (claim.state === 'WITHDRAWN') return 'done'
  if (claim.type === 'REJECT') return 'CLAIM_NOT_FOUND'
  if (owedOf(claim)?.state !== 'PAID') {
    return notifyClaim(model, claim, { event: 'buyer.withdraw' }) ?? 'done'
  }
  const decided = askClaim(model, claim, 'buyer.withdraw')
  if (!decided.ok) return decided.reason
  endAdditional(model, claim, { event: 'claim.withdrawn', isCollected: false })
  const additional = claim.additional.at(-1)
  if (additional === undefined) throw new Error('what was paid goes back')
  settleModelRefunds(model, additional.payment)
  if (additional.state === 'REFUNDED') {
    return notifyClaim(model, claim, { event: 'buyer.withdraw' }) ?? 'done'
  }
  const hasFailed = additional.state === 'REFUND_FAILED'
  return hasFailed ? 'ADD_PAYMENT_REFUND_ERROR' : 'NOT_CHANGE_ADDITIONAL_PAYMENT'
}

/** The buyer withdraws a claim. */
export function withdraw(index: number): Move {
  return {
    label: `withdraw(claim ${index})`,
    isPossible: hasClaims,
    make: async (worlds) => {
      const claim = claimAt(worlds.model, index)
      const claimTypeEnum = claim.type === 'REJECT' ? 'CANCEL' : claim.type
      const named = { ...(await sealClaim(worlds, claim)), claimTypeEnum }
      const answer = await askToWithdraw(worlds.reality.buyer, named)
      return { said: outcomeOf(answer), expected: withdrawModel(worlds.model, claim) }
    },
  }
}

const asking: fc.Arbitrary<Asking> = fc.record({
  type: fc.constantFrom(...REQUESTABLE_CLAIM_TYPES),
  group: fc.constantFrom(0, 0, 0, 1),
  items: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(1, 2, 4) },
    { weight: 3, arbitrary: fc.constantFrom(3, 5, 6, 7) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  reason: fc.nat({ max: 4 }),
  pick: fc.constantFrom(0, 1, 1, 1, 1, 2, 3),
  isFar: fc.constantFrom(false, false, false, true),
  isStale: fc.constantFrom(false, false, false, false, false, true),
  isApt: fc.constantFrom(true, true, true, false),
})

/** The buyer requests a claim of some kind. */
export const requesting = asking.map(request)

/** Moves of buyers with their claims, by weight. */
export const REQUEST_MOVES: readonly fc.Arbitrary<Move>[] = [
  requesting,
  requesting,
  requesting,
  claimIndex.map(withdraw),
  claimIndex.map(withdraw),
]
