import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryListingUrl } from '@jangteo/ui/screens/category/categoryListing'
import {
  listAppliedFilters,
  readGoodsListing,
  readPrice,
} from '@jangteo/ui/screens/goods/list/goodsListing'

const AS_AT_FIRST = { sort: 'RANKING', filter: NO_FILTER } as const
const FILTER = {
  ...NO_FILTER,
  isFreeShipping: true,
  isDiscounted: true,
  arrivesTomorrow: true,
  isInStock: true,
  price: { min: 1_000, max: 30_000 },
  storeUrls: ['dadam', 'ongyeol'],
}
const NO_NAMES = { stores: new Map(), brands: new Map(), categories: new Map() } as const

describe('목록의 주소', () => {
  test('처음 그대로면 아무것도 적지 않는다', () => {
    expect(categoryListingUrl(7, AS_AT_FIRST)).toBe('/category/detail/7')
  })

  test('정렬과 필터를 모두 적는다', () => {
    expect(categoryListingUrl(7, { sort: 'NEW', filter: FILTER })).toBe(
      '/category/detail/7?goodsSortTypeEnum=NEW&freeShippingYn=Y&discountYn=Y&tomorrowYn=Y&inStockYn=Y&minPrice=1000&maxPrice=30000&storeUrlList=[dadam,ongyeol]',
    )
  })

  test.each([
    '',
    '?goodsSortTypeEnum=BEST',
    '?freeShippingYn=true&inStockYn=N',
    '?minPrice=-1&maxPrice=1e3',
    '?minPrice=2&maxPrice=1',
    '?storeUrlList=[]',
    '?storeUrlList=',
    '?minPrice=9999999999',
  ])('읽을 수 없으면 처음 그대로다: %s', (search) => {
    expect(readGoodsListing(search)).toEqual(AS_AT_FIRST)
  })

  test('적은 것을 그대로 읽는다', () => {
    const price = fc.option(fc.nat(999_999_999), { nil: null })
    fc.assert(
      fc.property(
        fc.record({
          sort: fc.constantFrom('RANKING', 'NEW', 'LOW_PRICE', 'HIGH_PRICE', 'REVIEW'),
          filter: fc.record({
            isFreeShipping: fc.boolean(),
            isDiscounted: fc.boolean(),
            arrivesTomorrow: fc.boolean(),
            isInStock: fc.boolean(),
            price: fc
              .record({ min: price, max: price })
              .filter(({ min, max }) => min === null || max === null || min <= max),
            storeUrls: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,19}$/), {
              maxLength: 5,
            }),
            brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999_999 }), { maxLength: 5 }),
            categoryId: fc.option(fc.integer({ min: 1, max: 9_999_999_999 }), { nil: null }),
            ratingMin: fc.constantFrom(null, 3 as const, 4 as const),
          }),
        }),
        (listing) => {
          const { search } = new URL(categoryListingUrl(7, listing), 'https://jangteo.test')
          expect(readGoodsListing(search, true)).toEqual(listing)
        },
      ),
    )
  })
})

test.each([
  ['', null],
  ['0', 0],
  ['12000', 12_000],
  ['1234567890', null],
  ['12.5', null],
  ['-3', null],
])('가격 "%s"은 %s이다', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

describe('적용된 필터', () => {
  test('하나씩 뺄 수 있다', () => {
    const names = { ...NO_NAMES, stores: new Map([['dadam', '다담다실']]) }
    expect(listAppliedFilters(FILTER, names)).toEqual([
      { key: 'isFreeShipping', text: '무료배송', without: { ...FILTER, isFreeShipping: false } },
      { key: 'isDiscounted', text: '할인', without: { ...FILTER, isDiscounted: false } },
      { key: 'arrivesTomorrow', text: '내일도착', without: { ...FILTER, arrivesTomorrow: false } },
      { key: 'isInStock', text: '품절 제외', without: { ...FILTER, isInStock: false } },
      {
        key: 'price',
        text: '1,000원~3만원',
        without: { ...FILTER, price: { min: null, max: null } },
      },
      { key: 'store dadam', text: '다담다실', without: { ...FILTER, storeUrls: ['ongyeol'] } },
      { key: 'store ongyeol', text: 'ongyeol', without: { ...FILTER, storeUrls: ['dadam'] } },
    ])
  })

  test('카테고리, 브랜드, 평점은 검색 결과에만 있다', () => {
    const chosen = { ...NO_FILTER, brandIds: [3, 4], categoryId: 5, ratingMin: 4 as const }
    const { search } = new URL(
      categoryListingUrl(7, { sort: 'RANKING', filter: chosen }),
      'https://jangteo.test',
    )
    expect([readGoodsListing(search).filter, readGoodsListing(search, true).filter]).toEqual([
      NO_FILTER,
      chosen,
    ])
    const names = {
      ...NO_NAMES,
      brands: new Map([[3, '온결']]),
      categories: new Map([[5, '과일']]),
    }
    expect(listAppliedFilters(chosen, names)).toEqual([
      { key: 'categoryId', text: '과일', without: { ...chosen, categoryId: null } },
      { key: 'ratingMin', text: '4점 이상', without: { ...chosen, ratingMin: null } },
      { key: 'brand 3', text: '온결', without: { ...chosen, brandIds: [4] } },
      { key: 'brand 4', text: '브랜드', without: { ...chosen, brandIds: [3] } },
    ])
  })

  test('없으면 아무것도 없다', () => {
    expect(listAppliedFilters(NO_FILTER, NO_NAMES)).toEqual([])
  })
})
