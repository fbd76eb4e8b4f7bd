import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

type Recent = { readonly keywordList: readonly string[] }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const remember = (buyer: Buyer, body: object) =>
  buyer.ask<Recent>('POST', '/displays/searches/recent', { body })

const shown = async (buyer: Buyer) =>
  (await buyer.ask<{ recentList: readonly string[] }>('GET', '/displays/pages/search')).recentList

test('회원의 최근 검색어는 새것부터 열 개까지 남고, 하나 또는 모두 지운다', async () => {
  const { buyer } = await aMember(market)
  for (let number = 1; number <= 11; number += 1) await remember(buyer, { keyword: `말 ${number}` })
  const eleven = await remember(buyer, { keyword: ' 말  5 ' })
  expect(eleven.keywordList).toEqual(
    [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `말 ${number}`),
  )
  expect(await shown(buyer)).toEqual(eleven.keywordList)
  const forget = (body: object) =>
    buyer.ask<Recent>('DELETE', '/displays/searches/recent', { body })
  const [first, second] = [await forget({ keyword: '말 11' }), await forget({ keyword: '말 11' })]
  expect([first, second.keywordList.length]).toEqual([second, 9])
  expect([await forget({}), await shown(buyer)]).toEqual([{ keywordList: [] }, []])
})

test('로그인하면 기기에서 찾은 것이 앞에 온다', async () => {
  const { buyer } = await aMember(market)
  await remember(buyer, { keyword: '쌀' })
  expect(await remember(buyer, { keywordList: ['꿀', '차', '010-1234-5678'] })).toEqual({
    keywordList: ['꿀', '차', '쌀'],
  })
})

test('동시에 저장해도 하나도 잃지 않는다', async () => {
  const { buyer } = await aMember(market)
  const words = ['가', '나', '다', '라', '마', '바', '사', '아']
  await Promise.all(words.map((keyword) => remember(buyer, { keyword })))
  expect((await shown(buyer)).toSorted()).toEqual(words)
})

test('남의 것은 보이지 않고, 빈 검색어와 비회원은 거절한다', async () => {
  const { buyer } = await aMember(market)
  const guest = aBuyer(market)
  const empty = await buyer.call('POST', '/displays/searches/recent', { body: { keyword: ' ' } })
  const ofGuest = await guest.call('POST', '/displays/searches/recent', { body: { keyword: '쌀' } })
  expect([await shown(buyer), await shown(guest), empty.body.code, ofGuest.body.code]).toEqual([
    [],
    [],
    'SEARCH_KEYWORD_REQUIRED',
    'SESSION_REQUIRED',
  ])
})
