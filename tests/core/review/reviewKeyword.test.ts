import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASPECTS } from '@jangteo/core/review/aspect.codes'
import { aspectsOfRoot, createAspectReader } from '@jangteo/core/review/reviewAspect.rules'
import {
  KEYWORD_COUNT_MAX,
  KEYWORD_QUOTE_LENGTH_MAX,
  KEYWORD_REVIEW_COUNT_MIN,
  KEYWORD_VOTE_COUNT_MIN,
  reviewKeywords,
  reviewPrompts,
  tallyVotes,
} from '@jangteo/core/review/reviewKeyword.rules'
import type { VotingReview } from '@jangteo/core/review/reviewKeyword.rules'
import { LABELLED_CLAUSES } from '../../support/review/labelledClauses.ts'

const votes = fc.uniqueArray(fc.constantFrom(...ASPECTS), { maxLength: 8 }).chain((aspects) =>
  fc.tuple(
    ...aspects.map((aspect) =>
      fc.record({
        aspect: fc.constant(aspect),
        sign: fc.constantFrom(1 as const, -1 as const),
        quote: fc.string({ minLength: 1, maxLength: 60 }),
      }),
    ),
  ),
)

/** Reviews of one product, each with its own id. */
const reviews = fc
  .array(votes, { minLength: 1, maxLength: 60 })
  .map((all): VotingReview[] => all.map((own, index) => ({ id: index + 1, votes: own })))

const voting = (id: number, sign: 1 | -1, quote = '배송이 빨라요'): VotingReview => ({
  id,
  votes: [{ aspect: 'DELIVERY', sign, quote }],
})
const silent = (id: number): VotingReview => ({ id, votes: [] })
const many = (count: number, review: (id: number) => VotingReview, from = 1) =>
  Array.from({ length: count }, (_, index) => review(from + index))

describe('자주 나온 말', () => {
  test('리뷰의 차례는 아무것도 바꾸지 않는다', () => {
    const shuffled = reviews.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(reviewKeywords(other)).toEqual(reviewKeywords(all))
        expect(tallyVotes(other)).toEqual(tallyVotes(all))
      }),
    )
  })

  test('리뷰 하나를 숨기면 꼭 그 표만 준다', () => {
    fc.assert(
      fc.property(reviews, fc.nat(), (all, pick) => {
        const hidden = all[pick % all.length]
        const before = new Map(tallyVotes(all).map((tally) => [tally.aspect, tally]))
        const rest = all.filter((review) => review !== hidden)
        const after = new Map(tallyVotes(rest).map((tally) => [tally.aspect, tally]))
        for (const aspect of ASPECTS) {
          const vote = hidden?.votes.find((each) => each.aspect === aspect)
          expect([
            (before.get(aspect)?.goodCount ?? 0) - (after.get(aspect)?.goodCount ?? 0),
            (before.get(aspect)?.badCount ?? 0) - (after.get(aspect)?.badCount ?? 0),
          ]).toEqual([Number(vote?.sign === 1), Number(vote?.sign === -1)])
        }
      }),
    )
  })

  test('적어도 스무 리뷰, 다섯 표, 5 %이고, 많이 나온 순서로 여섯까지다', () => {
    fc.assert(
      fc.property(reviews, (all) => {
        const keywords = reviewKeywords(all)
        expect(keywords.length).toBeLessThanOrEqual(KEYWORD_COUNT_MAX)
        const isShown = keywords.length === 0 || all.length >= KEYWORD_REVIEW_COUNT_MIN
        expect(isShown).toEqual(true)
        const counts = keywords.map(({ voteCount }) => voteCount)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
        for (const { voteCount, positivePercent, quotes } of keywords) {
          expect(voteCount).toBeGreaterThanOrEqual(KEYWORD_VOTE_COUNT_MIN)
          expect(voteCount / all.length).toBeGreaterThanOrEqual(0.05)
          expect(positivePercent >= 0 && positivePercent <= 100).toEqual(true)
          expect(
            quotes.every(({ text }) => Array.from(text).length <= KEYWORD_QUOTE_LENGTH_MAX),
          ).toEqual(true)
        }
      }),
    )
  })

  test('경계: 19개와 20개, 넷과 다섯, 5 % 미만', () => {
    const five = many(5, (id) => voting(id, 1))
    expect([
      reviewKeywords([...five, ...many(14, silent, 6)]).length,
      reviewKeywords([...five, ...many(15, silent, 6)]).length,
      reviewKeywords([...five.slice(1), ...many(16, silent, 6)]).length,
      reviewKeywords([...five, ...many(95, silent, 6)]).length,
      reviewKeywords([...five, ...many(96, silent, 6)]).length,
    ]).toEqual([0, 1, 0, 1, 0])
  })

  test('비율은 내림하고, 많은 쪽의 새 글부터 두 개를 마흔 자까지 보인다', () => {
    const long = '가'.repeat(50)
    const all = [
      ...many(4, (id) => voting(id, 1, '빨라요')),
      voting(5, 1, '하루 만에 왔어요'),
      voting(6, 1, long),
      voting(7, -1, '늦었어요'),
      ...many(13, silent, 8),
    ]
    expect(reviewKeywords(all)).toEqual([
      {
        aspect: 'DELIVERY',
        voteCount: 7,
        positivePercent: 85,
        quotes: [
          { reviewId: 6, text: `${'가'.repeat(39)}…` },
          { reviewId: 5, text: '하루 만에 왔어요' },
        ],
      },
    ])
  })

  test('아무 글이나 읽어도 항목마다 표는 많아야 하나이고, 인용은 글에 있는 말이다', () => {
    const read = createAspectReader(aspectsOfRoot('food'))
    const text = fc
      .array(fc.constantFrom(...LABELLED_CLAUSES.map((clause) => clause.text)), { maxLength: 8 })
      .map((clauses) => clauses.join('. '))
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 500 })), (written) => {
        const given = read(written)
        expect(new Set(given.map(({ aspect }) => aspect)).size).toEqual(given.length)
        const flat = written.normalize('NFC').replaceAll(/\s+/g, ' ')
        expect(given.every(({ quote }) => flat.includes(quote))).toEqual(true)
      }),
    )
  })
})

describe('쓸거리', () => {
  test('분류의 항목 중에 덜 나온 것부터 묻는다', () => {
    const tallies = [
      { aspect: 'SIZE', goodCount: 3, badCount: 1 },
      { aspect: 'FIT', goodCount: 0, badCount: 1 },
    ] as const
    expect(reviewPrompts(aspectsOfRoot('clothing'), tallies)).toEqual([
      '소재는 어땠나요?',
      '핏은 어땠나요?',
      '사이즈는 어땠나요?',
    ])
  })

  test('분류에 셋이 없으면 공통 항목으로 채운다', () => {
    expect(reviewPrompts(aspectsOfRoot('leisure'), [])).toEqual([
      '크기는 어땠나요?',
      '배송은 어땠나요?',
      '포장은 어땠나요?',
    ])
  })
})
