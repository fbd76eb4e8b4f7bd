/**
 * The way the specification begins paths that it writes short, and how the calls begin that they mean: a short path
 * inherits the prefix of the one before it. What follows stays. Source: spec §7, domain-rules A20.
 */
export const PATH_ALIASES: Readonly<Record<string, string>> = {
  '/benefits': '/displays/benefits',
  '/campaigns/events': '/displays/events',
  '/cancel-request/available-check': '/orders/claims/cancel-request/available-check',
  '/coupons': '/promotions/coupons',
  '/displays/rankings/popular-keywords': '/displays/rankings/popular-keyword',
  '/events': '/displays/events',
  '/my-goods': '/favorites/my-goods',
  '/pages/me-coupon-detail': '/promotions/pages/me-coupon-detail',
  '/pages/view-benefit': '/displays/pages/view-benefit',
  '/promotions/coupons/pages/me-coupon-detail': '/promotions/pages/me-coupon-detail',
  '/rankings': '/displays/rankings',
  '/searches': '/displays/searches',
  '/ships/info': '/orders/ships/info',
}

const REVIEWS_OF_GOODS =
  /^\/goods\/(\d+)\/feedbacks\/(ai-keywords|best|detail-list|media|prompt|statistics)$/

/**
 * The path and query of a call that lists reviews of a product, for a path that names the product; every other one as it
 * is. Source: market-rules §4.
 * @example toReviewsPath('/goods/7/feedbacks/best', 'size=3') // '/goods/feedbacks/best?goodsId=7&size=3'
 */
export function toReviewsPath(path: string, query: string): string {
  const [, goodsId, name] = REVIEWS_OF_GOODS.exec(path) ?? []
  const own = query === '' ? [] : [query]
  const parts = goodsId === undefined ? own : [`goodsId=${goodsId}`, ...own]
  const full = goodsId === undefined ? path : `/goods/feedbacks/${name}`
  return parts.length === 0 ? full : `${full}?${parts.join('&')}`
}

/**
 * The path of a call that a short path means; every other one as it is. Only whole segments are short. What a short
 * path stands for may be short itself: `/coupons/pages/me-coupon-detail`.
 * @example toFullPath('/coupons/me') // '/promotions/coupons/me'
 */
export function toFullPath(path: string): string {
  const short = Object.keys(PATH_ALIASES).find((one) => path === one || path.startsWith(`${one}/`))
  return short === undefined
    ? path
    : toFullPath(`${PATH_ALIASES[short]}${path.slice(short.length)}`)
}
