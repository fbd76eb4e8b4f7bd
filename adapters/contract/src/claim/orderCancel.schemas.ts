import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { z } from 'zod'
import { orderGroup } from '../order/order.schemas.ts'
import { refundAccountAnswer } from '../payment/payment.schemas.ts'
import { claimRefund } from '../refusal/refusal.schemas.ts'
import { opaqueId, won } from '../wire/wire.schemas.ts'

/** Data of the page that cancels a whole order. */
export const orderCancelPage = z.object({
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  groups: z.array(orderGroup),
  /** The reasons that are open for all of its items. */
  claimReasonEnumList: z.array(z.enum(CLAIM_REASONS)),
  /** Sum of all groups; the same for every reason. */
  refund: claimRefund,
  /** Checks an account at `account-validation-check`. */
  paymentGatewayIdEncrypt: opaqueId,
  refundAccount: refundAccountAnswer,
})

/** Version and amount are those that the buyer saw: only compared, never believed. */
export const orderCancelInput = z.object({
  ordersIdEncrypt: opaqueId,
  /** `null` is refused, like a reason of another kind of claim. */
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  /** In the buyer's own words; judged by `decideReason`. */
  reasonDetail: z.string().max(2_000).default(''),
  version: z.int().min(0),
  refundAmount: won,
})

/** The claims of a cancelled order, one a shipping group. */
export const cancelledOrder = z.object({
  claimList: z.array(
    z.object({ orderClaimIdEncrypt: opaqueId, claimStatusEnum: z.enum(CLAIM_STATUSES) }),
  ),
  refundAmount: won,
})
