import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { ADDITIONAL_REASONS } from '@jangteo/core/claim/additional/additionalReason.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { depositAccount } from '../payment/payment.schemas.ts'
import { currencyCode, moment, opaqueId, pageOf, pageQuery, won } from '../wire/wire.schemas.ts'

/** One charge of a claim. */
const reasonLine = z.object({ reasonEnum: z.enum(ADDITIONAL_REASONS), amount: won })

/** An additional payment of a claim. */
export const additionalPayment = z.object({
  additionalPaymentIdEncrypt: opaqueId,
  /** Id of the payment, for `request-data` and the other calls of a payment. */
  paymentGatewayIdEncrypt: opaqueId,
  orderClaimIdEncrypt: opaqueId,
  claimTypeEnum: z.enum(CLAIM_TYPES),
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  /** Of the claimed items. */
  goodsName: z.string(),
  picture: z.string(),
  amount: won,
  currencyCode,
  /** Fees of the claim; what it gives back is taken off that, so the lines may come to more than `amount`. */
  reasonList: z.array(reasonLine),
  askedAt: moment,
  dueAt: moment,
  additionalPaymentStatusEnum: z.enum(ADDITIONAL_PAYMENT_STATES),
  /** The account that waits for the deposit; another way to pay is open again when its time is over. */
  depositAccount: depositAccount.nullable(),
})

/** Additional payments of the member's claims: the waiting ones first, then the newest. */
const addPayments = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/orders/claims/add-payments',
    summary: '추가결제 목록',
    tags: ['claim'],
  })
  .input(z.object(pageQuery))
  .output(pageOf(additionalPayment))

export const additionalPaymentCalls = { addPayments }
