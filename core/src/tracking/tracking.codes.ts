export const TRACKING_ACTIONS = [
  'view_page',
  'view_goods',
  'click_banner',
  'click_goods',
  'search',
  'favorite',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'share',
  'sign_up',
  'login',
] as const

/** Tracked action, `action` of an event. Source: spec §3. */
export type TrackingAction = (typeof TRACKING_ACTIONS)[number]
