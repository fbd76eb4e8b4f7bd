import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import {
  helpScoreOf,
  rankBestReviews,
  reviewScoreParts,
  type ScoredReview,
  sumReviewScore,
} from '@jangteo/core/review/reviewScore.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const SHORT: ScoredReview = {
  textLength: 30,
  imageCount: 0,
  videoCount: 0,
  isEarly: false,
  likeCount: 0,
}
const WHOLE: ScoredReview = {
  textLength: 100,
  imageCount: 2,
  videoCount: 1,
  isEarly: true,
  likeCount: 70,
}

test('글, 길이, 사진, 동영상, 첫 리뷰, 도움돼요로 점수를 매긴다', () => {
  expect([sumReviewScore(SHORT), sumReviewScore({ ...SHORT, textLength: 99 })]).toEqual([10, 10])
  expect(reviewScoreParts(WHOLE)).toEqual([
    { label: '글', score: 10 },
    { label: '100자 이상', score: 10 },
    { label: '사진', score: 20 },
    { label: '동영상', score: 20 },
    { label: '이 상품의 첫 리뷰 3개', score: 20 },
    { label: '도움돼요', score: 100 },
  ])
})

test('도움이 되는 리뷰는 별점이 아니라 도움돼요, 사진, 길이, 나이로 정한다', () => {
  const review = { ...WHOLE, likeCount: 2, writtenAtMs: 0 }
  expect([
    helpScoreOf(review, 0),
    helpScoreOf({ ...review, textLength: 3000 }, 0),
    helpScoreOf(review, 60 * DAY_MS),
  ]).toEqual([6 + 20 + 100 / 15, 6 + 20 + 20, 6 + 20 + 100 / 15 - 2])
})

test('아무도 도움이 된다고 하지 않은 리뷰는 베스트가 아니고, 차례는 들어온 순서와 상관없다', () => {
  const aReview = fc.record({
    likeCount: fc.nat({ max: 3 }),
    imageCount: fc.nat({ max: 2 }),
    videoCount: fc.nat({ max: 1 }),
    textLength: fc.nat({ max: 500 }),
    writtenAtMs: fc.nat({ max: 400 }).map((days) => days * DAY_MS),
  })
  const reviews = fc.uniqueArray(aReview, { selector: ({ writtenAtMs }) => writtenAtMs })
  fc.assert(
    fc.property(reviews, (all) => {
      const asked = { nowMs: 500 * DAY_MS, countMax: 20 }
      const best = rankBestReviews(all, asked)
      expect(best).toEqual(rankBestReviews(all.toReversed(), asked))
      expect(best.filter(({ likeCount }) => likeCount === 0)).toEqual([])
    }),
  )
})
