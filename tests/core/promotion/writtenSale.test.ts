import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { saleOverlapText } from '@jangteo/core/promotion/specialSale.messages'
import {
  checkSpecialSale,
  findOverlap,
  type SaleGoodsFacts,
  type SalePeriod,
  salePeriodOf,
} from '@jangteo/core/promotion/specialSale.rules'

const OPENS_AT = Date.parse('2026-12-01T10:00:00+09:00')

describe('판매를 만들 때', () => {
  const NOW = OPENS_AT - HOUR_MS
  const schedule = {
    entryOpensAtMs: OPENS_AT,
    entryClosesAtMs: OPENS_AT + 24 * HOUR_MS,
    drawAtMs: OPENS_AT + 25 * HOUR_MS,
    buyOpensAtMs: OPENS_AT + 26 * HOUR_MS,
  }
  const goods = { goodsId: 1, salePrice: 5_000, quantityTotal: 10, personMax: 1 }
  const written = { ...schedule, title: '한정 판매', body: '안내', goods: [goods] }
  const facts: SaleGoodsFacts = {
    kind: 'NORMAL',
    isListed: true,
    salePrice: 10_000,
    stock: 10,
    isElsewhere: false,
  }
  const check = (
    change: Partial<typeof written>,
    fact: Partial<SaleGoodsFacts> | null = {},
    others: readonly SalePeriod[] = [],
  ) =>
    checkSpecialSale(
      { ...written, ...change },
      {
        goodsOf: fact === null ? new Map() : new Map([[1, { ...facts, ...fact }]]),
        others,
      },
      NOW,
    )

  test('모두 맞으면 걸리는 것이 없고, 틀린 곳을 모두 말한다', () => {
    expect(check({})).toEqual([])
    expect(check({ title: '', body: '', drawAtMs: 0, goods: [] })).toEqual([
      'NAME',
      'BODY',
      'SCHEDULE',
      'GOODS',
    ])
  })

  test('응모 기간은 10분 이상, 추첨은 마감 1분 뒤부터, 구매는 추첨 뒤다', () => {
    const { entryOpensAtMs: opens, entryClosesAtMs: closes, drawAtMs: draw } = schedule
    expect(
      [
        { entryOpensAtMs: NOW },
        { entryClosesAtMs: opens + 10 * MINUTE_MS - 1 },
        { entryClosesAtMs: opens + 10 * MINUTE_MS },
        { drawAtMs: closes + MINUTE_MS - 1 },
        { drawAtMs: closes + MINUTE_MS },
        { buyOpensAtMs: draw - 1 },
        { buyOpensAtMs: draw },
      ].map((change) => check(change).length),
    ).toEqual([1, 1, 0, 1, 0, 1, 0])
  })

  test('마지막 구매 기간까지 다른 판매와 겹치지 않는다', () => {
    const own = salePeriodOf(schedule)
    const lasting = (startsAtMs: number, endsAtMs: number) =>
      check({}, {}, [{ startsAtMs, endsAtMs }])
    expect([
      own.startsAtMs,
      own.endsAtMs - schedule.buyOpensAtMs,
      lasting(own.startsAtMs - HOUR_MS, own.startsAtMs),
      lasting(own.startsAtMs - HOUR_MS, own.startsAtMs + 1),
      lasting(own.endsAtMs - 1, own.endsAtMs + HOUR_MS),
      lasting(own.endsAtMs, own.endsAtMs + HOUR_MS),
      lasting(own.startsAtMs + 1, own.endsAtMs - 1),
    ]).toEqual([
      schedule.entryOpensAtMs,
      (24 + 3 * 12) * HOUR_MS,
      [],
      ['OVERLAP'],
      ['OVERLAP'],
      [],
      ['OVERLAP'],
    ])
  })

  test('겹치면 다른 판매가 언제까지인지 말한다', () => {
    const other = { startsAtMs: OPENS_AT, endsAtMs: OPENS_AT + 50 * HOUR_MS }
    const overlap = findOverlap(schedule, [other])
    expect(overlap).toEqual(other)
    expect(saleOverlapText(other)).toEqual(
      '12/1(화) 오전 10:00부터 12/3(목) 오후 12:00까지 다른 특별판매가 있어요. 마지막 구매 기간까지 겹치지 않게 해 주세요.',
    )
  })

  test('상품은 하나뿐인 옵션의 재고 안에서, 판매가보다 싸게, 다른 판매와 겹치지 않게 정한다', () => {
    expect([
      check({}, null),
      check({}, { kind: 'CUSTOM_MADE' }),
      check({}, { isListed: false }),
      check({}, { isElsewhere: true }),
      check({}, { stock: null }),
      check({}, { stock: 9 }),
      check({}, { salePrice: 5_000 }),
      check({ goods: [{ ...goods, salePrice: 99 }] }),
      check({ goods: [{ ...goods, personMax: 4 }] }),
      check({ goods: [{ ...goods, personMax: 0 }] }),
      check({ goods: [{ ...goods, quantityTotal: 2, personMax: 3 }] }),
      check({ goods: [goods, goods] }),
    ]).toEqual(Array.from({ length: 12 }, () => ['GOODS']))
  })
})
