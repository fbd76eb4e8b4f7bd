import type { StepActor } from '@jangteo/core/chart/step.codes'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import { CLAIM_TABLE, type ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
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
import { listClaimEvents } from '../seller/claim/claim-events.ts'
import { toFileAnswer } from '../upload/file-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'

type DeskActor = Exclude<StepActor, 'buyer' | 'gateway'>

/** Events of other charts and of the stock: they come with what they report. */
const FOREIGN_EVENT = /^(additionalPayment|dispute|payment|stock)\./

/** True when the desk may send an event: all but what a buyer does, and what other charts say. */
function isDeskEvent(event: ClaimEventType, actor: StepActor): actor is DeskActor {
  return actor !== 'buyer' && actor !== 'gateway' && !FOREIGN_EVENT.test(event)
}

/** The events that the desk may send to a claim in a state, whether or not its facts allow them. */
export function deskEventsIn(state: ClaimState): ClaimEventType[] {
  const steps = Object.values(CLAIM_TABLE.steps[state]).flat()
  return steps.filter(({ event, meta }) => isDeskEvent(event, meta.actor)).map(({ event }) => event)
}

const listEvents = Effect.fnUntraced(function* (row: DeskClaimRow, nowMs: number) {
  const wanted = row.state === null ? [] : deskEventsIn(row.state)
  const events = yield* listClaimEvents(row, wanted, nowMs)
  return events.flatMap(({ event, actor, label, asks }) =>
    isDeskEvent(event, actor) ? [{ type: event, actor, label, asks: [...asks] }] : [],
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

function pickupOf({ pickup, pickup_on: pickupOn }: DeskClaimRow) {
  if (pickup === null) return null
  return { methodEnum: pickup.method, receiver: pickup, request: pickup.request, pickupOn }
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
