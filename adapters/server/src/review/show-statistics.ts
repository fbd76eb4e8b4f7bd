import { scorePercents } from '@jangteo/core/review/rating.rules'
import { OPTION_FILTER_COUNT_MIN } from '@jangteo/core/review/review.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countByOption, listRatings } from '@jangteo/postgres/review/rating.store'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'

const NO_SCORES = [0, 0, 0, 0, 0]

const load = Effect.fnUntraced(function* (goodsId: number) {
  const [ratings, options] = yield* together(
    Effect.all([listRatings([goodsId]), countByOption(goodsId, OPTION_FILTER_COUNT_MIN)], AT_ONCE),
  )
  const [rating] = ratings
  const counts = rating?.score_counts ?? NO_SCORES
  const reviewCount = rating?.review_count ?? 0
  return {
    reviewCount,
    ratingAverage: rating?.rating_average ?? 0,
    scoreCountList: [...counts],
    scorePercentList: reviewCount === 0 ? NO_SCORES : scorePercents(counts),
    mediaCount: rating?.media_count ?? 0,
    optionList: options.map((option) => ({
      optionId: option.id,
      optionName: option.option_values.join(' / '),
      reviewCount: option.count,
    })),
  }
})

/** Shows the sums of a product's visible reviews; for everybody alike, and up to half a minute old. */
export const showStatistics = (input: { readonly goodsId: number }) =>
  cached(`review statistics ${input.goodsId}`, load(input.goodsId))

/** Counts the visible reviews of products, those with pictures and with videos; products without any are left out. */
export const countGoodsReviews = Effect.fnUntraced(function* (input: {
  readonly goodsIdList: readonly number[]
}) {
  const ratings = yield* listRatings([...new Set(input.goodsIdList)])
  const content = ratings.map((rating) => ({
    goodsId: rating.goods_id,
    all: rating.review_count,
    image: rating.image_count,
    video: rating.video_count,
  }))
  return { content }
})
