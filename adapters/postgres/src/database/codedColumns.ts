import { RawExpressionNode } from 'kysely-codegen'

const AREA_ZONE = 'shipping/shipping.codes#AreaZone'
const COURIER = 'delivery/courier.codes#Courier'
const GOODS_SALE_STATUS = 'goods/goods.codes#GoodsSaleStatus'
const GOODS_LISTING = 'goods/goodsListing.codes#GoodsListing'
const BANK_CODE = 'payment/bank.codes#BankCode'
const STEP_ACTOR = 'chart/step.codes#StepActor'
const COUPON_CODES = 'coupon/coupon.codes'
const CLAIM_STATE = 'claim/claim.codes#ClaimState'
const CLAIM_FAULT = 'claim/claim.codes#ClaimFault'
const ADDITIONAL_PAYMENT_STATE = 'claim/additional/additionalPayment.codes#AdditionalPaymentState'
const DISPUTE_STATE = 'dispute/dispute.codes#DisputeState'
const INQUIRY_STATUS = 'inquiry/inquiry.codes#InquiryStatus'
const MEMBER_STATUS = 'member/membership.codes#MemberStatus'
const SELLER_APPLICATION_STATE = 'seller/sellerApplication.codes#SellerApplicationState'
const STORE_STATE = 'store/store.codes#StoreState'
const SOCIAL_PROVIDER = 'session/social.codes#SocialProvider'
const REPORT_STATE = 'report/report.codes#ReportState'
const SETTLEMENT_CODES = 'settlement/settlement.codes'
const STATEMENT_STATE = `${SETTLEMENT_CODES}#StatementState`
const RESTOCK_ALERT_STATE = 'goods/restockAlert.codes#RestockAlertState'
const STAFF_STATUS = 'staff/staff.codes#StaffStatus'
const REVIEW_STATE = 'review/review.codes#ReviewState'
const SPECIAL_SALE_STATE = 'promotion/specialSale.codes#SpecialSaleState'
const SALE_ENTRY_STATE = 'promotion/saleEntry.codes#SaleEntryState'
const ORDER_ITEM_STATUS = 'order/orderItem.codes#OrderItemStatus'

/** Columns that hold codes of `core`, which the schema checks too: column → where the type lives. */
const CODED_COLUMNS = {
  'area_zone_ranges.zone': 'shipping/shipping.codes#RemoteZone',
  'additional_payment_history.actor': STEP_ACTOR,
  'additional_payment_history.from_state': ADDITIONAL_PAYMENT_STATE,
  'additional_payment_history.to_state': ADDITIONAL_PAYMENT_STATE,
  'additional_payments.state': ADDITIONAL_PAYMENT_STATE,
  'approvals.kind': 'staff/approval.codes#ApprovalKind',
  'approvals.state': 'staff/approval.codes#ApprovalState',
  'claim_history.actor': STEP_ACTOR,
  'claim_history.from_state': CLAIM_STATE,
  'claim_history.to_state': CLAIM_STATE,
  'claim_items.item_status': ORDER_ITEM_STATUS,
  'claims.asked_by': STEP_ACTOR,
  'claims.fault': CLAIM_FAULT,
  'claims.reason': 'claim/request/claimReason.codes#ClaimReason',
  'claims.reship_courier': COURIER,
  'claims.state': CLAIM_STATE,
  'claims.type': 'claim/claim.codes#ClaimType',
  'order_address_history.zone': AREA_ZONE,
  'order_addresses.zone': AREA_ZONE,
  'dispute_history.actor': STEP_ACTOR,
  'dispute_history.from_state': DISPUTE_STATE,
  'dispute_history.to_state': DISPUTE_STATE,
  'disputes.fault': CLAIM_FAULT,
  'disputes.state': DISPUTE_STATE,
  'report_history.actor': STEP_ACTOR,
  'report_history.from_state': REPORT_STATE,
  'report_history.to_state': REPORT_STATE,
  'recent_pages.kind': 'favorite/recent.codes#RecentPageKind',
  'reports.kind': 'report/report.codes#ReportKind',
  'reports.reason': 'report/report.codes#ReportReason',
  'reports.state': REPORT_STATE,
  'goods_question_history.actor': STEP_ACTOR,
  'goods_question_history.from_state': INQUIRY_STATUS,
  'goods_question_history.to_state': INQUIRY_STATUS,
  'goods_questions.state': INQUIRY_STATUS,
  'goods_questions.topic': 'inquiry/goodsQuestion.codes#QuestionTopic',
  'review_consents.clause_id': 'review/reviewClause.codes#ReviewClauseId',
  'goods_keywords.aspect': 'review/aspect.codes#Aspect',
  'review_votes.aspect': 'review/aspect.codes#Aspect',
  'reviewer_ranks.change': 'search/search.codes#PopularChange',
  'review_history.actor': STEP_ACTOR,
  'review_history.from_state': REVIEW_STATE,
  'review_history.to_state': REVIEW_STATE,
  'reviews.state': REVIEW_STATE,
  'special_sale_entries.state': SALE_ENTRY_STATE,
  'special_sale_entry_history.actor': STEP_ACTOR,
  'special_sale_entry_history.from_state': SALE_ENTRY_STATE,
  'special_sale_entry_history.to_state': SALE_ENTRY_STATE,
  'special_sale_goods.own_kind': 'goods/goods.codes#GoodsType',
  'special_sale_history.actor': STEP_ACTOR,
  'special_sale_history.from_state': SPECIAL_SALE_STATE,
  'special_sale_history.to_state': SPECIAL_SALE_STATE,
  'special_sales.state': SPECIAL_SALE_STATE,
  'ship_file_rows.result': 'order/shipFile.codes#ShipRowResult',
  'coupon_issue_history.actor': STEP_ACTOR,
  'coupon_issue_history.from_state': 'coupon/couponIssue.codes#CouponIssueState',
  'coupon_issue_history.to_state': 'coupon/couponIssue.codes#CouponIssueState',
  'coupon_issues.state': 'coupon/couponIssue.codes#CouponIssueState',
  'coupons.discount_kind': `${COUPON_CODES}#CouponDiscountKind`,
  'coupons.issue_kind': `${COUPON_CODES}#CouponIssueKind`,
  'coupons.issue_platforms': `${COUPON_CODES}#CouponPlatform[]`,
  'coupons.memberships': 'session/membership.codes#MembershipType[]',
  'coupons.newcomer_kind': `${COUPON_CODES}#NewcomerKind`,
  'coupons.restricted_by': 'coupon/couponTerms.codes#CouponRestricter',
  'coupons.target_kind': "coupon/couponTarget.rules#CouponTarget['kind']",
  'coupons.type': `${COUPON_CODES}#CouponType`,
  'coupons.use_period_kind': `${COUPON_CODES}#CouponUsePeriodKind`,
  'coupons.use_platforms': `${COUPON_CODES}#CouponPlatform[]`,
  'email_code_counts.purposes': 'member/emailProof.codes#EmailPurpose[]',
  'email_codes.purpose': 'member/emailProof.codes#EmailPurpose',
  'events.entry_per': 'display/event.codes#EventEntryLimit',
  'events.type': 'display/event.codes#EventType',
  'deals.after_end': 'display/deal.codes#DealAfterEnd',
  'files.kind': 'upload/upload.codes#FileKind',
  'gnb_entries.gnb_type': 'display/gnb.codes#GnbType',
  'gnb_entries.subtitle_type': 'display/gnb.codes#GnbSubtitleType',
  'goods.kind': 'goods/goods.codes#GoodsType',
  'goods.resting_sale_status': GOODS_SALE_STATUS,
  'goods.notice_kind': 'goods/noticeKind.codes#GoodsNoticeKind',
  'goods.sale_status': GOODS_SALE_STATUS,
  'goods.sale_status_when_listed': GOODS_SALE_STATUS,
  'goods_import_rows.code': 'goods/goodsImport.codes#GoodsImportRefusal',
  'goods_import_rows.result': 'goods/goodsImport.codes#GoodsImportResult',
  'goods_imports.kind': 'goods/goodsImport.codes#GoodsImportKind',
  'goods_listing_history.actor': STEP_ACTOR,
  'goods_listing_history.from_status': GOODS_LISTING,
  'goods_listing_history.to_status': GOODS_LISTING,
  'login_records.result': 'session/loginRecord.codes#LoginResult',
  'login_records.way': 'session/loginRecord.codes#LoginWay',
  'identity_verifications.purpose': 'member/identity.codes#IdentityPurpose',
  'main_groups.audience_ages': 'search/search.codes#RecommendAge[]',
  'main_groups.audience_genders': 'search/search.codes#RecommendGender[]',
  'main_groups.audience_memberships': 'session/membership.codes#MembershipType[]',
  'main_groups.audience_platforms': 'display/mainGroup.codes#MainPlatform[]',
  'main_groups.block_type': 'display/display.codes#HomeBlockType',
  'main_pages.page': 'display/mainGroup.codes#MainPage',
  'main_revisions.page': 'display/mainGroup.codes#MainPage',
  'member_consents.kind': 'terms/consent.codes#ConsentKind',
  'member_consents.way': 'terms/consent.codes#ConsentWay',
  'keyword_ranks.board': 'search/search.codes#KeywordBoard',
  'keyword_ranks.change': 'search/search.codes#PopularChange',
  'membership_history.actor': STEP_ACTOR,
  'membership_history.from_status': MEMBER_STATUS,
  'membership_history.reason': 'member/leave.codes#LeaveReason',
  'membership_history.to_status': MEMBER_STATUS,
  'operators.permissions': 'staff/staff.codes#OperatorPermission[]',
  'operators.status': STAFF_STATUS,
  'pin_tickets.purpose': 'member/pin/pin.codes#PinPurpose',
  'notifications.inbox': 'notification/notification.codes#NotificationInbox',
  'notifications.kind': 'notification/notification.codes#NotificationKind',
  'order_consents.term': 'checkout/checkout.codes#CheckoutTerm',
  'order_items.goods_kind': 'goods/goods.codes#GoodsType',
  'goods_options.kind': 'goods/goods.codes#GoodsOptionKind',
  'goods_options.sale_status': GOODS_SALE_STATUS,
  'order_item_history.actor': STEP_ACTOR,
  'order_item_history.from_status': ORDER_ITEM_STATUS,
  'order_item_history.to_status': ORDER_ITEM_STATUS,
  'order_items.courier': COURIER,
  'order_items.removal_fault': CLAIM_FAULT,
  'order_items.status': ORDER_ITEM_STATUS,
  'parcel_scans.courier': COURIER,
  'parcel_scans.level': 'delivery/tracking.codes#TrackingLevel',
  'order_refund_accounts.bank_code': BANK_CODE,
  'payment_attempts.deposit_bank_code': BANK_CODE,
  'payment_attempts.status': 'payment/gatewayNews.rules#AttemptStatus',
  'payment_history.actor': STEP_ACTOR,
  'payment_refund_history.actor': STEP_ACTOR,
  'payment_refunds.way': 'claim/refund/refundWay.codes#RefundWay',
  'payment_refunds.status': 'payment/refund.codes#RefundState',
  'payments.method': 'payment/payment.codes#PaymentMethod',
  'payments.receipt_number_kind': 'payment/cashReceipt.codes#CashReceiptIdKind',
  'payments.receipt_purpose': 'payment/cashReceipt.codes#CashReceiptPurpose',
  'payments.status': 'payment/payment.codes#PaymentState',
  'promoted_keywords.place': 'search/search.codes#PromotionPlace',
  'payout_transfers.bank_code': BANK_CODE,
  'payout_transfers.outcome': `${SETTLEMENT_CODES}#TransferOutcome`,
  'search_dictionary.kind': 'search/search.codes#WordKind',
  'restock_alert_history.actor': STEP_ACTOR,
  'restock_alert_history.from_state': RESTOCK_ALERT_STATE,
  'restock_alert_history.to_state': RESTOCK_ALERT_STATE,
  'restock_alerts.state': RESTOCK_ALERT_STATE,
  'ranking_boards.age': 'search/search.codes#RecommendAge',
  'ranking_boards.gender': 'search/search.codes#RecommendGender',
  'ranking_runs.period': 'display/display.codes#RankingPeriod',
  'settlement_entries.kind': `${SETTLEMENT_CODES}#EntryKind`,
  'seller_users.permissions': 'staff/staff.codes#SellerPermission[]',
  'seller_users.status': STAFF_STATUS,
  'staff_login_tickets.factor': 'staff/staffLogin.codes#LoginFactor',
  'seller_application_history.actor': STEP_ACTOR,
  'seller_application_history.from_state': SELLER_APPLICATION_STATE,
  'seller_application_history.to_state': SELLER_APPLICATION_STATE,
  'seller_applications.agreed_terms': 'terms/terms.codes#TermsKind[]',
  'seller_applications.state': SELLER_APPLICATION_STATE,
  'shipping_policies.area_kind': 'shipping/shipping.codes#AdditionalShippingKind',
  'shipping_policies.kind': 'shipping/shipping.codes#ShippingPolicyKind',
  'social_attempts.provider': SOCIAL_PROVIDER,
  'social_attempts.purpose': 'session/social.codes#SocialPurpose',
  'social_links.provider': SOCIAL_PROVIDER,
  'social_tickets.provider': SOCIAL_PROVIDER,
  'terms_versions.kind': 'terms/consent.codes#ConsentKind',
  'store_announcements.display': 'goods/goods.codes#GoodsNoticeDisplay',
  'store_history.actor': STEP_ACTOR,
  'store_history.from_state': STORE_STATE,
  'store_history.to_state': STORE_STATE,
  'stores.business_state': 'seller/business.codes#BusinessState',
  'statement_history.actor': STEP_ACTOR,
  'statement_history.from_state': STATEMENT_STATE,
  'statement_history.to_state': STATEMENT_STATE,
  'statements.hold_reason': `${SETTLEMENT_CODES}#HoldReason`,
  'statements.state': STATEMENT_STATE,
  'store_bank_accounts.bank_code': BANK_CODE,
  'store_main_groups.kind': 'store/storeGroup.codes#StoreGroupKind',
}

/** JSON columns: written as text, read as `unknown`, so that every store parses them. Source: decision 072. */
const JSON_COLUMNS = [
  'approvals.payload',
  'audit_log.after',
  'audit_log.before',
  'claims.pickup',
  'claims.quote',
  'claims.reship',
  'goods.notice_rows',
  'notifications.content',
  'goods_revisions.texts',
  'order_shipping_groups.policy',
]

/** Columns that hold codes and have a default: those of inserts may leave them out. */
const DEFAULTED_COLUMNS = {
  'goods.listing': GOODS_LISTING,
  'members.status': MEMBER_STATUS,
  'store_news.kind': 'store/storeNews.codes#StoreNewsKind',
  'stores.denied_features': 'session/permission.codes#StoreFeature[]',
  'stores.state': STORE_STATE,
}

function typeImport(place: string): RawExpressionNode {
  const [file, type] = place.split('#')
  return new RawExpressionNode(`import('@jangteo/core/${file}').${type}`)
}

/** The column types for the generator. */
export const codedColumnTypes = Object.fromEntries([
  ...Object.entries(CODED_COLUMNS).map(([column, place]) => [column, typeImport(place)] as const),
  ...Object.entries(DEFAULTED_COLUMNS).map(
    ([column, place]) =>
      [column, new RawExpressionNode(`Generated<${typeImport(place).expression}>`)] as const,
  ),
  ...JSON_COLUMNS.map(
    (column) => [column, new RawExpressionNode('ColumnType<unknown, string, string>')] as const,
  ),
])
