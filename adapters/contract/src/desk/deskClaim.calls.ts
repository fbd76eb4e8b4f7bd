import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_FAULTS, CLAIM_STATUSES, CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_EVENT_ASKS } from '@jangteo/core/claim/inspection.rules'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { claimPickup } from '../claim/claimPlace.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { uploadedFile } from '../upload/upload.schemas.ts'
import { moment, opaqueId, won } from '../wire/wire.schemas.ts'

/** Details that some events of a seller need. */

const deskClaimEvent = z.object({
  type: z.string(),
  actor: z.enum(['seller', 'carrier', 'system']),
  label: z.string(),
  asks: z.array(z.enum(CLAIM_EVENT_ASKS)),
})

/** A claim as the desk shows it. */
export const deskClaim = z.object({
  orderClaimIdEncrypt: opaqueId,
  claimTypeEnum: z.enum(CLAIM_TYPES),
  /** `null` for a notice of a delay. */
  claimStatusEnum: z.enum([...CLAIM_STATUSES, 'WITHDRAWN']).nullable(),
  /** An exchange that became a return; its status is that of a refused one. */
  converted: z.boolean(),
  requestedAt: moment,
  orderNumber: z.string(),
  buyer: z.string(),
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  reasonDetail: z.string(),
  responsible: z.enum(CLAIM_FAULTS).nullable(),
  sellerMemo: z.string(),
  items: z.array(
    z.object({
      goodsName: z.string(),
      optionName: z.string(),
      exchangeOptionName: z.string().nullable(),
      quantity: z.int(),
    }),
  ),
  refundAmount: won,
  additionalPayment: z
    .object({ amount: won, additionalPaymentStatusEnum: z.enum(ADDITIONAL_PAYMENT_STATES) })
    .nullable(),
  /** Address at which the goods are to be fetched; `null` when nothing is fetched. */
  pickup: claimPickup
    .pick({ methodEnum: true, receiver: true, request: true, pickupOn: true })
    .nullable(),
  /** The evidence. */
  files: z.array(uploadedFile),
  /** Parcel of the replacements; `null` before they are sent. */
  reship: z.object({ courierEnum: z.enum(COURIERS), invoice: z.string().nullable() }).nullable(),
  events: z.array(deskClaimEvent),
})

/** Development only: the newest claims with the events that seller, carrier and clock may send to each. */
const claims = deskCall
  .route({ method: 'GET', path: '/dev/desk/claims', summary: '클레임 데스크', tags: ['desk'] })
  .output(
    z.object({
      content: z.array(deskClaim),
      /** The year whose holidays have to be added now, because deadlines reach into it. */
      missingHolidayYear: z.int().nullable(),
    }),
  )

/**
 * Development only: sends one of those events. A refusal, a turn into a return and a parcel that was lost and is sent
 * again give their reason as the memo; a
 * change of the fault without one turns it over; what came back is sellable, unless said otherwise, at the buyer's
 * fault; a parcel is named where goods are sent again.
 */
const sendClaim = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/claims/{id}/events',
    summary: '클레임 이벤트 보내기',
    tags: ['desk'],
  })
  .input(
    z.object({
      id: opaqueId,
      type: z.string().min(1).max(60),
      memo: z.string().trim().max(500).default(''),
      faultEnum: z.enum(CLAIM_FAULTS).optional(),
      sellable: z.boolean().optional(),
      courierEnum: z.enum(COURIERS).optional(),
      invoice: z.string().max(60).default(''),
    }),
  )
  .errors(
    refusals(
      'CLAIM_NOT_FOUND',
      'NOT_CHANGE_STATUS',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'ADD_PAYMENT_REFUND_ERROR',
      'CLAIM_ADD_PAYMENT_READY',
      'CLAIM_NOT_DUE',
      'CLAIM_ALREADY_INSPECTED',
      'CLAIM_DISPUTE_UPHELD',
      'CLAIM_NOT_RESHIPPED',
      'CLAIM_WITHDRAW_COUNT_EXCEEDED',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
      'COURIER_REQUIRED',
      'INVOICE_NUMBER_REQUIRED',
      'INVOICE_NUMBER_INVALID',
    ),
  )
  .output(deskClaim)

/**
 * Development only: the seller cannot sell an item: it is cancelled at their fault, a main item with all its add-ons.
 */
const refuseSale = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/order-items/{id}/refusal',
    summary: '판매거부',
    tags: ['desk'],
  })
  .input(z.object({ id: opaqueId, memo: z.string().trim().max(500).default('') }))
  .errors(
    refusals(
      'ORDER_ITEM_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'CLAIM_NOT_FOUND',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'NOT_CHANGE_STATUS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'CLAIM_REFUND_EXCEEDS_PAYMENT',
    ),
  )
  .output(deskClaim)

export const deskClaimCalls = { claims, sendClaim, refuseSale }
