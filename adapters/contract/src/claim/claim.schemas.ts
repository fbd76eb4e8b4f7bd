import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_FAULTS, CLAIM_STATUSES, CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_HOLDBACKS } from '@jangteo/core/claim/claimHoldback.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { REFUND_WAYS } from '@jangteo/core/claim/refund/refundWay.codes'
import { ORDER_ITEM_FILTERS, ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { dispute } from './dispute.schemas.ts'
import { orderPeriodQuery } from '../order/orderList.schemas.ts'
import { refundAnswer } from '../payment/payment.schemas.ts'
import { uploadedFile } from '../upload/upload.schemas.ts'
import { currencyCode, moment, opaqueId, pageQuery, plainId, won } from '../wire/wire.schemas.ts'
import { claimPickup, claimReship } from './claimPlace.schemas.ts'
import { claimRefund } from '../refusal/refusal.schemas.ts'

/** Actions on a claim from its list and its page. */
const CLAIM_ACTIONS = ['PAY_ADDITIONAL', 'WITHDRAW_CLAIM'] as const

export const claimListQuery = z.object({
  ...pageQuery,
  mypageItemStatusEnum: z.enum(ORDER_ITEM_FILTERS).default('ALL_CLAIM'),
  ...orderPeriodQuery,
})

/** A state of a claim in its history; a withdrawn claim has no status of the specification. */
const claimState = z.enum([...CLAIM_STATUSES, 'WITHDRAWN'])

const claimItem = z.object({
  orderItemIdEncrypt: opaqueId,
  goodsId: plainId,
  goodsName: z.string(),
  optionName: z.string(),
  picture: z.string(),
  quantity: z.int(),
  paidAmount: won,
  /** Option that it is exchanged for; `null` in other claims. */
  exchangeOptionName: z.string().nullable(),
})

const claimHead = {
  orderClaimIdEncrypt: opaqueId,
  claimTypeEnum: z.enum(CLAIM_TYPES),
  /** `null` for a notice of a delay, and once the claim was withdrawn. */
  claimStatusEnum: z.enum(CLAIM_STATUSES).nullable(),
  withdrawn: z.boolean(),
  /** An exchange that became a return; the return is a claim of its own. */
  converted: z.boolean(),
  requestedAt: moment,
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  orderShippingPriceIdEncrypt: opaqueId,
  storeName: z.string(),
  storeUrl: z.string(),
  /** It waits for an additional payment. */
  addPaymentWaiting: z.boolean(),
  actions: z.array(z.enum(CLAIM_ACTIONS)),
}

/** A claim in the list. Amounts in won, as it was quoted. */
export const claimCard = z.object({
  ...claimHead,
  items: z.array(claimItem),
  refundAmount: won,
  additionalPayAmount: won,
  currencyCode,
})

/** A step of a claim; `action` is what it is called, `memo` what was said with it. */
const claimStep = z.object({
  at: moment,
  actor: z.enum(['BUYER', 'SELLER', 'SYSTEM']),
  action: z.string(),
  from: claimState.nullable(),
  to: claimState.nullable(),
  memo: z.string(),
})

/** The additional payment of a claim. */
const claimAdditionalPayment = z.object({
  additionalPaymentIdEncrypt: opaqueId,
  paymentGatewayIdEncrypt: opaqueId,
  amount: won,
  dueAt: moment,
  additionalPaymentStatusEnum: z.enum(ADDITIONAL_PAYMENT_STATES),
})

/** One claim with its history. */
export const claimDetail = z.object({
  ...claimHead,
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  reasonDetail: z.string(),
  responsible: z.enum(CLAIM_FAULTS).nullable(),
  items: z.array(z.object({ orderItem: claimItem, statusBefore: z.enum(ORDER_ITEM_STATUSES) })),
  history: z.array(claimStep),
  pickup: claimPickup.nullable(),
  reship: claimReship.nullable(),
  /** Reason why the claim waits besides its status; `null` for none. */
  holdback: z.object({ reason: z.enum(CLAIM_HOLDBACKS), message: z.string() }).nullable(),
  /** The seller's memo; empty without one. */
  sellerMemo: z.string(),
  /** Quote that it was accepted with; `null` where no money moves. */
  refund: claimRefund.nullable(),
  /** Money that goes back for it, oldest first. */
  refundList: z.array(refundAnswer.extend({ way: z.enum(REFUND_WAYS) })),
  additionalPayment: claimAdditionalPayment.nullable(),
  /**
   * Withdrawals of claims of the same type, counted by its items, and the most there may be; `limit` is `null` without
   * an end.
   */
  withdrawal: z.object({ count: z.int(), limit: z.int().nullable(), allowed: z.boolean() }),
  /** Dispute over it; `null` without one. */
  dispute: dispute.nullable(),
  /** Its buyer may open a dispute now. */
  disputable: z.boolean(),
  /** Evidence of the buyer, in the order that it was added. */
  files: z.array(uploadedFile),
  /** Evidence that operators added. */
  marketFiles: z.array(uploadedFile),
  currencyCode,
})
