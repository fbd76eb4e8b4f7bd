import { excludeFromRanking, readmitToRanking } from '../../display/ranking/exclude-from-ranking.ts'
import { answer } from '../../call/answer.ts'
import { addHoliday, removeHoliday } from '../../calendar/change-holidays.ts'
import { listHolidays } from '../../calendar/list-holidays.ts'
import { endMemberSessions } from '../../member/desk/end-member-sessions.ts'
import { grantCoupon, listGrantable } from '../../member/desk/grant-coupon.ts'
import { openClosedOrder } from '../../member/desk/open-closed-order.ts'
import { revealMember } from '../../member/desk/reveal-member.ts'
import { searchMembers } from '../../member/desk/search-members.ts'
import { showMember } from '../../member/desk/show-member.ts'
import { releaseMember, suspendMember } from '../../member/desk/suspend-member.ts'
import { unlockMember } from '../../member/desk/unlock-member.ts'
import { operatorInbox } from '../../notification/staff-inbox.ts'
import { askAdjustment } from '../../settlement/adjust-settlement.ts'
import {
  approveStatements,
  holdStatement,
  releaseStatement,
} from '../../settlement/approve-statements.ts'
import { setCategoryFee, showCategoryFees } from '../../settlement/category-fees.ts'
import { confirmAccount } from '../../settlement/change-bank-account.ts'
import { listStoreMonths } from '../../settlement/list-months.ts'
import { listStatements } from '../../settlement/list-statements.ts'
import { recordTransferByHand } from '../../settlement/record-transfer.ts'
import { sendPayout } from '../../settlement/send-payout.ts'
import { showPayout, showPayouts, writePayoutFile } from '../../settlement/show-payouts.ts'
import { showStatement } from '../../settlement/show-statement.ts'
import {
  approveGoods,
  rejectGoods,
  releaseGoods,
  stopGoods,
} from '../../goods/review/decide-review.ts'
import { listReviews } from '../../goods/review/list-reviews.ts'
import { showReview } from '../../goods/review/show-review.ts'
import {
  actOnOperatorClaim,
  listOperatorClaims,
  showOperatorClaim,
} from '../../operator/claim/act-on-market-claim.ts'
import {
  hideReview,
  listReviewsForOperator,
  restoreReview,
} from '../../review/desk/operator-reviews.ts'
import { addEvidence } from '../../operator/claim/add-evidence.ts'
import { decideDispute } from '../../operator/claim/decide-dispute.ts'
import { openDefectClaim, previewDefectClaim } from '../../operator/claim/open-defect-claim.ts'
import { listOperatorOrders } from '../../operator/order/list-operator-orders.ts'
import { openOperatorBuyer, showOperatorOrder } from '../../operator/order/show-operator-order.ts'
import { actOnPayment } from '../../operator/payment/act-on-payment.ts'
import {
  askRefundAgain,
  openRefundAccount,
  recordHandRefund,
} from '../../operator/payment/act-on-refund.ts'
import { listOperatorRefunds, listPendingPayments } from '../../operator/payment/list-hand-money.ts'
import { acceptReport, dismissReport } from '../../report/decide-report.ts'
import { listReports } from '../../report/list-reports.ts'
import { changeBrand, createBrand, mergeBrands, removeBrand } from '../../search/edit-brands.ts'
import { listBrandsForOperator } from '../../search/list-managed-brands.ts'
import { acceptOperatorLink } from '../../staff/accept-staff-link.ts'
import { approve, reject, withdraw } from '../../staff/approvals.ts'
import { changeRole, inviteOperator, removeRole, resetAuthenticator } from '../../staff/ask-role.ts'
import { confirmOperatorCode } from '../../staff/confirm-login-code.ts'
import { listRequests } from '../../staff/list-approvals.ts'
import { searchAudit } from '../../staff/list-audit.ts'
import { listRoles } from '../../staff/list-operators.ts'
import { logInOperator } from '../../staff/log-in-staff.ts'
import { logOutOperator } from '../../staff/log-out-staff.ts'
import { openFirstOperator } from '../../staff/open-first-operator.ts'
import { requestOperatorLink } from '../../staff/request-staff-link.ts'
import { showOperatorLink } from '../../staff/show-operator-link.ts'
import { listOperatorApplications } from '../../seller/list-applications.ts'
import {
  approveApplication,
  askSupplement,
  rejectApplication,
} from '../../seller/review-application.ts'
import { showBusinessState, showOperatorApplication } from '../../seller/show-application.ts'
import { showOperatorHome } from '../../staff/show-operator-home.ts'
import { showOperatorMe } from '../../staff/show-staff-me.ts'
import {
  closeStore,
  listStoresForOperator,
  releaseStore,
  setFeeRate,
  showStoreForOperator,
  suspendStore,
} from '../../store/operator-store.ts'
import { setDeniedFeatures } from '../../store/set-denied-features.ts'
import { changeStoreName } from '../../store/rename-store.ts'
import { addZoneRange, deleteZoneRange, editZoneRange } from '../../shipping/change-zone-ranges.ts'
import { listRanges } from '../../shipping/list-zone-ranges.ts'
import { listTerms, publishTerms } from '../../terms/publish-terms.ts'
import { staffCalls } from '../staff-calls.ts'
import { composing } from './composer-router.ts'

/** The calls of operators with the use cases that answer them. */
export const operating = {
  operatorHome: {
    home: staffCalls.operatorHome.home.handler(answer(showOperatorHome)),
  },
  operatorHoliday: {
    list: staffCalls.operatorHoliday.list.handler(answer(listHolidays)),
    add: staffCalls.operatorHoliday.add.handler(answer(addHoliday)),
    remove: staffCalls.operatorHoliday.remove.handler(answer(removeHoliday)),
  },
  operatorMember: {
    search: staffCalls.operatorMember.search.handler(answer(searchMembers)),
    detail: staffCalls.operatorMember.detail.handler(answer(showMember)),
    reveal: staffCalls.operatorMember.reveal.handler(answer(revealMember)),
    suspend: staffCalls.operatorMember.suspend.handler(answer(suspendMember)),
    release: staffCalls.operatorMember.release.handler(answer(releaseMember)),
    unlock: staffCalls.operatorMember.unlock.handler(answer(unlockMember)),
    endSessions: staffCalls.operatorMember.endSessions.handler(answer(endMemberSessions)),
    grantableCoupons: staffCalls.operatorMember.grantableCoupons.handler(answer(listGrantable)),
    grantCoupon: staffCalls.operatorMember.grantCoupon.handler(answer(grantCoupon)),
    openClosedOrder: staffCalls.operatorMember.openClosedOrder.handler(answer(openClosedOrder)),
  },
  operatorNotification: {
    list: staffCalls.operatorNotification.list.handler(answer(operatorInbox.list)),
    unreadCount: staffCalls.operatorNotification.unreadCount.handler(
      answer(operatorInbox.countUnread),
    ),
    markRead: staffCalls.operatorNotification.markRead.handler(answer(operatorInbox.markRead)),
  },
  operatorTerms: {
    list: staffCalls.operatorTerms.list.handler(answer(listTerms)),
    publish: staffCalls.operatorTerms.publish.handler(answer(publishTerms)),
  },
  operatorZone: {
    list: staffCalls.operatorZone.list.handler(answer(listRanges)),
    add: staffCalls.operatorZone.add.handler(answer(addZoneRange)),
    edit: staffCalls.operatorZone.edit.handler(answer(editZoneRange)),
    remove: staffCalls.operatorZone.remove.handler(answer(deleteZoneRange)),
  },
  ...composing,
  operatorSession: {
    logIn: staffCalls.operatorSession.logIn.handler(answer(logInOperator)),
    confirmCode: staffCalls.operatorSession.confirmCode.handler(answer(confirmOperatorCode)),
    logOut: staffCalls.operatorSession.logOut.handler(answer(logOutOperator)),
    requestLink: staffCalls.operatorSession.requestLink.handler(answer(requestOperatorLink)),
    showLink: staffCalls.operatorSession.showLink.handler(answer(showOperatorLink)),
    acceptLink: staffCalls.operatorSession.acceptLink.handler(answer(acceptOperatorLink)),
    openFirst: staffCalls.operatorSession.openFirst.handler(answer(openFirstOperator)),
    me: staffCalls.operatorSession.me.handler(answer(showOperatorMe)),
  },
  operatorSettlement: {
    list: staffCalls.operatorSettlement.list.handler(answer(listStatements)),
    detail: staffCalls.operatorSettlement.detail.handler(answer(showStatement)),
    approve: staffCalls.operatorSettlement.approve.handler(answer(approveStatements)),
    hold: staffCalls.operatorSettlement.hold.handler(answer(holdStatement)),
    release: staffCalls.operatorSettlement.release.handler(answer(releaseStatement)),
    adjust: staffCalls.operatorSettlement.adjust.handler(answer(askAdjustment)),
    confirmAccount: staffCalls.operatorSettlement.confirmAccount.handler(answer(confirmAccount)),
    months: staffCalls.operatorSettlement.months.handler(answer(listStoreMonths)),
    send: staffCalls.operatorSettlement.send.handler(answer(sendPayout)),
    payouts: staffCalls.operatorSettlement.payouts.handler(answer(showPayouts)),
    payout: staffCalls.operatorSettlement.payout.handler(answer(showPayout)),
    sheet: staffCalls.operatorSettlement.sheet.handler(answer(writePayoutFile)),
    record: staffCalls.operatorSettlement.record.handler(answer(recordTransferByHand)),
  },
  operatorGoods: {
    list: staffCalls.operatorGoods.list.handler(answer(listReviews)),
    detail: staffCalls.operatorGoods.detail.handler(answer(showReview)),
    approve: staffCalls.operatorGoods.approve.handler(answer(approveGoods)),
    reject: staffCalls.operatorGoods.reject.handler(answer(rejectGoods)),
    stop: staffCalls.operatorGoods.stop.handler(answer(stopGoods)),
    release: staffCalls.operatorGoods.release.handler(answer(releaseGoods)),
    excludeFromRanking: staffCalls.operatorGoods.excludeFromRanking.handler(
      answer(excludeFromRanking),
    ),
    readmitToRanking: staffCalls.operatorGoods.readmitToRanking.handler(answer(readmitToRanking)),
  },
  operatorOrder: {
    list: staffCalls.operatorOrder.list.handler(answer(listOperatorOrders)),
    detail: staffCalls.operatorOrder.detail.handler(answer(showOperatorOrder)),
    openBuyer: staffCalls.operatorOrder.openBuyer.handler(answer(openOperatorBuyer)),
  },
  operatorReport: {
    list: staffCalls.operatorReport.list.handler(answer(listReports)),
    accept: staffCalls.operatorReport.accept.handler(answer(acceptReport)),
    dismiss: staffCalls.operatorReport.dismiss.handler(answer(dismissReport)),
  },
  operatorReview: {
    list: staffCalls.operatorReview.list.handler(answer(listReviewsForOperator)),
    hide: staffCalls.operatorReview.hide.handler(answer(hideReview)),
    restore: staffCalls.operatorReview.restore.handler(answer(restoreReview)),
  },
  operatorDispute: { decide: staffCalls.operatorDispute.decide.handler(answer(decideDispute)) },
  operatorClaim: {
    list: staffCalls.operatorClaim.list.handler(answer(listOperatorClaims)),
    detail: staffCalls.operatorClaim.detail.handler(answer(showOperatorClaim)),
    send: staffCalls.operatorClaim.send.handler(answer(actOnOperatorClaim)),
    previewDefect: staffCalls.operatorClaim.previewDefect.handler(answer(previewDefectClaim)),
    openDefect: staffCalls.operatorClaim.openDefect.handler(answer(openDefectClaim)),
    addEvidence: staffCalls.operatorClaim.addEvidence.handler(answer(addEvidence)),
  },
  operatorPayment: {
    pending: staffCalls.operatorPayment.pending.handler(answer(listPendingPayments)),
    record: staffCalls.operatorPayment.record.handler(answer(actOnPayment)),
    refunds: staffCalls.operatorPayment.refunds.handler(answer(listOperatorRefunds)),
    askRefundAgain: staffCalls.operatorPayment.askRefundAgain.handler(answer(askRefundAgain)),
    recordRefund: staffCalls.operatorPayment.recordRefund.handler(answer(recordHandRefund)),
    openRefundAccount: staffCalls.operatorPayment.openRefundAccount.handler(
      answer(openRefundAccount),
    ),
  },
  operatorRole: {
    list: staffCalls.operatorRole.list.handler(answer(listRoles)),
    invite: staffCalls.operatorRole.invite.handler(answer(inviteOperator)),
    change: staffCalls.operatorRole.change.handler(answer(changeRole)),
    remove: staffCalls.operatorRole.remove.handler(answer(removeRole)),
    resetAuthenticator: staffCalls.operatorRole.resetAuthenticator.handler(
      answer(resetAuthenticator),
    ),
  },
  approval: {
    list: staffCalls.approval.list.handler(answer(listRequests)),
    approve: staffCalls.approval.approve.handler(answer(approve)),
    reject: staffCalls.approval.reject.handler(answer(reject)),
    withdraw: staffCalls.approval.withdraw.handler(answer(withdraw)),
  },
  audit: { list: staffCalls.audit.list.handler(answer(searchAudit)) },
  operatorApplication: {
    list: staffCalls.operatorApplication.list.handler(answer(listOperatorApplications)),
    detail: staffCalls.operatorApplication.detail.handler(answer(showOperatorApplication)),
    businessState: staffCalls.operatorApplication.businessState.handler(answer(showBusinessState)),
    approve: staffCalls.operatorApplication.approve.handler(answer(approveApplication)),
    reject: staffCalls.operatorApplication.reject.handler(answer(rejectApplication)),
    askSupplement: staffCalls.operatorApplication.askSupplement.handler(answer(askSupplement)),
  },
  operatorFee: {
    list: staffCalls.operatorFee.list.handler(answer(showCategoryFees)),
    setRate: staffCalls.operatorFee.setRate.handler(answer(setCategoryFee)),
  },
  operatorBrand: {
    list: staffCalls.operatorBrand.list.handler(answer(listBrandsForOperator)),
    create: staffCalls.operatorBrand.create.handler(answer(createBrand)),
    change: staffCalls.operatorBrand.change.handler(answer(changeBrand)),
    merge: staffCalls.operatorBrand.merge.handler(answer(mergeBrands)),
    remove: staffCalls.operatorBrand.remove.handler(answer(removeBrand)),
  },
  operatorStore: {
    list: staffCalls.operatorStore.list.handler(answer(listStoresForOperator)),
    detail: staffCalls.operatorStore.detail.handler(answer(showStoreForOperator)),
    suspend: staffCalls.operatorStore.suspend.handler(answer(suspendStore)),
    release: staffCalls.operatorStore.release.handler(answer(releaseStore)),
    close: staffCalls.operatorStore.close.handler(answer(closeStore)),
    setFeeRate: staffCalls.operatorStore.setFeeRate.handler(answer(setFeeRate)),
    setFeatures: staffCalls.operatorStore.setFeatures.handler(answer(setDeniedFeatures)),
    rename: staffCalls.operatorStore.rename.handler(answer(changeStoreName)),
  },
}
