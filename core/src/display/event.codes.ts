export const EVENT_TYPES = ['INFO', 'COUPON', 'ENTRY'] as const

/** Kind of an event: news, coupons to get, or prizes to enter for. Source: market-rules §1.5. */
export type EventType = (typeof EVENT_TYPES)[number]

export const EVENT_ENTRY_LIMITS = ['ONCE', 'DAILY'] as const

/** Limit of a person's entries to an event (`perEnum`): one, or one on each Korean day. Source: market-rules §1.5. */
export type EventEntryLimit = (typeof EVENT_ENTRY_LIMITS)[number]

export const EVENT_ENTRY_LIMIT_LABELS: Readonly<Record<EventEntryLimit, string>> = {
  ONCE: '한 번 응모할 수 있어요',
  DAILY: '하루에 한 번씩 응모할 수 있어요',
}

export const EVENT_RESULTS = ['ENTERED', 'WON', 'LOST'] as const

/** Result of a member in an event (`resultEnum`): before the draw, and after it. Source: life-rules §8.2. */
export type EventResult = (typeof EVENT_RESULTS)[number]

export const EVENT_RESULT_LABELS: Readonly<Record<EventResult, string>> = {
  ENTERED: '응모 완료',
  WON: '당첨',
  LOST: '미당첨',
}

export const WELCOME_STEPS = ['COUPON', 'ADDRESS', 'ORDER'] as const

/** First steps of a new member on the welcome page. Source: decision 107. */
export type WelcomeStep = (typeof WELCOME_STEPS)[number]
