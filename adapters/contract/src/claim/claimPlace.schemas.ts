import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { DELIVERY_REQUESTS, PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import {
  decideDeliveryRequest,
  decidePickupRequest,
} from '@jangteo/core/address/deliveryRequest.rules'
import { PICKUP_METHODS, PICKUP_STATUSES } from '@jangteo/core/claim/request/claimPickup.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { DELIVERY_MESSAGES, invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import { ADDRESS_CHANGE_REASONS } from '@jangteo/core/order/order.codes'
import { z } from 'zod'
import { judgedReceiver, receiver, zonecode } from '../address/address.schemas.ts'
import { opaqueId, won } from '../wire/wire.schemas.ts'

const requestText = z.string().max(200).default('')

const pickupShape = z.object({
  methodEnum: z.enum(PICKUP_METHODS),
  receiver: judgedReceiver,
  /** `null` asks for nothing. */
  pickupRequestEnum: z.enum(PICKUP_REQUESTS).nullable().default(null),
  pickupRequestText: requestText,
  /** Parcel that the buyer sends it with; left out where the seller collects. */
  courierEnum: z.enum(COURIERS).nullable().default(null),
  invoiceNumber: z.string().max(60).default(''),
  /** Day on which the courier is wanted; `null` is the earliest possible one. Ignored where the buyer sends it. */
  pickupOn: z.iso.date().nullable().default(null),
})

type Pickup = z.output<typeof pickupShape>

function judgeParcel({ value, issues }: z.core.ParsePayload<Pickup>) {
  const { methodEnum, courierEnum: courier, invoiceNumber } = value
  if (methodEnum === 'COLLECT') return
  if (courier === null) {
    const message = DELIVERY_MESSAGES.COURIER_REQUIRED()
    issues.push({ code: 'custom', input: value, path: ['courierEnum'], message })
    return
  }
  const decision = decideInvoiceNumber(courier, invoiceNumber)
  if (decision.ok) return
  const message = invoiceProblemText(courier, decision.reason)
  issues.push({ code: 'custom', input: value, path: ['invoiceNumber'], message })
}

function judgePickupRequest({ value, issues }: z.core.ParsePayload<Pickup>) {
  const { pickupRequestEnum: preset, pickupRequestText: typed } = value
  const decision = decidePickupRequest({ preset, typed })
  if (decision.ok) return
  const message = ADDRESS_MESSAGES[decision.reason]()
  issues.push({ code: 'custom', input: value, path: ['pickupRequestText'], message })
}

/** Pickup address, or the parcel that the buyer sends. The fields are checked as an order's address is. */
export const pickupInput = pickupShape.check(judgePickupRequest, judgeParcel)

const reshipShape = z.object({
  receiver: judgedReceiver,
  deliveryRequestEnum: z.enum(DELIVERY_REQUESTS).nullable().default(null),
  deliveryRequestText: requestText,
})

function judgeReshipRequest({ value, issues }: z.core.ParsePayload<z.output<typeof reshipShape>>) {
  const { deliveryRequestEnum: preset, deliveryRequestText: typed } = value
  const decision = decideDeliveryRequest({ preset, typed })
  if (decision.ok) return
  const message = ADDRESS_MESSAGES[decision.reason]()
  issues.push({ code: 'custom', input: value, path: ['deliveryRequestText'], message })
}

/** Address of a replacement. */
export const reshipInput = reshipShape.check(judgeReshipRequest)

const parcel = {
  courierEnum: z.enum(COURIERS).nullable(),
  invoiceNumber: z.string().nullable(),
}

/** The fetching of a claim's goods, as it stands. */
export const claimPickup = z.object({
  methodEnum: z.enum(PICKUP_METHODS),
  receiver,
  request: z.string(),
  ...parcel,
  pickupStatusEnum: z.enum(PICKUP_STATUSES),
  /** Day on which its buyer wants the courier, a wish; `null` is the earliest possible one. */
  pickupOn: z.iso.date().nullable(),
})

/** The sending of what replaces them; without a courier until it has left. */
export const claimReship = z.object({ receiver, request: z.string(), ...parcel })

/** Group and postcodes of a check whether goods may be fetched there, or sent there. */
export const claimAreaInput = z.object({
  ordersIdEncrypt: opaqueId,
  orderShippingPriceIdEncrypt: opaqueId,
  zonecode,
})

/** `extraPrice` in won is of one shipment. */
export const claimAreaAnswer = z.object({
  possible: z.boolean(),
  reason: z.enum(ADDRESS_CHANGE_REASONS).extract(['AREA']).nullable(),
  extraPrice: won,
})
