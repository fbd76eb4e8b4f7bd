import { allowedSteps, type TableFacts } from '@jangteo/core/chart/table.rules'
import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import {
  CLAIM_TABLE,
  type ClaimEventType,
  type ClaimFact,
  type ClaimRefusal,
} from '@jangteo/core/claim/claimStep.rules'
import { type ClaimEventAsk, isReasonRequired } from '@jangteo/core/claim/inspection.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { type DeskClaimRow, listDeskClaims } from '@jangteo/postgres/claim/claim-desk.store'
import { listFilesOfClaim } from '@jangteo/postgres/claim/claim-detail.store'
import {
  listAdditionalPaymentsOfClaims,
  listItemsOfClaims,
} from '@jangteo/postgres/claim/claim-list.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { deskClaim } from '@jangteo/contract/desk/deskClaim.calls'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { loadClaimFacts } from '../claim/claim-facts.ts'
import { toFileAnswer } from '../upload/file-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Events of other charts and of the stock: they come with what they report. */
const FOREIGN_EVENT = /^(additionalPayment|payment|stock)\./

/** Fields that the desk is asked for besides an event; the other events need none. */
const EVENT_ASKS: Partial<Record<ClaimEventType, readonly ClaimEventAsk[]>> = {
  'seller.accept': ['SELLABLE'],
  'seller.changeFault': ['FAULT', 'MEMO'],
  'seller.convertToReturn': ['MEMO'],
  'seller.refuse': ['MEMO'],
  'seller.resend': ['MEMO'],
  'seller.reship': ['PARCEL'],
}

/** True when the desk may send an event: all but what a buyer does, and what other charts say. */
function isDeskEvent(event: ClaimEventType, actor: string): boolean {
  return actor !== 'buyer' && actor !== 'gateway' && !FOREIGN_EVENT.test(event)
}

/** The events that the desk may send to a claim in a state, whether or not its facts allow them. */
export function deskEventsIn(state: ClaimState): ClaimEventType[] {
  const steps = Object.values(CLAIM_TABLE.steps[state]).flat()
  return steps.filter(({ event, meta }) => isDeskEvent(event, meta.actor)).map(({ event }) => event)
}

/** True when the desk has to give the buyer a reason with an event. */
export function isReasoned(event: ClaimEventType): boolean {
  return isReasonRequired(EVENT_ASKS[event] ?? [])
}

/** Returns the fields that an event asks for; goods that passed their inspection are not asked about again. */
function asksOf(
  event: ClaimEventType,
  type: ClaimType,
  { isInspectionOpen }: Pick<TableFacts<ClaimFact, ClaimRefusal>, 'isInspectionOpen'>,
) {
  const isInspected = type === 'RETURN' && isInspectionOpen === 'CLAIM_ALREADY_INSPECTED'
  return isInspected && event === 'seller.accept' ? [] : [...(EVENT_ASKS[event] ?? [])]
}

const listEvents = Effect.fnUntraced(function* (row: DeskClaimRow, nowMs: number) {
  const { state } = row
  if (state === null) return []
  const events = deskEventsIn(state)
  const facts = yield* loadClaimFacts({ ...row, state }, { events, nowMs, isLocked: false })
  return allowedSteps(CLAIM_TABLE, state, facts).flatMap(({ event, meta: { actor, action } }) =>
    actor === 'buyer' || actor === 'gateway' || !events.includes(event)
      ? []
      : [{ type: event, actor, label: action, asks: asksOf(event, row.type, facts) }],
  )
})

const listItems = Effect.fnUntraced(function* (claimId: number) {
  const items = yield* listItemsOfClaims([claimId])
  return items.map((item) => ({
    goodsName: item.goods_name,
    optionName: optionName(item.option_values ?? []),
    exchangeOptionName:
      item.exchange_option_values === null ? null : optionName(item.exchange_option_values),
    quantity: item.quantity,
  }))
})

const findAdditional = Effect.fnUntraced(function* (claimId: number) {
  const [additional] = yield* listAdditionalPaymentsOfClaims([claimId])
  if (additional === undefined) return null
  return { amount: additional.amount, additionalPaymentStatusEnum: additional.state }
})

function reshipOf({ reship_courier: courier, reship_invoice_number: invoice }: DeskClaimRow) {
  return courier === null ? null : { courierEnum: courier, invoice }
}

function pickupOf({ pickup }: DeskClaimRow) {
  if (pickup === null) return null
  return { methodEnum: pickup.method, receiver: pickup, request: pickup.request }
}

/** A claim as the desk shows it. */
export const toDeskClaim = Effect.fnUntraced(function* (
  row: DeskClaimRow,
): Effect.fn.Return<z.input<typeof deskClaim>, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const files = yield* listFilesOfClaim(row.id)
  return {
    orderClaimIdEncrypt: wireIds.seal('claim', row.id),
    claimTypeEnum: row.type,
    claimStatusEnum: row.state,
    converted: row.is_converted,
    requestedAt: row.requested_at.toISOString(),
    orderNumber: orderNumberOf({ id: row.order_id, orderedAtMs: row.ordered_at.getTime() }),
    buyer: row.orderer_name,
    claimReasonEnum: row.reason,
    reasonDetail: row.reason_detail,
    responsible: row.fault,
    sellerMemo: row.seller_memo,
    items: yield* listItems(row.id),
    refundAmount: row.quote?.refundAmount ?? 0,
    additionalPayment: yield* findAdditional(row.id),
    pickup: pickupOf(row),
    files: files.map((file) => toFileAnswer(wireIds, file)),
    reship: reshipOf(row),
    events: yield* listEvents(row, nowMs),
  }
})

/** Shows a claim of any buyer to the desk. Refusal: CLAIM_NOT_FOUND. */
export const showDeskClaim = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<z.input<typeof deskClaim>, Refused<'CLAIM_NOT_FOUND'>, Db | WireIds> {
  const [row] = yield* listDeskClaims({ limit: 1, claimId })
  return row === undefined ? yield* refused('CLAIM_NOT_FOUND') : yield* toDeskClaim(row)
})
