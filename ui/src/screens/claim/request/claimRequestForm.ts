import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import type { Destination } from '@jangteo/core/address/address.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import type { DeliveryRequest, PickupRequest } from '@jangteo/core/address/deliveryRequest.codes'
import {
  decideDeliveryRequest,
  decidePickupRequest,
} from '@jangteo/core/address/deliveryRequest.rules'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import type { PickupMethod } from '@jangteo/core/claim/request/claimPickup.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { decideReason } from '@jangteo/core/claim/request/claimReason.rules'
import type {
  ClaimDraft,
  ClaimPlaces,
  RequestedItem,
} from '@jangteo/core/claim/request/claimRequest.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { DELIVERY_MESSAGES, invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import type { Problems } from '../../../parts/field/useFields.ts'

/** Form of a claim request, half-typed texts included. Places that are `null` are the order's address. */
export type RequestForm = {
  readonly chosen: readonly string[]
  /** The options that items are exchanged for. */
  readonly picks: Readonly<Record<string, number>>
  readonly reason: ClaimReason | null
  readonly detail: string
  readonly files: readonly UploadedFile[]
  readonly method: PickupMethod
  readonly pickupPlace: Destination | null
  readonly pickupPreset: PickupRequest | null
  readonly pickupText: string
  /** Day on which the courier is wanted; `null` is the earliest possible one. */
  readonly pickupOn: Day | null
  readonly courier: Courier | null
  readonly invoiceNumber: string
  readonly reshipPlace: Destination | null
  readonly reshipPreset: DeliveryRequest | null
  readonly reshipText: string
}

/** The form as it opens, with these items chosen. */
export function emptyForm(chosen: readonly string[]): RequestForm {
  return {
    chosen,
    picks: {},
    reason: null,
    detail: '',
    files: [],
    method: 'COLLECT',
    pickupPlace: null,
    pickupPreset: null,
    pickupText: '',
    pickupOn: null,
    courier: null,
    invoiceNumber: '',
    reshipPlace: null,
    reshipPreset: null,
    reshipText: '',
  }
}

/** The fields of the pickup that are typed. */
export type PlaceTexts = Pick<RequestForm, 'pickupText' | 'invoiceNumber' | 'reshipText'>

function parcelProblems({ courier }: RequestForm, invoiceNumber: string) {
  if (courier === null) return { courier: DELIVERY_MESSAGES.COURIER_REQUIRED() }
  const decision = decideInvoiceNumber(courier, invoiceNumber)
  return decision.ok ? {} : { invoiceNumber: invoiceProblemText(courier, decision.reason) }
}

/** Violations of pickup and delivery addresses, field by field. */
export function placeProblems(
  type: RequestableClaimType,
  form: RequestForm,
  texts: PlaceTexts,
): Problems<keyof PlaceTexts | 'courier'> {
  const pickup = decidePickupRequest({ preset: form.pickupPreset, typed: texts.pickupText })
  const reship = decideDeliveryRequest({ preset: form.reshipPreset, typed: texts.reshipText })
  const collect = pickup.ok ? {} : { pickupText: ADDRESS_MESSAGES[pickup.reason]() }
  return {
    ...(form.method === 'SEND' ? parcelProblems(form, texts.invoiceNumber) : collect),
    ...(type !== 'EXCHANGE' || reship.ok ? {} : { reshipText: ADDRESS_MESSAGES[reship.reason]() }),
  }
}

/** Faults of the reason: as a whole, or with its words. */
export function reasonProblems(
  type: RequestableClaimType,
  stated: { readonly reason: ClaimReason | null; readonly detail: string },
): Problems<'reason' | 'detail'> {
  const decision = decideReason(type, stated)
  if (decision.ok) return {}
  const text = CLAIM_MESSAGES[decision.reason]()
  return decision.reason === 'CLAIM_REASON_REQUIRED' ? { reason: text } : { detail: text }
}

/** Place where goods come from and go to, `orderPlace` unless the buyer named another. */
export function placesOf(
  type: RequestableClaimType,
  form: RequestForm,
  orderPlace: Destination,
): ClaimPlaces {
  const { method } = form
  const isSent = method === 'SEND'
  return {
    pickup: {
      method,
      destination: isSent ? orderPlace : (form.pickupPlace ?? orderPlace),
      request: isSent
        ? { preset: null, typed: '' }
        : { preset: form.pickupPreset, typed: form.pickupText },
      courier: isSent ? form.courier : null,
      invoiceNumber: isSent ? form.invoiceNumber : '',
      pickupOn: isSent ? null : form.pickupOn,
    },
    reship:
      type === 'EXCHANGE'
        ? {
            destination: form.reshipPlace ?? orderPlace,
            request: { preset: form.reshipPreset, typed: form.reshipText },
          }
        : null,
  }
}

/** Returns the chosen items, each with the option to exchange it for. */
export function requestedItems(form: RequestForm): RequestedItem[] {
  return form.chosen.map((orderItemId) => ({
    orderItemId,
    optionId: form.picks[orderItemId] ?? null,
  }))
}

/** Fields of a draft that its page decides, and where the order goes. */
export type DraftStart = Pick<ClaimDraft, 'type' | 'isOnlyChoice'> & {
  readonly orderPlace: Destination
}

/** Completed fields of the form, step by step. */
export function draftOf({ orderPlace, ...start }: DraftStart, form: RequestForm): ClaimDraft {
  const { type } = start
  const stated = decideReason(type, form)
  const isPlaced = Object.keys(placeProblems(type, form, form)).length === 0
  return {
    ...start,
    items: requestedItems(form),
    stated: stated.ok ? stated.value : null,
    fileIds: form.files.map(({ filesIdEncrypt }) => filesIdEncrypt),
    places: type === 'CANCEL' || !isPlaced ? null : placesOf(type, form, orderPlace),
  }
}
