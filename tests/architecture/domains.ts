/** The nouns of the market: every package has these folders. */
export const DOMAINS: ReadonlySet<string> = new Set(
  `money calendar session member address terms display category goods search store favorite cart
  coupon shipping checkout order payment delivery claim review inquiry seller upload navigation
  bridge tracking life flow desk gallery notification staff operator
  settlement dispute report promotion`.split(/\s+/),
)

/**
 * Folders that the rules of every noun are made of, the one list of all their messages, and the solver behind the best
 * coupons.
 */
export const FOUNDATIONS: ReadonlySet<string> = new Set([
  'decision',
  'refusal',
  'chart',
  'catalogue',
  'optimizer',
])

/** Domains of core that are divided into rooms. */
export const CORE_ROOMS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['claim', new Set(['additional', 'refund', 'request', 'withdrawal'])],
  ['goods', new Set(['mark'])],
  ['member', new Set(['pin'])],
])
