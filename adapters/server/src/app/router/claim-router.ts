import { answer } from '../../call/answer.ts'
import { checkCancel, checkExchange, checkItems } from '../../claim/request/available-check.ts'
import { checkClaimArea } from '../../claim/request/check-claim-area.ts'
import { listAdditionalPayments } from '../../claim/additional/list-additional-payments.ts'
import { listClaims } from '../../claim/list-claims.ts'
import {
  openCancelPage,
  openExchangePage,
  openReturnPage,
} from '../../claim/request/open-claim-page.ts'
import { previewCancel, previewExchange, previewReturn } from '../../claim/refund/preview-refund.ts'
import { requestCancel, requestExchange, requestReturn } from '../../claim/request/request-claim.ts'
import { openOrderCancel } from '../../claim/request/open-order-cancel.ts'
import { requestOrderCancel } from '../../claim/request/request-order-cancel.ts'
import { showClaim } from '../../claim/show-claim.ts'
import { withdrawClaim } from '../../claim/withdrawal/withdraw-claim.ts'
import { openDispute } from '../../claim/dispute/open-dispute.ts'
import { calls } from '../market-calls.ts'

/** The calls of claims and disputes with the use cases that answer them. */
export const claiming = {
  claim: {
    list: calls.claim.list.handler(answer(listClaims)),
    detail: calls.claim.detail.handler(answer(showClaim)),
    withdrawCancel: calls.claim.withdrawCancel.handler(answer(withdrawClaim('CANCEL'))),
    withdrawExchange: calls.claim.withdrawExchange.handler(answer(withdrawClaim('EXCHANGE'))),
    withdrawReturn: calls.claim.withdrawReturn.handler(answer(withdrawClaim('RETURN'))),
    cancelPage: calls.claim.cancelPage.handler(answer(openCancelPage)),
    exchangePage: calls.claim.exchangePage.handler(answer(openExchangePage)),
    returnPage: calls.claim.returnPage.handler(answer(openReturnPage)),
    previewCancel: calls.claim.previewCancel.handler(answer(previewCancel)),
    previewExchange: calls.claim.previewExchange.handler(answer(previewExchange)),
    previewReturn: calls.claim.previewReturn.handler(answer(previewReturn)),
    requestCancel: calls.claim.requestCancel.handler(answer(requestCancel)),
    requestExchange: calls.claim.requestExchange.handler(answer(requestExchange)),
    requestReturn: calls.claim.requestReturn.handler(answer(requestReturn)),
    orderCancelPage: calls.claim.orderCancelPage.handler(answer(openOrderCancel)),
    requestOrderCancel: calls.claim.requestOrderCancel.handler(answer(requestOrderCancel)),
    checkExchange: calls.claim.checkExchange.handler(answer(checkExchange)),
    checkCancel: calls.claim.checkCancel.handler(answer(checkCancel)),
    check: calls.claim.check.handler(answer(checkItems)),
    checkShippingArea: calls.claim.checkShippingArea.handler(answer(checkClaimArea)),
    addPayments: calls.claim.addPayments.handler(answer(listAdditionalPayments)),
  },
  dispute: { open: calls.dispute.open.handler(answer(openDispute)) },
}
