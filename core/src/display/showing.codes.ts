import type { EventType } from './event.codes.ts'

/** The longest texts of an exhibition, in characters. */
export const EXHIBITION_NAME_LENGTH_MAX = 40
export const EXHIBITION_SUBTITLE_LENGTH_MAX = 60
export const EXHIBITION_DESCRIPTION_LENGTH_MAX = 2_000

/** Most groups of an exhibition, most products of one, and the longest name of one, in characters. */
export const EXHIBITION_GROUP_COUNT_MAX = 10
export const EXHIBITION_GOODS_COUNT_MAX = 200
export const EXHIBITION_GROUP_NAME_LENGTH_MAX = 20

/** Most coupons that an exhibition or an event gives. */
export const SHOWING_COUPON_COUNT_MAX = 10

/** The longest texts of an event, in characters. Source: market-rules §1.5. */
export const EVENT_TITLE_LENGTH_MAX = 60
export const EVENT_BODY_LENGTH_MAX = 20_000

/** The longest line below the title of a benefit, in characters; its title and text are as long as an event's. */
export const BENEFIT_SUBTITLE_LENGTH_MAX = 60

/** The longest name of a category of events, in characters. */
export const EVENT_CATEGORY_LENGTH_MAX = 20

/** Most kinds of prizes of an event, and the longest name of one, in characters. */
export const EVENT_PRIZE_COUNT_MAX = 10
export const EVENT_PRIZE_NAME_LENGTH_MAX = 40

/** Most pieces of one kind of prize. */
export const EVENT_PRIZE_QUANTITY_MAX = 10_000

export const SHOWING_VIOLATIONS = [
  'NAME',
  'SUBTITLE',
  'BODY',
  'PICTURE',
  'PERIOD',
  'GROUP',
  'COUPON',
  'ENTRY',
  'CATEGORY',
] as const

/** Part of an exhibition or an event that cannot be as it was written. */
export type ShowingViolation = (typeof SHOWING_VIOLATIONS)[number]

/** Labels of the kinds of events, for operators. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  INFO: '소식',
  COUPON: '쿠폰',
  ENTRY: '응모',
}
