import { openAddressSearch } from '@jangteo/server/http/address-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'

const ORIGIN = 'https://address.market.test'

let market: TestMarket
let typing: TestMarket
beforeAll(async () => {
  market = await openMarket({ addressSearchOrigin: ORIGIN })
  typing = await openMarket()
})
afterAll(async () => {
  await market.close()
  await typing.close()
})

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ')

test('화면은 주소 검색의 출처만 품고, 검색 화면은 상점만 품을 수 있다', async () => {
  const shop = policyOf(await fetch(`${market.url}/`))
  const search = policyOf(await fetch(`${market.url}/address-search.html`))
  expect([shop?.filter((part) => part.startsWith('frame')), search]).toEqual([
    [`frame-src 'self' ${ORIGIN}`, "frame-ancestors 'none'"],
    [
      "default-src 'none'",
      "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://t1.kakaocdn.net https://t1.daumcdn.net",
      'frame-src https://postcode.map.kakao.com https://postcode.map.daum.net',
      'form-action https://postcode.map.kakao.com https://postcode.map.daum.net',
      "base-uri 'none'",
      'frame-ancestors http://market.test',
      'report-uri /policy-reports',
      'report-to policy',
    ],
  ])
})

test('검색으로 이끄는 길은 검색의 출처로 가고, 검색이 없는 상점에는 없다', async () => {
  const answers = await Promise.all(
    [market, typing].map(({ url }) => fetch(`${url}/address-search`, { redirect: 'manual' })),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, `${ORIGIN}/address-search.html`],
    [404, null],
  ])
})

describe('한 기기의 상점', () => {
  test.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'localhost:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', '127.0.0.1:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost:3000', 'http://[::1]:3000'],
    ['http://127.0.0.1:3000', 'evil.example', null],
    ['http://127.0.0.1:3000', '127.0.0.1:4000', null],
  ])('%s를 %s로 부르면 검색은 %s에 있다', (shop, host, origin) => {
    expect(openAddressSearch(shop, null)?.originFor(host)).toEqual(origin)
  })

  test('다른 이름이 없는 상점은 정한 곳이 있을 때만 검색한다', () => {
    expect([
      openAddressSearch('https://shop.example', null),
      openAddressSearch('http://127.0.0.1:3000', 'none'),
      openAddressSearch('https://shop.example/', ORIGIN)?.shopOrigins,
    ]).toEqual([null, null, ['https://shop.example']])
  })
})
