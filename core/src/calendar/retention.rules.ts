import { addDays, addYears, kstDayOf, startOfDayMs } from './day.rules.ts'

/** Days for which a line stays in the cart of a device without a login. Source: decision 055. */
export const DEVICE_CART_DAYS = 30

/** Days for which a removed cart line can be restored. Source: decision 092. */
export const REMOVED_CART_LINE_DAYS = 1

/** Days for which a session is stored after its end or last use. Source: decision 055. */
export const ENDED_SESSION_DAYS = 30

/** Days for which a login is listed to its member. Source: market-rules §7. */
export const LOGIN_RECORD_DAYS = 90

/** Days for which an order that was never paid names its buyer. Source: decision 055. */
export const UNPAID_ORDER_DAYS = 90

/** Days for which a gateway's notice is stored. Source: decision 055. */
export const GATEWAY_NOTICE_DAYS = 90

/** Days for which a notification is listed. Source: life-rules §2. */
export const NOTIFICATION_DAYS = 90

/** Days for which the entries of an event are stored after its announcement. Source: market-rules §1.5. */
export const EVENT_ENTRY_DAYS = 90

/** Days for which the entries of a special sale are stored after its end. Source: decision 194. */
export const SALE_ENTRY_DAYS = 90

/** Days for which what drawn serials are made of is stored. Source: decision 138. */
export const SERIAL_SEED_DAYS = 31

/** Days for which a view and the key of its visitor are stored. Source: market-rules §0. */
export const VISITOR_KEY_DAYS = 35

/** Days for which a viewed product is listed to who viewed it. Source: market-rules §3. */
export const RECENT_GOODS_DAYS = 90

/** Days for which a restock alert that is over is listed to its member. Source: decision 157. */
export const RESTOCK_ALERT_DAYS = 90

/** Days for which a ship-file and the results of its rows are stored. Source: decision 132. */
export const SHIP_FILE_DAYS = 90

/** Days for which an application that was rejected or withdrawn is stored. Source: decision 150. */
export const ENDED_APPLICATION_DAYS = 90

/** Days for which a code by e-mail, what it proved, and a mail that nobody took are stored. Source: decision 111. */
export const EMAIL_CODE_DAYS = 1

/** Days for which a verification of an identity is stored. Source: decision 113. */
export const VERIFICATION_DAYS = 1

/** Years for which a trade names its buyer after its last step. Source: domain-rules §5.1. */
export const TRADE_RECORD_YEARS = 5

/** Moments in epoch milliseconds, each the first of a Korean day; older entries are removed. */
export type RetentionLimits = {
  readonly deviceCartsBeforeMs: number
  readonly removedCartLinesBeforeMs: number
  readonly sessionsBeforeMs: number
  readonly loginsBeforeMs: number
  readonly unpaidOrdersBeforeMs: number
  readonly noticesBeforeMs: number
  readonly notificationsBeforeMs: number
  readonly eventEntriesBeforeMs: number
  readonly saleEntriesBeforeMs: number
  readonly serialSeedsBeforeMs: number
  readonly viewsBeforeMs: number
  readonly recentGoodsBeforeMs: number
  readonly restockAlertsBeforeMs: number
  readonly shipFilesBeforeMs: number
  readonly applicationsBeforeMs: number
  readonly emailCodesBeforeMs: number
  readonly verificationsBeforeMs: number
  readonly tradesBeforeMs: number
}

/** The limits at a moment: every period lasts at least its number of whole days. Source: decision 055. */
export function retentionLimits(nowMs: number): RetentionLimits {
  const today = kstDayOf(nowMs)
  const daysAgo = (days: number) => startOfDayMs(addDays(today, -days))
  return {
    deviceCartsBeforeMs: daysAgo(DEVICE_CART_DAYS),
    removedCartLinesBeforeMs: daysAgo(REMOVED_CART_LINE_DAYS),
    sessionsBeforeMs: daysAgo(ENDED_SESSION_DAYS),
    loginsBeforeMs: daysAgo(LOGIN_RECORD_DAYS),
    unpaidOrdersBeforeMs: daysAgo(UNPAID_ORDER_DAYS),
    noticesBeforeMs: daysAgo(GATEWAY_NOTICE_DAYS),
    notificationsBeforeMs: daysAgo(NOTIFICATION_DAYS),
    eventEntriesBeforeMs: daysAgo(EVENT_ENTRY_DAYS),
    saleEntriesBeforeMs: daysAgo(SALE_ENTRY_DAYS),
    serialSeedsBeforeMs: daysAgo(SERIAL_SEED_DAYS),
    viewsBeforeMs: daysAgo(VISITOR_KEY_DAYS),
    recentGoodsBeforeMs: daysAgo(RECENT_GOODS_DAYS),
    restockAlertsBeforeMs: daysAgo(RESTOCK_ALERT_DAYS),
    shipFilesBeforeMs: daysAgo(SHIP_FILE_DAYS),
    applicationsBeforeMs: daysAgo(ENDED_APPLICATION_DAYS),
    emailCodesBeforeMs: daysAgo(EMAIL_CODE_DAYS),
    verificationsBeforeMs: daysAgo(VERIFICATION_DAYS),
    tradesBeforeMs: startOfDayMs(addYears(today, -TRADE_RECORD_YEARS)),
  }
}
