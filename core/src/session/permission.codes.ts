import { ANY_CALLER, LOGIN_CALLERS, ORDER_CALLERS, VERIFIED_CALLERS } from './caller.codes.ts'
import type { CallerKind } from './caller.codes.ts'

export const ACCESS_ACTIONS = [
  'BROWSE',
  'FILL_CART',
  'ORDER',
  'APPLY_TO_SELL',
  'SHOW_ORDER',
  'CLAIM',
  'FAVORITE_GOODS',
  'FAVORITE_STORE',
  'ASK_ABOUT_GOODS',
  'DOWNLOAD_COUPON',
  'REQUEST_RESTOCK_ALERT',
  'WRITE_REVIEW',
  'WRITE_INQUIRY',
  'OPEN_MY_PAGE',
  'USE_PAY',
] as const

/** Actions that depend on the kind of caller. Source: spec §6. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** Callers that may take each action. Source: spec §6, domain-rules A25, A26. */
export const ACTION_CALLERS: Readonly<Record<AccessAction, readonly CallerKind[]>> = {
  BROWSE: ANY_CALLER,
  FILL_CART: ANY_CALLER,
  ORDER: ANY_CALLER,
  APPLY_TO_SELL: ANY_CALLER,
  SHOW_ORDER: ORDER_CALLERS,
  CLAIM: ORDER_CALLERS,
  FAVORITE_GOODS: LOGIN_CALLERS,
  FAVORITE_STORE: LOGIN_CALLERS,
  ASK_ABOUT_GOODS: LOGIN_CALLERS,
  DOWNLOAD_COUPON: LOGIN_CALLERS,
  REQUEST_RESTOCK_ALERT: LOGIN_CALLERS,
  WRITE_REVIEW: LOGIN_CALLERS,
  WRITE_INQUIRY: LOGIN_CALLERS,
  OPEN_MY_PAGE: LOGIN_CALLERS,
  USE_PAY: VERIFIED_CALLERS,
}

export const STORE_FEATURES = ['ASK', 'REVIEW', 'COUPON', 'FAVORITE', 'RESTOCK_ALERT'] as const

/** Feature that a store may deny its buyers. Source: spec §6. */
export type StoreFeature = (typeof STORE_FEATURES)[number]
