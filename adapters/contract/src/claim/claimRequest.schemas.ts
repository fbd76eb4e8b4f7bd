import { PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { CLAIM_STATUSES, REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import {
  CLAIM_CHECK_REFUSALS,
  CLAIM_CHECK_RESULTS,
} from '@jangteo/core/claim/request/claimCheck.codes'
import { PICKUP_METHODS } from '@jangteo/core/claim/request/claimPickup.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { z } from 'zod'
import { receiver } from '../address/address.schemas.ts'
import { orderItem } from '../order/order.schemas.ts'
import { refundAccountAnswer } from '../payment/payment.schemas.ts'
import { moment, opaqueId, plainId, won } from '../wire/wire.schemas.ts'
import { pickupInput, reshipInput } from './claimPlace.schemas.ts'
import { claimedItems } from './claimRefund.schemas.ts'

/** Picked option of an exchange: an option of the same product at the same price. */
const exchangePick = z.object({ orderItemIdEncrypt: opaqueId, optionId: plainId })

const exchangePicks = { exchangeList: z.array(exchangePick).max(100).default([]) }

/** Fields of every claim request. Version and amounts are those that the buyer saw: only compared, never believed. */
const requested = {
  ...claimedItems,
  /** `null` is refused, like a reason of another kind of claim. */
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  /** In the buyer's own words; judged by `decideReason`. */
  reasonDetail: z.string().max(2_000).default(''),
  /** Evidence that was uploaded before, by the same buyer. */
  filesIdEncryptList: z.array(opaqueId).max(30).default([]),
  version: z.int().min(0),
  refundAmount: won,
  additionalPayAmount: won,
}

export const cancelRequestInput = z.object(requested)
export const returnRequestInput = z.object({ ...requested, pickup: pickupInput })
export const exchangeRequestInput = z.object({
  ...requested,
  ...exchangePicks,
  pickup: pickupInput,
  reship: reshipInput,
})

/** The requested claim, in its state when the answer is sent. */
export const requestedClaim = z.object({
  orderClaimIdEncrypt: opaqueId,
  claimTypeEnum: z.enum(REQUESTABLE_CLAIM_TYPES),
  claimStatusEnum: z.enum(CLAIM_STATUSES),
  refundAmount: won,
  /** Amount to pay before the claim goes on; 0 for most. */
  additionalPayAmount: won,
})

export const cancelCheckInput = z.object(claimedItems)
export const exchangeCheckInput = z.object({ ...claimedItems, ...exchangePicks })

/**
 * Result of a check whether a claim may be requested, with its text. `orderClaimIdEncrypt` is the conflicting claim.
 */
export const claimCheck = z.object({
  possible: z.boolean(),
  claimCheckEnum: z.enum(CLAIM_CHECK_RESULTS),
  message: z.string(),
  orderClaimIdEncrypt: opaqueId.nullable(),
})

/** An option to exchange an item for. */
const exchangeOption = z.object({
  optionId: plainId,
  optionValues: z.array(z.string()),
  soldOut: z.boolean(),
})

const requestItem = orderItem.extend({
  /** Reason why it cannot be claimed now; `null` when it can. */
  refusal: z
    .object({
      code: z.enum([...CLAIM_CHECK_REFUSALS, 'CLAIM_WITHDRAWAL_LIMITED']),
      message: z.string(),
    })
    .nullable(),
  /** Its option is out of stock; with `isLate` and `isWithdrawalLimited` it decides which reasons are open. */
  isSoldOut: z.boolean(),
  /** It is not shipped, and the day that was promised for it is over. */
  isLate: z.boolean(),
  /** Empty but for an exchange. */
  optionNames: z.array(z.string()),
  exchangeOptionList: z.array(exchangeOption),
})

/** Limits of a claim's evidence; sizes in megabytes. */
const evidenceLimits = z.object({
  countMax: z.int(),
  imageMegabytesMax: z.int(),
  videoMegabytesMax: z.int(),
  totalMegabytesMax: z.int(),
  takesEvidence: z.boolean(),
})

/** Data of the claim form. */
export const claimRequestPage = z.object({
  claimTypeEnum: z.enum(REQUESTABLE_CLAIM_TYPES),
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  orderShippingPriceIdEncrypt: opaqueId,
  storeName: z.string(),
  storeUrl: z.string(),
  /** Every item of the group, add-ons after their main item. */
  items: z.array(requestItem),
  /** Destination of the order: the form's pickup and reshipping address until the buyer names others. */
  receiver,
  pickupMethodEnumList: z.array(z.enum(PICKUP_METHODS)),
  pickupRequestEnumList: z.array(z.enum(PICKUP_REQUESTS)),
  /** Days of which one may be wanted for the pickup; empty for a cancel, and where no day off is known. */
  pickupDayList: z.array(z.iso.date()),
  evidenceLimits,
  /** Checks an account at `account-validation-check`. */
  paymentGatewayIdEncrypt: opaqueId,
  refundAccount: refundAccountAnswer,
})
