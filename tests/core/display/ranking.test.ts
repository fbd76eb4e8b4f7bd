import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RANKING_PERIODS } from '@jangteo/core/display/display.codes'
import {
  pointsOf,
  RANKING_BUCKETS,
  rankGoods,
  rankingSpanAt,
  scoreOf,
  segmentTallies,
} from '@jangteo/core/display/ranking.rules'
import type { RankingBucket, RankingTally } from '@jangteo/core/display/ranking.rules'
import { rankChangeView } from '@jangteo/core/display/ranking.view'

const periods = fc.constantFrom(...RANKING_PERIODS)
const counts = fc.nat({ max: 1_000_000 })

function bucketsOf(period: (typeof RANKING_PERIODS)[number]): fc.Arbitrary<RankingBucket[]> {
  return fc.uniqueArray(
    fc.record({
      age: fc.nat({ max: RANKING_BUCKETS[period].count - 1 }),
      buyerCount: fc.nat({ max: 50 }),
      viewCount: counts,
    }),
    { selector: ({ age }) => age, maxLength: 8 },
  )
}

const boards = periods.chain((period) =>
  fc.record({
    period: fc.constant(period),
    tallies: fc
      .uniqueArray(
        fc.record({
          goodsId: fc.integer({ min: 1, max: 400 }),
          paidAmount: fc.nat({ max: 3 }),
          createdAtMs: fc.nat({ max: 3 }),
          buckets: bucketsOf(period),
        }),
        { selector: ({ goodsId }) => goodsId, maxLength: 30 },
      )
      .map((all) =>
        all.map((one): RankingTally => ({
          ...one,
          buyerCount: one.buckets.reduce((sum, { buyerCount }) => sum + buyerCount, 0),
        })),
      ),
  }),
)

function aTally(goodsId: number, change: Partial<RankingTally> = {}): RankingTally {
  const buckets = [{ age: 0, buyerCount: 1, viewCount: 0 }]
  return { goodsId, buyerCount: 1, paidAmount: 0, createdAtMs: 0, buckets, ...change }
}

describe('점수', () => {
  test('구매한 분 한 명이 100점이고, 본 분이 두 배가 될 때마다 10점이다', () => {
    expect([pointsOf(0, 0), pointsOf(1, 0), pointsOf(2, 1), pointsOf(0, 1023)]).toEqual([
      0, 100, 210, 99,
    ])
  })

  test('아무리 많이 봐도 구매한 분 한 명보다 크지 않다', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), counts, (buyerCount, viewCount) => {
        expect(pointsOf(buyerCount, viewCount)).toBeLessThan(pointsOf(buyerCount + 1, 0))
      }),
    )
  })

  test('기간의 반이 지나면 반으로 줄고, 점수는 정수다', () => {
    const scores = [0, 12].map((age) => scoreOf('DAY', [{ age, buyerCount: 1, viewCount: 0 }]))
    expect(scores).toEqual([100_000, 50_000])
    fc.assert(
      fc.property(boards, ({ period, tallies }) => {
        const all = tallies.map(({ buckets }) => scoreOf(period, buckets))
        expect(all.filter((score) => !Number.isSafeInteger(score))).toEqual([])
      }),
    )
  })
})

describe('순위', () => {
  test('행의 순서는 순위를 바꾸지 않는다', () => {
    fc.assert(
      fc.property(
        boards.chain(({ period, tallies }) =>
          fc.record({
            period: fc.constant(period),
            tallies: fc.constant(tallies),
            shuffled: fc.shuffledSubarray(tallies, { minLength: tallies.length }),
          }),
        ),
        ({ period, tallies, shuffled }) => {
          expect(rankGoods(period, shuffled)).toEqual(rankGoods(period, tallies))
        },
      ),
    )
  })

  test('구매한 분이 한 명 빠진 상품은 결코 오르지 않는다', () => {
    fc.assert(
      fc.property(boards, fc.nat(), ({ period, tallies }, seed) => {
        const bought = tallies.flatMap((tally) =>
          tally.buckets
            .filter(({ buyerCount }) => buyerCount > 0)
            .map((bucket) => ({ tally, bucket })),
        )
        const lost = bought[seed % Math.max(1, bought.length)]
        fc.pre(lost !== undefined)
        const after = tallies.map((tally) => ({
          ...tally,
          buckets: tally.buckets.map((one) =>
            one === lost?.bucket ? { ...one, buyerCount: one.buyerCount - 1 } : one,
          ),
        }))
        const placeIn = (all: readonly RankingTally[]) => {
          const place = rankGoods(period, all).findIndex(
            ({ goodsId }) => goodsId === lost?.tally.goodsId,
          )
          return place === -1 ? Number.POSITIVE_INFINITY : place
        }
        expect(placeIn(after)).toBeGreaterThanOrEqual(placeIn(tallies))
      }),
    )
  })

  test('구매한 분이 없으면 많이 봐도 순위가 없다', () => {
    const seen = aTally(1, { buckets: [{ age: 0, buyerCount: 0, viewCount: 500 }] })
    expect(rankGoods('WEEK', [seen])).toEqual([])
  })

  test('점수가 같으면 결제금액, 그다음 새 상품, 그다음 나중 번호가 앞선다', () => {
    const tallies = [
      aTally(1, { createdAtMs: 1 }),
      aTally(2),
      aTally(3),
      aTally(4, { paidAmount: 1 }),
    ]
    expect(rankGoods('MONTH', tallies).map(({ goodsId }) => goodsId)).toEqual([4, 1, 3, 2])
  })
})

describe('세는 동안', () => {
  test('일간은 지난 24시간, 주간과 월간은 한국의 자정까지다', () => {
    const nowMs = Date.parse('2026-11-26T08:59:00+09:00')
    const spans = RANKING_PERIODS.map((period) => rankingSpanAt(period, nowMs))
    expect(
      spans.map(({ sinceMs, untilMs }) =>
        [sinceMs, untilMs].map((atMs) => new Date(atMs).toISOString()),
      ),
    ).toEqual([
      ['2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
      ['2026-11-18T15:00:00.000Z', '2026-11-25T15:00:00.000Z'],
      ['2026-10-26T15:00:00.000Z', '2026-11-25T15:00:00.000Z'],
    ])
  })
})

describe('나이대와 성별의 순위', () => {
  const tallies = [9, 10, 11].map((buyerCount) => aTally(buyerCount, { buyerCount }))

  test('구매한 분이 100명보다 적으면 순위를 내지 않는다', () => {
    expect(segmentTallies(tallies, 99)).toEqual(null)
  })

  test('구매한 분이 10명보다 적은 상품은 빠진다', () => {
    expect(segmentTallies(tallies, 100)?.map(({ goodsId }) => goodsId)).toEqual([10, 11])
  })
})

test('어제와 견준 순위를 읽는다', () => {
  const pairs = [
    [1, 4],
    [15, 3],
    [2, 2],
    [7, null],
  ] as const
  expect(pairs.map(([rank, before]) => rankChangeView(rank, before))).toEqual([
    { change: 'UP', mark: '▲3', text: '3계단 상승' },
    { change: 'DOWN', mark: '▼12', text: '12계단 하락' },
    { change: 'EQUAL', mark: '–', text: '순위 유지' },
    { change: 'EMPTY', mark: 'NEW', text: '새로 진입' },
  ])
})
