import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HIDDEN_REVIEW_COUNT_MAX,
  REVIEWER_RANK_COUNT_MAX,
  rankReviewers,
  reviewerRankSinceMs,
  tallyReviews,
  topReviewers,
} from '@jangteo/core/review/reviewerRank.rules'
import { sumReviewScore } from '@jangteo/core/review/reviewScore.rules'
import type { ReviewerTally } from '@jangteo/core/review/reviewerRank.rules'

const aReviewer = (memberId: number, given: Partial<ReviewerTally> = {}): ReviewerTally => ({
  memberId,
  score: 100,
  reviewCount: 2,
  likeCount: 0,
  lastWrittenAtMs: 1_000,
  hiddenCount: 0,
  isStoreUser: false,
  isProfileClosed: false,
  ...given,
})

const ranks = (
  tallies: readonly ReviewerTally[],
  before: readonly (readonly [number, number])[] = [],
) =>
  rankReviewers(tallies, new Map(before)).map(({ memberId, rank, change }) => [
    memberId,
    rank,
    change,
  ])

describe('리뷰어 순위', () => {
  test('점수, 도움돼요, 먼저 쓴 순서로 정한다', () => {
    expect(
      ranks([
        aReviewer(1, { lastWrittenAtMs: 2_000 }),
        aReviewer(2),
        aReviewer(3, { likeCount: 5 }),
        aReviewer(4, { score: 120 }),
      ]).map(([memberId]) => memberId),
    ).toEqual([4, 3, 2, 1])
  })

  test('판매자, 닫은 프로필, 석 달에 세 번 숨겨진 사람과 점수가 없는 사람은 빠진다', () => {
    expect(
      ranks([
        aReviewer(1, { isStoreUser: true }),
        aReviewer(2, { isProfileClosed: true }),
        aReviewer(3, { hiddenCount: HIDDEN_REVIEW_COUNT_MAX }),
        aReviewer(4, { score: 0 }),
        aReviewer(5, { hiddenCount: HIDDEN_REVIEW_COUNT_MAX - 1 }),
      ]),
    ).toEqual([[5, 1, 'EMPTY']])
  })

  test('지난 순위와 견준다', () => {
    const tallies = [4, 3, 2, 1].map((memberId) => aReviewer(memberId, { score: memberId * 10 }))
    expect(
      ranks(tallies, [
        [4, 3],
        [3, 2],
        [2, 1],
      ]),
    ).toEqual([
      [4, 1, 'UP'],
      [3, 2, 'EQUAL'],
      [2, 3, 'DOWN'],
      [1, 4, 'EMPTY'],
    ])
  })

  test('읽은 차례와 상관없고, 나누어 읽어도 같고, 백 명까지다', () => {
    const tallies = fc
      .array(fc.record({ score: fc.nat(5), likeCount: fc.nat(2), lastWrittenAtMs: fc.nat(3) }), {
        maxLength: 150,
      })
      .map((all) => all.map((given, index) => aReviewer(index + 1, given)))
    const shuffled = tallies.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const ranked = rankReviewers(all, new Map())
        expect(rankReviewers(other, new Map())).toEqual(ranked)
        const half = Math.floor(other.length / 2)
        const firstHalf = topReviewers(other.slice(0, half))
        expect(rankReviewers([...firstHalf, ...other.slice(half)], new Map())).toEqual(ranked)
        expect(ranked.length).toBeLessThanOrEqual(REVIEWER_RANK_COUNT_MAX)
      }),
    )
  })

  test('오늘 앞의 서른 날과 오늘을 센다', () => {
    const at = Date.parse('2026-11-30T04:00:00+09:00')
    expect(reviewerRankSinceMs(at)).toEqual(Date.parse('2026-10-31T00:00:00+09:00'))
  })
})

test('한 사람의 리뷰는 어떤 순서로 더해도 점수, 수, 도움돼요와 마지막으로 쓴 때가 같다', () => {
  const review = fc.record({
    textLength: fc.integer({ min: 30, max: 500 }),
    imageCount: fc.nat(5),
    videoCount: fc.nat(1),
    likeCount: fc.nat(50),
    isEarly: fc.boolean(),
    writtenAtMs: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(review, { minLength: 1, maxLength: 8 }), (reviews) => {
      const tally = tallyReviews(reviews)
      expect(tallyReviews(reviews.toReversed())).toEqual(tally)
      expect(tally).toEqual({
        score: reviews.reduce((sum, one) => sum + sumReviewScore(one), 0),
        reviewCount: reviews.length,
        likeCount: reviews.reduce((sum, { likeCount }) => sum + likeCount, 0),
        lastWrittenAtMs: reviews.reduce((last, one) => Math.max(last, one.writtenAtMs), 0),
      })
    }),
  )
})
