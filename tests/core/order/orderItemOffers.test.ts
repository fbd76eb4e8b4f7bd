import { NO_ADDITIONAL_PAYMENT_FACTS } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { ClaimStatus, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { isOpenClaim, requestedTypeOf } from '@jangteo/core/claim/claim.rules'
import {
  checkClaim,
  claimableTypes,
  withAddons,
} from '@jangteo/core/claim/request/claimCheck.rules'
import { CLAIM_REASON_FAULTS, CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import {
  decideReason,
  decideReasonOpen,
  faultOfReason,
  offeredReasons,
} from '@jangteo/core/claim/request/claimReason.rules'
import { CLAIM_TABLE, NO_CLAIM_FACTS } from '@jangteo/core/claim/claimStep.rules'
import {
  decideWithdrawal,
  isWithdrawalOffered,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import type { WithdrawalFacts } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { decideTracking } from '@jangteo/core/delivery/tracking.rules'
import { groupsToSend, isAddressOpen } from '@jangteo/core/order/addressChange.rules'
import type { OrderItemAction, OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { listOrderItemActions, orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { isShipLate } from '@jangteo/core/order/shipDue.rules'
import { SHIP_BUSINESS_DAYS } from '@jangteo/core/shipping/shipDays.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orders, PAID_MS, placeOf } from '../../support/order/randomOrderItems.ts'
import type { Item, Order, Place } from '../../support/order/randomOrderItems.ts'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

function withdrawalOf({ claimStatus, additionalPayment, hasDependentClaim }: Item) {
  const type = requestedTypeOf(claimStatus ?? 'CA')
  return { type, status: claimStatus, hasDependentClaim, additionalPayment }
}

function factsOf({ item, daysLater }: Place) {
  return orderItemFacts({
    claimStatus: item.claimStatus,
    isDisputed: item.isDisputed,
    endedClaims: [{ requestedAtMs: PAID_MS, endedAtMs: PAID_MS + item.endedAfterDays * DAY_MS }],
    shippedAtMs: PAID_MS,
    deliveredAtMs: PAID_MS,
    isTracked: true,
    scanCount: null,
    nowMs: PAID_MS + daysLater * DAY_MS,
  })
}

/** The buttons, computed as the server does. */
function actionsOf(place: Place): OrderItemAction[] {
  const { item, around, statuses, isAddon } = place
  const { status, claimStatus, review } = item
  return listOrderItemActions({
    status,
    facts: factsOf(place),
    isAddressOpen: isAddressOpen(statuses),
    isAddon,
    claimStatus,
    claimableTypes: claimableTypes(around),
    isWithdrawalOffered: isWithdrawalOffered(withdrawalOf(item)),
    isAddPaymentPayable: isOpenClaim(claimStatus) && item.additionalPayment === 'WAITING',
    review,
  })
}

function isClaimAccepted({ around }: Place, type: RequestableClaimType): boolean {
  const orderItemIds = withAddons([around.orderItemId], around.group)
  return checkClaim({ ...around, type, orderItemIds }).ok
}

function isStepAccepted(place: Place, event: 'buyer.confirm' | 'payment.cancelled'): boolean {
  const { status: state } = place.item
  return decideStep(ORDER_ITEM_TABLE, { state, event, facts: factsOf(place) }).ok
}

/** Accepted, or refused only for the times that are used up, which leads to the customer centre. */
function isWithdrawalAnswered({ item }: Place): boolean {
  const facts: WithdrawalFacts = { ...withdrawalOf(item), withdrawCounts: [item.withdrawCount] }
  const decided = decideWithdrawal(facts)
  return decided.ok || decided.reason === 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
}

function isWithdrawnByChart(status: ClaimStatus | null): boolean {
  const facts = { ...NO_CLAIM_FACTS, isWithdrawable: true }
  const event = 'buyer.withdraw'
  return status !== null && decideStep(CLAIM_TABLE, { state: status, event, facts }).ok
}

function isPayAccepted(state: AdditionalPaymentState | null): boolean {
  const facts = NO_ADDITIONAL_PAYMENT_FACTS
  const event = 'buyer.pay'
  return state !== null && decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event, facts }).ok
}

function isAddressAccepted({ statuses }: Place): boolean {
  const [group] = groupsToSend([{ ...GROUP, statuses }])
  return group?.isStatusAllowed ?? false
}

const GROUP = {
  groupKey: '1',
  shippingPolicy: aShippingPolicy().free(),
  fee: 0,
  areaFee: 0,
} as const

const UNSHIPPED: ReadonlySet<OrderItemStatus> = new Set(['PW', 'DR', 'DC', 'SR', 'SD', 'C'])

function shipmentOf({ status }: Item) {
  return UNSHIPPED.has(status)
    ? { courier: null, shippedAtMs: null }
    : { courier: 'CJ_LOGISTICS' as const, shippedAtMs: PAID_MS }
}

/** True when what a button calls would be accepted. */
const ACCEPTS: Readonly<Record<OrderItemAction, (place: Place) => boolean>> = {
  PAY_ADDITIONAL: ({ item }) => isPayAccepted(item.additionalPayment),
  SHOW_DEPOSIT_ACCOUNT: ({ item }) => item.status === 'DR',
  CANCEL_DEPOSIT: (place) => isStepAccepted(place, 'payment.cancelled'),
  CANCEL: (place) => isClaimAccepted(place, 'CANCEL'),
  REQUEST_CANCEL: (place) => isClaimAccepted(place, 'CANCEL'),
  REQUEST_EXCHANGE: (place) => isClaimAccepted(place, 'EXCHANGE'),
  REQUEST_RETURN: (place) => isClaimAccepted(place, 'RETURN'),
  CHANGE_ADDRESS: isAddressAccepted,
  SHOW_DELAY: ({ item }) => item.status === 'SD',
  CONFIRM: (place) => isStepAccepted(place, 'buyer.confirm'),
  TRACK: ({ item }) => decideTracking(shipmentOf(item)).ok,
  SHOW_CLAIM: ({ item }) => item.claimStatus !== null,
  WITHDRAW_CLAIM: (place) =>
    isWithdrawalAnswered(place) && isWithdrawnByChart(place.item.claimStatus),
  WRITE_REVIEW: ({ item }) => item.review === 'WRITABLE',
  EDIT_REVIEW: ({ item }) => item.review === 'WRITTEN',
  BUY_AGAIN: ({ isAddon }) => !isAddon,
}

const CLAIM_BUTTONS: Readonly<Record<RequestableClaimType, readonly OrderItemAction[]>> = {
  CANCEL: ['CANCEL', 'REQUEST_CANCEL'],
  EXCHANGE: ['REQUEST_EXCHANGE'],
  RETURN: ['REQUEST_RETURN'],
}

function placesOf(order: Order): Place[] {
  return order.group.map((_, index) => placeOf(order, index))
}

test('보이는 버튼은 모두 받아들여진다', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const refused = placesOf(order).map((place) =>
        actionsOf(place).filter((action) => !ACCEPTS[action](place)),
      )
      expect(refused.flat()).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

test('신청은 받아들여질 때 꼭 보이고, 철회는 차례가 남았으면 꼭 보인다', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const wrong = placesOf(order).flatMap((place) => {
        const actions = actionsOf(place)
        const claims = REQUESTABLE_CLAIM_TYPES.filter(
          (type) =>
            isClaimAccepted(place, type) !==
            CLAIM_BUTTONS[type].some((action) => actions.includes(action)),
        )
        const { item } = place
        const facts = { ...withdrawalOf(item), withdrawCounts: [item.withdrawCount] }
        const isMissing = decideWithdrawal(facts).ok && !actions.includes('WITHDRAW_CLAIM')
        return isMissing ? [...claims, 'WITHDRAW'] : claims
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

test('양식이 주는 사유는 모두 받아들여지고, 주지 않는 사유는 구매자의 책임이다', () => {
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom(...REQUESTABLE_CLAIM_TYPES),
      fc.boolean(),
      (order, type, isWithdrawalLimited) => {
        const nowMs = PAID_MS + order.daysLater * DAY_MS
        const wrong = order.group.flatMap(({ status, delayedShipOn, isSoldOut }) => {
          const item = {
            status,
            delayedShipOn,
            paidAtMs: PAID_MS,
            shipWithinDays: SHIP_BUSINESS_DAYS,
          }
          const isLate = isShipLate(item, nowMs, new Set())
          const facts = { isSoldOut, isLate, isWithdrawalLimited }
          const offered = new Set(offeredReasons(type, facts))
          return CLAIM_REASONS.filter((reason) => {
            const fault = faultOfReason(reason, facts)
            const isFormed = decideReason(type, { reason, detail: '다섯 글자 넘게' }).ok
            const ok = isFormed && decideReasonOpen(reason, facts).ok
            if (offered.has(reason)) return !ok || fault !== CLAIM_REASON_FAULTS[reason]
            return ok && fault !== 'BUYER'
          })
        })
        expect(wrong).toEqual([])
      },
    ),
  )
})

test('이 법칙들이 보는 주문에는 모든 버튼이 보이고, 신청을 막는 까닭이 모두 있다', () => {
  const places = fc.sample(orders, { numRuns: 5_000, seed: 7 }).flatMap(placesOf)
  const shown = new Set(places.flatMap(actionsOf))
  const reasons = new Set(
    places.flatMap(({ around }) =>
      REQUESTABLE_CLAIM_TYPES.map((type) => {
        const orderItemIds = withAddons([around.orderItemId], around.group)
        const decided = checkClaim({ ...around, type, orderItemIds })
        return decided.ok ? decided.value : decided.reason
      }),
    ),
  )
  const missing = (Object.keys(ACCEPTS) as OrderItemAction[]).filter((action) => !shown.has(action))
  expect([missing, [...reasons].toSorted()]).toEqual([
    [],
    [
      'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
      'NOT_CHANGE_STATUS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SUCCESS_CHANGE_APPLY',
    ],
  ])
})
