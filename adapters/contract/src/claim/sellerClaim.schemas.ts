import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_FAULTS, CLAIM_STATUSES, CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_COMMANDS } from '@jangteo/core/claim/claimCommand.codes'
import { CLAIM_TABS } from '@jangteo/core/claim/claimTab.codes'
import { CLAIM_EVENT_ASKS } from '@jangteo/core/claim/inspection.rules'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { z } from 'zod'
import { receiver } from '../address/address.schemas.ts'
import { claimRefund } from '../refusal/refusal.schemas.ts'
import { moment, opaqueId, pageQuery, won } from '../wire/wire.schemas.ts'
import { claimDetail } from './claim.schemas.ts'

/** Filters of the claims of a store or of the market: a tab, and the number of an order. */
export const sellerClaimQuery = z.object({
  ...pageQuery,
  claimTabEnum: z.enum(CLAIM_TABS).default('OPEN'),
  keyword: z.string().trim().max(50).default(''),
})

/** A claim in a table of a seller. The name of the buyer is masked. */
export const sellerClaim = z.object({
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
  storeName: z.string(),
  storeUrl: z.string(),
  ordererName: z.string(),
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  responsible: z.enum(CLAIM_FAULTS).nullable(),
  goodsName: z.string(),
  itemCount: z.int(),
  refundAmount: won,
  additionalPayAmount: won,
  addPaymentWaiting: z.boolean(),
})

/** An event that the claim may be sent now, and the details to send it with. */
const claimCommand = z.object({
  commandEnum: z.enum(CLAIM_COMMANDS),
  label: z.string(),
  asks: z.array(z.enum(CLAIM_EVENT_ASKS)),
})

/** One claim with what its seller decides by. The places of the buyer are masked. */
export const sellerClaimDetail = sellerClaim.extend({
  ...claimDetail.pick({
    reasonDetail: true,
    items: true,
    history: true,
    pickup: true,
    reship: true,
    holdback: true,
    sellerMemo: true,
    dispute: true,
    refundList: true,
    files: true,
    marketFiles: true,
  }).shape,
  /** Quote that it was accepted with; `null` where no money moves. */
  refund: claimRefund.nullable(),
  /** Quote at the fault of the other party, to which an inspection may change; `null` where it may not. */
  refundAtOtherFault: claimRefund.nullable(),
  additionalPayment: z
    .object({ amount: won, additionalPaymentStatusEnum: z.enum(ADDITIONAL_PAYMENT_STATES) })
    .nullable(),
  /** False once the buyer's data can be opened no more. */
  isBuyerOpenable: z.boolean(),
  commands: z.array(claimCommand),
  /** Files that operators may still add; 0 where they may not. */
  marketEvidenceLeft: z.int(),
})

/** The places of a claim in clear: where goods are fetched, and where others are sent. */
export const claimPlaces = z.object({
  pickup: receiver.nullable(),
  reship: receiver.nullable(),
})

/** An event with its details; those that were not asked for are left out. */
export const claimCommandInput = z.object({
  id: opaqueId,
  command: z.enum(CLAIM_COMMANDS),
  memo: z.string().trim().max(500).default(''),
  faultEnum: z.enum(CLAIM_FAULTS).optional(),
  sellable: z.boolean().optional(),
  courierEnum: z.enum(COURIERS).optional(),
  invoice: z.string().max(60).default(''),
})
