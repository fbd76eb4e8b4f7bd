/** Days that pairs of products are counted over. Source: market-rules §5.4. */
export const PAIR_DAYS = 90

/** Points of a pair for each buyer of both; each visitor who looked at both within a day adds one. Source: market-rules §5.4. */
export const PAIR_POINTS_PER_BUYER = 3

/** People that a pair needs, so that nobody can be read out of it. Source: market-rules §5.4. */
export const PAIR_PEOPLE_MIN = 5

/** Most products stored beside one, and shown beside it. Source: market-rules §5.4. */
export const PAIR_COUNT_MAX = 20

/** Products looked at last that recommendations for a visitor begin with. Source: market-rules §1.1. */
export const SEEN_GOODS_COUNT_MAX = 5

/** Most products of its store that are shown beside one. Source: market-rules §5.4. */
export const STORE_BEST_COUNT_MAX = 10

/** Most products of one buyer, or of one visitor's day, that make pairs: who has more is a program. Source: decision 158. */
export const PAIRED_GOODS_COUNT_MAX = 50

/** Most videos of reviews that are shown beside a product. Source: market-rules §5.4. */
export const RELATED_VIDEO_COUNT_MAX = 10
