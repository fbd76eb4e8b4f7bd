import {
  createSearchScore,
  popularityOf,
  rankCandidates,
  type SearchCandidate,
} from '@jangteo/core/search/searchScore.rules'
import { readSearchQuery } from '@jangteo/core/search/searchText.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const NOBODY_KNOWS = { weekPoints: 0, reviewCount: 0, ratingAverage: 0, ageDays: 365 }

describe('인기', () => {
  test.each([
    [NOBODY_KNOWS, 120],
    [{ ...NOBODY_KNOWS, ageDays: 0 }, 170],
    [{ ...NOBODY_KNOWS, ageDays: 45 }, 145],
    [{ ...NOBODY_KNOWS, weekPoints: 1_000_000 }, 720],
    [{ ...NOBODY_KNOWS, weekPoints: 1_000 }, 420],
    [{ ...NOBODY_KNOWS, reviewCount: 10_000, ratingAverage: 4 }, 320],
    [{ ...NOBODY_KNOWS, reviewCount: 10, ratingAverage: 5 }, 187],
    [{ weekPoints: 9_999_999, reviewCount: 99_999, ratingAverage: 5, ageDays: 0 }, 1_000],
  ])('%j이면 %i', (facts, popularity) => {
    expect(popularityOf(facts)).toEqual(popularity)
  })

  test('0에서 1,000까지이고, 더 팔리거나 새것이라고 떨어지지 않는다', () => {
    const facts = fc.record({
      weekPoints: fc.nat(10_000_000),
      reviewCount: fc.nat(100_000),
      ratingAverage: fc.double({ min: 1, max: 5, noNaN: true }),
      ageDays: fc.double({ min: -1, max: 1_000, noNaN: true }),
    })
    fc.assert(
      fc.property(facts, fc.nat(1_000_000), (one, more) => {
        const popularity = popularityOf(one)
        expect(popularity).toBeGreaterThanOrEqual(0)
        expect(popularity).toBeLessThanOrEqual(1_000)
        expect(popularityOf({ ...one, weekPoints: one.weekPoints + more })).toBeGreaterThanOrEqual(
          popularity,
        )
        expect(popularityOf({ ...one, ageDays: one.ageDays - more })).toBeGreaterThanOrEqual(
          popularity,
        )
      }),
    )
  })
})

const PLAIN: SearchCandidate = {
  goodsId: 1,
  popularity: 100,
  name: '무선이어폰',
  nameChoseong: 'ㅁㅅㅇㅇㅍ',
  brandNames: ['소리결', 'on'],
  isSoldOut: false,
}

describe('점수', () => {
  test.each([
    ['무선 이어폰', {}, 100 + 2_000 + 300 + 50],
    ['무선', {}, 100 + 300 + 50],
    ['이어폰', {}, 100 + 300],
    ['소리결', {}, 100 + 100],
    ['소리결 무선', {}, 100 + 100],
    ['소리 결', {}, 100 + 100],
    ['on 무선', {}, 100 + 100],
    ['ㅁㅅㅇㅇㅍ', {}, 100 + 2_000 + 300 + 50],
    ['ㅇㅇㅍ', {}, 100 + 300],
    ['ㅁㅅ 이어폰', {}, 100 + 300],
    ['무선', { isSoldOut: true }, 100 + 300 + 50 - 500],
    ['sg-100', {}, 100],
  ])('%s에 %j이면 %i점', (keyword, change, score) => {
    expect(createSearchScore(readSearchQuery(keyword))({ ...PLAIN, ...change })).toEqual(score)
  })

  test('점수가 같으면 새 상품이 먼저고, 같은 상품은 한 번만 온다', () => {
    const query = readSearchQuery('무선')
    const soldOut = { ...PLAIN, goodsId: 9, isSoldOut: true }
    const ranked = rankCandidates([PLAIN, { ...PLAIN, goodsId: 2 }, soldOut, PLAIN], query)
    expect(ranked.map(({ goodsId }) => goodsId)).toEqual([2, 1, 9])
  })
})
