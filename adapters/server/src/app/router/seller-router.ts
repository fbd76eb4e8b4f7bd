import { reportStoreReview } from '../../review/desk/report-review.ts'
import { sellerInbox } from '../../notification/staff-inbox.ts'
import {
  changeBankAccount,
  sendAccountCode,
  showBankAccount,
} from '../../settlement/change-bank-account.ts'
import { listOwnMonths, listOwnStatements, showCalendar } from '../../settlement/list-statements.ts'
import { showOwnStatement } from '../../settlement/show-statement.ts'
import { writeStatementFile } from '../../settlement/write-statement-file.ts'
import { answer, answerStreamed } from '../../call/answer.ts'
import {
  createSellerDeal,
  editSellerDeal,
  listSellerDeals,
  stopSellerDeal,
} from '../../display/seller-deals.ts'
import { createGoods } from '../../goods/selling/create-goods.ts'
import { editGoods } from '../../goods/selling/edit-goods.ts'
import { listGoodsImports, showGoodsImport } from '../../goods/selling/goods-imports.ts'
import { receiveGoodsFile, receiveStockFile } from '../../goods/selling/receive-goods-file.ts'
import { listGoodsChoices } from '../../goods/selling/list-goods-choices.ts'
import { listSellerGoods } from '../../goods/selling/list-seller-goods.ts'
import { exportStocks } from '../../goods/selling/export-stocks.ts'
import { removeGoods, submitGoods, withdrawGoods } from '../../goods/selling/move-listing.ts'
import { resumeSale, stopSale } from '../../goods/selling/set-sale-status.ts'
import { setStock } from '../../goods/selling/set-stock.ts'
import { showSellerGoods } from '../../goods/selling/show-seller-goods.ts'
import {
  createSellerPolicy,
  editSellerPolicy,
  listSellerPolicies,
  removeSellerPolicy,
} from '../../shipping/seller-policies.ts'
import { uploadFiles } from '../../upload/upload-files.ts'
import {
  actOnSellerClaim,
  openClaimPlaces,
  showSellerClaim,
} from '../../seller/claim/act-on-claim.ts'
import { listSellerClaims } from '../../seller/claim/list-staff-claims.ts'
import { receiveShipFile } from '../../seller/delivery/receive-ship-file.ts'
import { showShipFile } from '../../seller/delivery/show-ship-file.ts'
import {
  acknowledgeItems,
  delayItems,
  refuseItems,
  removeInvoices,
  shipItems,
} from '../../seller/order/act-on-items.ts'
import { countSellerOrders } from '../../seller/order/count-seller-orders.ts'
import { exportSellerOrders } from '../../seller/order/export-seller-orders.ts'
import { listSellerOrders } from '../../seller/order/list-seller-orders.ts'
import { openBuyer } from '../../seller/order/open-buyer.ts'
import { showSellerOrder } from '../../seller/order/show-seller-order.ts'
import { showSellerHome } from '../../seller/show-seller-home.ts'
import { acceptSellerLink, showSellerLink } from '../../staff/accept-staff-link.ts'
import { addSellerUser } from '../../staff/add-seller-user.ts'
import { changeSellerUser, removeSellerUser } from '../../staff/change-seller-user.ts'
import { confirmSellerCode } from '../../staff/confirm-login-code.ts'
import { listUsersOfStore } from '../../staff/list-seller-users.ts'
import { logInSeller } from '../../staff/log-in-staff.ts'
import { logOutSeller } from '../../staff/log-out-staff.ts'
import { requestSellerLink } from '../../staff/request-staff-link.ts'
import { sendSellerLink } from '../../staff/send-seller-link.ts'
import { applyForStore } from '../../seller/apply.ts'
import {
  checkBusinessNumber,
  checkSellerEmail,
  checkSellerId,
  checkStoreName,
  checkStoreUrl,
} from '../../seller/check-duplication.ts'
import { openApplicationPage } from '../../seller/open-application-page.ts'
import { supplementApplication } from '../../seller/supplement-application.ts'
import { withdrawApplication } from '../../seller/withdraw-application.ts'
import { showSellerMe } from '../../staff/show-staff-me.ts'
import {
  changeSellerStore,
  openSellerStore,
  pauseSellerStore,
  resumeSellerStore,
  showSellerStore,
} from '../../store/seller-store.ts'
import { staffCalls } from '../staff-calls.ts'
import { answeringQuestions } from './question-router.ts'
import { presenting } from './store-page-router.ts'
import { listSellerReviews, removeReply, replyToReview } from '../../review/desk/seller-reviews.ts'
import { answerDispute } from '../../seller/claim/answer-dispute.ts'

/** The calls of applicants and of the users of stores with the use cases that answer them. */
export const selling = {
  seller: {
    businessNumberDuplicationCheck: staffCalls.seller.businessNumberDuplicationCheck.handler(
      answer(checkBusinessNumber),
    ),
    idDuplicationCheck: staffCalls.seller.idDuplicationCheck.handler(answer(checkSellerId)),
    emailDuplicationCheck: staffCalls.seller.emailDuplicationCheck.handler(
      answer(checkSellerEmail),
    ),
    storeNameDuplicationCheck: staffCalls.seller.storeNameDuplicationCheck.handler(
      answer(checkStoreName),
    ),
    storeUrlDuplicationCheck: staffCalls.seller.storeUrlDuplicationCheck.handler(
      answer(checkStoreUrl),
    ),
    page: staffCalls.seller.page.handler(answer(openApplicationPage)),
    apply: staffCalls.seller.apply.handler(answer(applyForStore)),
    supplement: staffCalls.seller.supplement.handler(answer(supplementApplication)),
    withdraw: staffCalls.seller.withdraw.handler(answer(withdrawApplication)),
  },
  sellerNotification: {
    list: staffCalls.sellerNotification.list.handler(answer(sellerInbox.list)),
    unreadCount: staffCalls.sellerNotification.unreadCount.handler(answer(sellerInbox.countUnread)),
    markRead: staffCalls.sellerNotification.markRead.handler(answer(sellerInbox.markRead)),
  },
  ...presenting,
  sellerSession: {
    logIn: staffCalls.sellerSession.logIn.handler(answer(logInSeller)),
    confirmCode: staffCalls.sellerSession.confirmCode.handler(answer(confirmSellerCode)),
    logOut: staffCalls.sellerSession.logOut.handler(answer(logOutSeller)),
    requestLink: staffCalls.sellerSession.requestLink.handler(answer(requestSellerLink)),
    showLink: staffCalls.sellerSession.showLink.handler(answer(showSellerLink)),
    acceptLink: staffCalls.sellerSession.acceptLink.handler(answer(acceptSellerLink)),
    me: staffCalls.sellerSession.me.handler(answer(showSellerMe)),
  },
  sellerSettlement: {
    list: staffCalls.sellerSettlement.list.handler(answer(listOwnStatements)),
    calendar: staffCalls.sellerSettlement.calendar.handler(answer(showCalendar)),
    months: staffCalls.sellerSettlement.months.handler(answer(listOwnMonths)),
    detail: staffCalls.sellerSettlement.detail.handler(answer(showOwnStatement)),
    sheet: staffCalls.sellerSettlement.sheet.handler(answer(writeStatementFile)),
    account: staffCalls.sellerSettlement.account.handler(answer(showBankAccount)),
    accountCode: staffCalls.sellerSettlement.accountCode.handler(answer(sendAccountCode)),
    changeAccount: staffCalls.sellerSettlement.changeAccount.handler(answer(changeBankAccount)),
  },
  sellerGoods: {
    list: staffCalls.sellerGoods.list.handler(answer(listSellerGoods)),
    detail: staffCalls.sellerGoods.detail.handler(answer(showSellerGoods)),
    create: staffCalls.sellerGoods.create.handler(answer(createGoods)),
    edit: staffCalls.sellerGoods.edit.handler(answer(editGoods)),
    submit: staffCalls.sellerGoods.submit.handler(answer(submitGoods)),
    withdraw: staffCalls.sellerGoods.withdraw.handler(answer(withdrawGoods)),
    remove: staffCalls.sellerGoods.remove.handler(answer(removeGoods)),
    stop: staffCalls.sellerGoods.stop.handler(answer(stopSale)),
    resume: staffCalls.sellerGoods.resume.handler(answer(resumeSale)),
    setStock: staffCalls.sellerGoods.setStock.handler(answer(setStock)),
    choices: staffCalls.sellerGoods.choices.handler(answer(listGoodsChoices)),
  },
  sellerGoodsImport: {
    sendGoods: staffCalls.sellerGoodsImport.sendGoods.handler(answerStreamed(receiveGoodsFile)),
    sendStocks: staffCalls.sellerGoodsImport.sendStocks.handler(answerStreamed(receiveStockFile)),
    list: staffCalls.sellerGoodsImport.list.handler(answer(listGoodsImports)),
    detail: staffCalls.sellerGoodsImport.detail.handler(answer(showGoodsImport)),
    exportStocks: staffCalls.sellerGoodsImport.exportStocks.handler(answer(exportStocks)),
  },
  sellerPolicy: {
    list: staffCalls.sellerPolicy.list.handler(answer(listSellerPolicies)),
    create: staffCalls.sellerPolicy.create.handler(answer(createSellerPolicy)),
    edit: staffCalls.sellerPolicy.edit.handler(answer(editSellerPolicy)),
    remove: staffCalls.sellerPolicy.remove.handler(answer(removeSellerPolicy)),
  },
  sellerUpload: {
    pictures: staffCalls.sellerUpload.pictures.handler(answerStreamed(uploadFiles)),
  },
  sellerDeal: {
    list: staffCalls.sellerDeal.list.handler(answer(listSellerDeals)),
    create: staffCalls.sellerDeal.create.handler(answer(createSellerDeal)),
    edit: staffCalls.sellerDeal.edit.handler(answer(editSellerDeal)),
    stop: staffCalls.sellerDeal.stop.handler(answer(stopSellerDeal)),
  },
  sellerHome: { home: staffCalls.sellerHome.home.handler(answer(showSellerHome)) },
  sellerOrder: {
    list: staffCalls.sellerOrder.list.handler(answer(listSellerOrders)),
    counts: staffCalls.sellerOrder.counts.handler(answer(countSellerOrders)),
    detail: staffCalls.sellerOrder.detail.handler(answer(showSellerOrder)),
    openBuyer: staffCalls.sellerOrder.openBuyer.handler(answer(openBuyer)),
    exportCsv: staffCalls.sellerOrder.exportCsv.handler(answer(exportSellerOrders)),
    acknowledge: staffCalls.sellerOrder.acknowledge.handler(answer(acknowledgeItems)),
    ship: staffCalls.sellerOrder.ship.handler(answer(shipItems)),
    removeInvoice: staffCalls.sellerOrder.removeInvoice.handler(answer(removeInvoices)),
    delay: staffCalls.sellerOrder.delay.handler(answer(delayItems)),
    refuse: staffCalls.sellerOrder.refuse.handler(answer(refuseItems)),
  },
  shipFile: {
    send: staffCalls.shipFile.send.handler(answerStreamed(receiveShipFile)),
    detail: staffCalls.shipFile.detail.handler(answer(showShipFile)),
  },
  sellerClaim: {
    list: staffCalls.sellerClaim.list.handler(answer(listSellerClaims)),
    detail: staffCalls.sellerClaim.detail.handler(answer(showSellerClaim)),
    openPlaces: staffCalls.sellerClaim.openPlaces.handler(answer(openClaimPlaces)),
    send: staffCalls.sellerClaim.send.handler(answer(actOnSellerClaim)),
  },
  sellerReview: {
    list: staffCalls.sellerReview.list.handler(answer(listSellerReviews)),
    reply: staffCalls.sellerReview.reply.handler(answer(replyToReview)),
    removeReply: staffCalls.sellerReview.removeReply.handler(answer(removeReply)),
    report: staffCalls.sellerReview.report.handler(answer(reportStoreReview)),
  },
  sellerDispute: { answer: staffCalls.sellerDispute.answer.handler(answer(answerDispute)) },
  ...answeringQuestions,
  sellerUser: {
    list: staffCalls.sellerUser.list.handler(answer(listUsersOfStore)),
    invite: staffCalls.sellerUser.invite.handler(answer(addSellerUser)),
    change: staffCalls.sellerUser.change.handler(answer(changeSellerUser)),
    remove: staffCalls.sellerUser.remove.handler(answer(removeSellerUser)),
    sendLink: staffCalls.sellerUser.sendLink.handler(answer(sendSellerLink)),
  },
  sellerStore: {
    detail: staffCalls.sellerStore.detail.handler(answer(showSellerStore)),
    change: staffCalls.sellerStore.change.handler(answer(changeSellerStore)),
    open: staffCalls.sellerStore.open.handler(answer(openSellerStore)),
    pause: staffCalls.sellerStore.pause.handler(answer(pauseSellerStore)),
    resume: staffCalls.sellerStore.resume.handler(answer(resumeSellerStore)),
  },
}
