import { ADDRESS_MESSAGES } from '../address/address.messages.ts'
import { CALENDAR_MESSAGES } from '../calendar/calendar.messages.ts'
import { MARKET_EVIDENCE_MESSAGES } from '../dispute/marketEvidence.messages.ts'
import { AREA_ZONE_MESSAGES } from '../shipping/areaZone.messages.ts'
import { HOLIDAY_MESSAGES } from '../calendar/holiday.messages.ts'
import { BUY_MESSAGES, CART_MESSAGES } from '../cart/cart.messages.ts'
import { CATEGORY_MESSAGES } from '../category/category.messages.ts'
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages.ts'
import { CLAIM_MESSAGES } from '../claim/claim.messages.ts'
import { COUPON_MESSAGES } from '../coupon/coupon.messages.ts'
import { COUPON_TERMS_MESSAGES } from '../coupon/couponTerms.messages.ts'
import type { Messages } from '../decision/decision.rules.ts'
import { DELIVERY_MESSAGES } from '../delivery/delivery.messages.ts'
import { DEAL_PLAN_MESSAGES } from '../display/dealPlan.messages.ts'
import { SHIP_FILE_MESSAGES } from '../order/shipFile.messages.ts'
import { DISPLAY_MESSAGES } from '../display/display.messages.ts'
import { SHOWING_MESSAGES } from '../display/showing.messages.ts'
import { FAVORITE_MESSAGES } from '../favorite/favorite.messages.ts'
import { GOODS_MESSAGES } from '../goods/goods.messages.ts'
import { GOODS_IMPORT_MESSAGES } from '../goods/goodsImport.messages.ts'
import { GOODS_LISTING_MESSAGES } from '../goods/goodsListing.messages.ts'
import { RESTOCK_MESSAGES } from '../goods/restock.messages.ts'
import { VS_PICK_MESSAGES } from '../goods/vsPick.messages.ts'
import { GOODS_QUESTION_MESSAGES } from '../inquiry/goodsQuestion.messages.ts'
import { INQUIRY_MESSAGES } from '../inquiry/inquiry.messages.ts'
import { MEMBER_MESSAGES } from '../member/member.messages.ts'
import { MEMBER_DESK_MESSAGES } from '../staff/memberDesk.messages.ts'
import { PIN_MESSAGES } from '../member/pin/pin.messages.ts'
import { MEMBER_MAIL_MESSAGES } from '../member/memberMail.messages.ts'
import { NOTIFICATION_MESSAGES } from '../notification/notification.messages.ts'
import { ORDER_MESSAGES } from '../order/order.messages.ts'
import { CASH_RECEIPT_MESSAGES } from '../payment/cashReceipt.messages.ts'
import { PAYMENT_MESSAGES } from '../payment/payment.messages.ts'
import { REFUND_ACCOUNT_MESSAGES } from '../payment/refundAccount.messages.ts'
import { REVIEW_ANSWER_MESSAGES } from '../review/reviewAnswer.messages.ts'
import { REVIEW_MESSAGES } from '../review/review.messages.ts'
import { BRAND_MESSAGES } from '../search/brand.messages.ts'
import { SEARCH_MESSAGES } from '../search/search.messages.ts'
import { SELLER_ORDER_MESSAGES } from '../order/sellerOrder.messages.ts'
import { SELLER_MESSAGES } from '../seller/seller.messages.ts'
import { SELLER_MAIL_MESSAGES } from '../seller/sellerMail.messages.ts'
import { SESSION_MESSAGES } from '../session/session.messages.ts'
import { REPORT_MESSAGES } from '../report/report.messages.ts'
import { DISPUTE_MESSAGES } from '../dispute/dispute.messages.ts'
import { SETTLEMENT_MESSAGES } from '../settlement/settlement.messages.ts'
import { SHIPPING_MESSAGES } from '../shipping/shipping.messages.ts'
import { STORE_MESSAGES } from '../store/store.messages.ts'
import { STORE_MAIL_MESSAGES } from '../store/storeMail.messages.ts'
import { STORE_STATE_MESSAGES } from '../store/storeState.messages.ts'
import { STORE_PAGE_MESSAGES } from '../store/storePage.messages.ts'
import { TERMS_MESSAGES } from '../terms/terms.messages.ts'
import { STAFF_MESSAGES } from '../staff/staff.messages.ts'
import { TERMS_VERSION_MESSAGES } from '../terms/termsVersion.messages.ts'
import { CSV_MESSAGES } from '../upload/csvFile.messages.ts'
import { STAFF_MAIL_MESSAGES } from '../staff/staffMail.messages.ts'
import { UPLOAD_MESSAGES } from '../upload/upload.messages.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { SPECIAL_SALE_MESSAGES } from '../promotion/specialSale.messages.ts'

/**
 * Every text of the market by its code. A page imports the messages of its domain instead, and so loads no others.
 * Source: spec §8.
 */
export const MESSAGE_CATALOGUE = {
  ...REFUSAL_MESSAGES,
  ...SESSION_MESSAGES,
  ...MEMBER_MESSAGES,
  ...MEMBER_DESK_MESSAGES,
  ...PIN_MESSAGES,
  ...MEMBER_MAIL_MESSAGES,
  ...ADDRESS_MESSAGES,
  ...CALENDAR_MESSAGES,
  ...AREA_ZONE_MESSAGES,
  ...MARKET_EVIDENCE_MESSAGES,
  ...HOLIDAY_MESSAGES,
  ...CATEGORY_MESSAGES,
  ...GOODS_MESSAGES,
  ...GOODS_LISTING_MESSAGES,
  ...GOODS_IMPORT_MESSAGES,
  ...SHIPPING_MESSAGES,
  ...STORE_MESSAGES,
  ...STORE_STATE_MESSAGES,
  ...STORE_MAIL_MESSAGES,
  ...SELLER_MAIL_MESSAGES,
  ...DISPLAY_MESSAGES,
  ...DEAL_PLAN_MESSAGES,
  ...STORE_PAGE_MESSAGES,
  ...SHOWING_MESSAGES,
  ...RESTOCK_MESSAGES,
  ...VS_PICK_MESSAGES,
  ...BRAND_MESSAGES,
  ...SEARCH_MESSAGES,
  ...FAVORITE_MESSAGES,
  ...CART_MESSAGES,
  ...BUY_MESSAGES,
  ...COUPON_MESSAGES,
  ...COUPON_TERMS_MESSAGES,
  ...CHECKOUT_MESSAGES,
  ...NOTIFICATION_MESSAGES,
  ...ORDER_MESSAGES,
  ...SELLER_ORDER_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...CASH_RECEIPT_MESSAGES,
  ...REFUND_ACCOUNT_MESSAGES,
  ...DELIVERY_MESSAGES,
  ...SHIP_FILE_MESSAGES,
  ...CLAIM_MESSAGES,
  ...REVIEW_MESSAGES,
  ...REVIEW_ANSWER_MESSAGES,
  ...GOODS_QUESTION_MESSAGES,
  ...INQUIRY_MESSAGES,
  ...SELLER_MESSAGES,
  ...DISPUTE_MESSAGES,
  ...REPORT_MESSAGES,
  ...SETTLEMENT_MESSAGES,
  ...STAFF_MESSAGES,
  ...STAFF_MAIL_MESSAGES,
  ...TERMS_MESSAGES,
  ...TERMS_VERSION_MESSAGES,
  ...UPLOAD_MESSAGES,
  ...CSV_MESSAGES,
  ...SPECIAL_SALE_MESSAGES,
} satisfies Messages

/** Every code that has a text. */
export type MessageCode = keyof typeof MESSAGE_CATALOGUE

type MessageFigures = {
  readonly [Code in MessageCode]: Parameters<(typeof MESSAGE_CATALOGUE)[Code]>
}

const TEXTS: { readonly [Code in MessageCode]: (...figures: MessageFigures[Code]) => string } =
  MESSAGE_CATALOGUE

/**
 * The text of a code, with the figures it names. Source: spec §8.
 * @example messageText('FILE_COUNT_EXCEEDED', { max: 5 }) // '파일은 최대 5개까지 올릴 수 있어요.'
 */
export function messageText<Code extends MessageCode>(
  code: Code,
  ...figures: MessageFigures[Code]
): string {
  return TEXTS[code](...figures)
}
