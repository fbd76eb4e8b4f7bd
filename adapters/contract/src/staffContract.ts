import { operatorApplicationCalls } from './seller/operatorApplication.calls.ts'
import { sellerCalls } from './seller/seller.calls.ts'
import { operatorHolidayCalls } from './calendar/operatorHoliday.calls.ts'
import { sellerQuestionCalls } from './inquiry/sellerQuestion.calls.ts'
import { operatorMemberCalls } from './member/operatorMember.calls.ts'
import { operatorNotificationCalls } from './notification/operatorNotification.calls.ts'
import { sellerNotificationCalls } from './notification/sellerNotification.calls.ts'
import { operatorFeeCalls } from './settlement/operatorFee.calls.ts'
import { operatorSettlementCalls } from './settlement/operatorSettlement.calls.ts'
import { sellerSettlementCalls } from './settlement/sellerSettlement.calls.ts'
import { sellerDealCalls } from './display/sellerDeal.calls.ts'
import { operatorGoodsCalls } from './goods/operatorGoods.calls.ts'
import { sellerGoodsCalls } from './goods/sellerGoods.calls.ts'
import { sellerGoodsImportCalls } from './goods/sellerGoodsImport.calls.ts'
import { sellerPolicyCalls } from './shipping/sellerPolicy.calls.ts'
import { operatorUploadCalls, sellerUploadCalls } from './upload/upload.calls.ts'
import { operatorClaimCalls } from './claim/operatorClaim.calls.ts'
import { sellerClaimCalls } from './claim/sellerClaim.calls.ts'
import { operatorDisputeCalls } from './claim/operatorDispute.calls.ts'
import { sellerDisputeCalls } from './claim/sellerDispute.calls.ts'
import { shipFileCalls } from './delivery/shipFile.calls.ts'
import { operatorOrderCalls } from './order/operatorOrder.calls.ts'
import { sellerOrderCalls } from './order/sellerOrder.calls.ts'
import { operatorPaymentCalls } from './payment/operatorPayment.calls.ts'
import { sellerHomeCalls } from './seller/sellerHome.calls.ts'
import { operatorCouponCalls } from './coupon/operatorCoupon.calls.ts'
import { sellerCouponCalls } from './coupon/sellerCoupon.calls.ts'
import { operatorBenefitCalls } from './display/operatorBenefit.calls.ts'
import { operatorEventCalls } from './display/operatorEvent.calls.ts'
import { operatorSaleCalls } from './promotion/operatorSale.calls.ts'
import { operatorExhibitionCalls } from './display/operatorExhibition.calls.ts'
import { operatorTargetCalls, sellerTargetCalls } from './display/target.calls.ts'
import { operatorMainCalls } from './display/operatorMain.calls.ts'
import { operatorBrandCalls } from './search/operatorBrand.calls.ts'
import { operatorKeywordCalls } from './search/operatorKeyword.calls.ts'
import { sellerStorePageCalls } from './store/sellerStorePage.calls.ts'
import { operatorReportCalls } from './report/operatorReport.calls.ts'
import { approvalCalls } from './staff/approval.calls.ts'
import { auditCalls } from './staff/audit.calls.ts'
import { operatorHomeCalls } from './staff/operatorHome.calls.ts'
import { operatorRoleCalls } from './staff/operatorRole.calls.ts'
import { operatorSessionCalls } from './staff/operatorSession.calls.ts'
import { sellerSessionCalls } from './staff/sellerSession.calls.ts'
import { sellerUserCalls } from './staff/sellerUser.calls.ts'
import { operatorStoreCalls } from './store/operatorStore.calls.ts'
import { sellerStoreCalls } from './store/sellerStore.calls.ts'
import { operatorReviewCalls } from './review/operatorReview.calls.ts'
import { sellerReviewCalls } from './review/sellerReview.calls.ts'
import { operatorZoneCalls } from './shipping/operatorZone.calls.ts'
import { operatorTermsCalls } from './terms/operatorTerms.calls.ts'

/**
 * The calls of applicants, of the users of stores and of operators, by domain; apart from the market's, whose routes every
 * buyer loads. Paths of staff begin with `/sellers/` or `/operators/`, which decides whose cookie is read. Source: market-rules §9.3, §9.4.
 */
export const staffContract = {
  seller: sellerCalls,
  sellerSession: sellerSessionCalls,
  sellerNotification: sellerNotificationCalls,
  operatorHome: operatorHomeCalls,
  operatorHoliday: operatorHolidayCalls,
  operatorMember: operatorMemberCalls,
  operatorNotification: operatorNotificationCalls,
  operatorTerms: operatorTermsCalls,
  operatorZone: operatorZoneCalls,
  sellerSettlement: sellerSettlementCalls,
  sellerGoods: sellerGoodsCalls,
  sellerGoodsImport: sellerGoodsImportCalls,
  sellerPolicy: sellerPolicyCalls,
  sellerDeal: sellerDealCalls,
  sellerUpload: sellerUploadCalls,
  operatorUpload: operatorUploadCalls,
  operatorGoods: operatorGoodsCalls,
  sellerTarget: sellerTargetCalls,
  operatorTarget: operatorTargetCalls,
  sellerStorePage: sellerStorePageCalls,
  operatorCoupon: operatorCouponCalls,
  operatorEvent: operatorEventCalls,
  operatorSale: operatorSaleCalls,
  operatorExhibition: operatorExhibitionCalls,
  operatorBenefit: operatorBenefitCalls,
  operatorKeyword: operatorKeywordCalls,
  operatorBrand: operatorBrandCalls,
  operatorMain: operatorMainCalls,
  sellerCoupon: sellerCouponCalls,
  sellerUser: sellerUserCalls,
  operatorSession: operatorSessionCalls,
  operatorSettlement: operatorSettlementCalls,
  operatorFee: operatorFeeCalls,
  sellerHome: sellerHomeCalls,
  sellerOrder: sellerOrderCalls,
  shipFile: shipFileCalls,
  sellerClaim: sellerClaimCalls,
  sellerDispute: sellerDisputeCalls,
  sellerReview: sellerReviewCalls,
  sellerQuestion: sellerQuestionCalls,
  operatorOrder: operatorOrderCalls,
  operatorClaim: operatorClaimCalls,
  operatorDispute: operatorDisputeCalls,
  operatorReview: operatorReviewCalls,
  operatorPayment: operatorPaymentCalls,
  operatorReport: operatorReportCalls,
  operatorRole: operatorRoleCalls,
  approval: approvalCalls,
  audit: auditCalls,
  sellerStore: sellerStoreCalls,
  operatorApplication: operatorApplicationCalls,
  operatorStore: operatorStoreCalls,
}
