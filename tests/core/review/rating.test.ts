import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  SCORE_MAX,
  formatRating,
  isScore,
  ratingTenths,
  scorePercents,
} from '@jangteo/core/review/rating.rules'

const scores = fc.array(fc.integer({ min: 1, max: SCORE_MAX }), { minLength: 1, maxLength: 50 })

describe('평점', () => {
  test.each([
    [0, 0, null],
    [5, 1, '5.0'],
    [89, 20, '4.5'],
    [87, 20, '4.4'],
    [4349, 1000, '4.3'],
    [4350, 1000, '4.4'],
    [1, 1, '1.0'],
    [13, 3, '4.3'],
    [14, 3, '4.7'],
  ])('합이 %d, 리뷰가 %d개면 %s', (scoreSum, count, shown) => {
    expect(formatRating({ scoreSum, count })).toEqual(shown)
  })

  test('0.05보다 멀리 반올림하지 않고, 딱 가운데는 올린다', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const scoreSum = given.reduce((sum, score) => sum + score, 0)
        const tenths = ratingTenths({ scoreSum, count: given.length }) ?? 0
        const twentiethsOff = tenths * 2 * given.length - scoreSum * 20
        expect([twentiethsOff > -given.length, twentiethsOff <= given.length]).toEqual([true, true])
      }),
    )
  })

  test('별점은 1점부터 5점까지다', () => {
    expect([0, 1, 5, 6, 4.5].map(isScore)).toEqual([false, true, true, false, false])
  })
})

describe('점수별 비율', () => {
  test.each([
    [
      [2, 1, 0, 0, 0],
      [67, 33, 0, 0, 0],
    ],
    [
      [1, 1, 1, 0, 0],
      [34, 33, 33, 0, 0],
    ],
    [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  ])('%j은(는) %j', (counts, percents) => {
    expect(scorePercents(counts)).toEqual(percents)
  })

  test('리뷰가 있으면 더해서 100이다', () => {
    const counts = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, count) => sum + count, 0)
        const percents = scorePercents(given).reduce((sum, percent) => sum + percent, 0)
        expect(percents).toEqual(total === 0 ? 0 : 100)
      }),
    )
  })
})
