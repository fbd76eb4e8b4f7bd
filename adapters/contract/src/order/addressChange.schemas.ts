import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { BUILDING_ENTRIES } from '@jangteo/core/address/buildingEntry.codes'
import { decideBuildingEntry } from '@jangteo/core/address/courierNote.rules'
import { DELIVERY_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { decideDeliveryRequest } from '@jangteo/core/address/deliveryRequest.rules'
import { ADDRESS_CHANGE_REASONS } from '@jangteo/core/order/order.codes'
import { z } from 'zod'
import { judgedReceiver } from '../address/address.schemas.ts'
import { opaqueId, won } from '../wire/wire.schemas.ts'

type Request = {
  readonly deliveryRequestEnum: (typeof DELIVERY_REQUESTS)[number] | null
  readonly deliveryRequestText: string
  readonly buildingEntryEnum: (typeof BUILDING_ENTRIES)[number] | null
  readonly doorCodeText: string
}

function judgeRequest({ value, issues }: z.core.ParsePayload<Request>) {
  const judged = [
    {
      field: 'deliveryRequestText',
      decision: decideDeliveryRequest({
        preset: value.deliveryRequestEnum,
        typed: value.deliveryRequestText,
      }),
    },
    {
      field: 'doorCodeText',
      decision: decideBuildingEntry({
        entry: value.buildingEntryEnum,
        doorCode: value.doorCodeText,
      }),
    },
  ]
  for (const { field, decision } of judged) {
    if (decision.ok) continue
    const message = ADDRESS_MESSAGES[decision.reason]()
    issues.push({ code: 'custom', input: value, path: [field], message })
  }
}

/** New address of an order. Its fields are judged as those of the address book are. */
export const addressChangeInput = z
  .object({
    /** The order, and its own address: `orderAddressIdEncrypt` of the order's detail. */
    id: opaqueId,
    addressId: opaqueId,
    receiver: judgedReceiver,
    /** `null` asks for nothing. */
    deliveryRequestEnum: z.enum(DELIVERY_REQUESTS).nullable().default(null),
    deliveryRequestText: z.string().max(200).default(''),
    /** Way of the courier into the building; `null` says nothing. */
    buildingEntryEnum: z.enum(BUILDING_ENTRIES).nullable().default(null),
    /** Needed for DOOR_CODE only. */
    doorCodeText: z.string().max(200).default(''),
  })
  .check(judgeRequest)

/** Answer of one shipping group: why it may not go there (`null`: it may), and its fee in won before and after. */
export const addressChangeGroup = z.object({
  orderShippingPriceIdEncrypt: opaqueId,
  storeName: z.string(),
  possible: z.boolean(),
  reason: z.enum(ADDRESS_CHANGE_REASONS).nullable(),
  beforeFee: won,
  afterFee: won,
})

/** Answer for the whole order; `reason` is the weightiest of its groups'. */
export const addressChangeAnswer = z.object({
  possible: z.boolean(),
  reason: z.enum(ADDRESS_CHANGE_REASONS).nullable(),
  groups: z.array(addressChangeGroup),
})
