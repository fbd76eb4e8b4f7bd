import {
  beginAdditionalPayment,
  beginDepositCancels,
  beginPaymentOfAdditional,
  beginReturnOfExchange,
  receiveAdditionalPaymentMessage,
  receiveClaimMessage,
  receiveWaitingCancelsMessage,
  resumeConfirmation,
} from '../claim/receive-claim-messages.ts'
import { receiveCouponsMessage } from '../coupon/receive-coupons-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { receiveItemsMessage } from '../order/receive-items-message.ts'
import { receivePaymentMessage } from '../payment/receive-payment-message.ts'

/** Party that is reported what a step of an entity means for others. */
export const RECEIVERS: Receivers['Service'] = {
  additionalPayment: receiveAdditionalPaymentMessage,
  claim: receiveClaimMessage,
  coupons: receiveCouponsMessage,
  items: receiveItemsMessage,
  newAdditionalPayment: beginAdditionalPayment,
  newConfirmationDue: resumeConfirmation,
  newDepositCancels: beginDepositCancels,
  newPaymentOfAdditional: beginPaymentOfAdditional,
  newReturnOfExchange: beginReturnOfExchange,
  payment: receivePaymentMessage,
  waitingCancels: receiveWaitingCancelsMessage,
}
