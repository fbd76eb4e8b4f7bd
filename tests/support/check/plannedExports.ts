/**
 * Code that runs the exports of core that only tests use today: a capability that the market is still to have, or other
 * teams.
 */
export type PlannedFor =
  | 'home and search'
  | 'members'
  | 'native bridge'
  | 'operators and settlement'
  | 'other teams'
  | 'questions'
  | 'rewards'

/**
 * Exports of core that no screen and no server runs yet, as `<file below core/src>#<export>` or a whole file, by what
 * will run them. What is run is taken off the list, what nothing is planned for is deleted: the check says both.
 */
export const PLANNED_EXPORTS: Readonly<Record<PlannedFor, readonly string[]>> = {
  'home and search': ['money/money.rules#abbreviateCount', 'upload/imageHost.rules'],
  members: [
    'address/address.rules#sortAddresses',
    'calendar/dayMask.rules',
    'member/mask.rules',
    'payment/cashReceipt.rules#formatCardNumber',
    'session/permission.rules',
  ],
  'native bridge': [
    'bridge/appVersion.rules',
    'coupon/couponDownload.rules#couponPlatformOf',
    'tracking/trackingEvent.rules',
  ],
  'operators and settlement': [
    'coupon/couponSerial.rules#isSerial',
    'payment/cashReceiptDuty.rules#receiptDutyDueMs',
  ],
  'other teams': [
    'claim/refund/orderLedger.rules',
    'claim/refund/orderLedger.schemas',
    'coupon/couponCart.schemas',
    'coupon/couponUse.rules#couponValidationOf',
    'goods/saleStatus.rules',
    'shipping/shippingPolicy.rules#chargeOfTemplates',
  ],
  questions: ['inquiry/inquiry.rules#checkInquiry', 'inquiry/inquiry.rules#inquiryStatusOf'],
  rewards: ['life/lotto.rules'],
}
