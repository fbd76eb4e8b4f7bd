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
import {
  receiveCouponsMessage,
  receiveHeldCouponsMessage,
} from '../coupon/receive-coupons-message.ts'
import { receiveDisputeMessage } from '../claim/dispute/receive-dispute-message.ts'
import { receiveQuestionMessage } from '../inquiry/receive-question-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { receiveItemsMessage } from '../order/receive-items-message.ts'
import { receivePaymentMessage } from '../payment/receive-payment-message.ts'
import {
  receiveLeaversEntriesMessage,
  receiveSaleEntriesMessage,
  receiveSaleEntryMessage,
} from '../promotion/receive-sale-entry-messages.ts'
import { receiveReviewMessage } from '../review/receive-review-message.ts'
import { receiveStatementsMessage } from '../settlement/hold-disputed.ts'
import { receiveSettlementMessage } from '../settlement/write-entries.ts'

/** Receivers of the messages that a step of an entity sends. */
export const RECEIVERS: Receivers['Service'] = {
  additionalPayment: receiveAdditionalPaymentMessage,
  claim: receiveClaimMessage,
  coupons: receiveCouponsMessage,
  dispute: receiveDisputeMessage,
  heldCoupons: receiveHeldCouponsMessage,
  leaversEntries: receiveLeaversEntriesMessage,
  saleEntries: receiveSaleEntriesMessage,
  saleEntry: receiveSaleEntryMessage,
  items: receiveItemsMessage,
  newAdditionalPayment: beginAdditionalPayment,
  newConfirmationDue: resumeConfirmation,
  newDepositCancels: beginDepositCancels,
  newPaymentOfAdditional: beginPaymentOfAdditional,
  newReturnOfExchange: beginReturnOfExchange,
  payment: receivePaymentMessage,
  review: receiveReviewMessage,
  question: receiveQuestionMessage,
  settlement: receiveSettlementMessage,
  statementsOfClaim: receiveStatementsMessage,
  waitingCancels: receiveWaitingCancelsMessage,
}
