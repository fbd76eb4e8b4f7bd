import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areOperatorKeywords,
  blockedWordsOf,
  holdsBlocked,
  type PromotedKeyword,
} from '@jangteo/core/display/operatorKeyword.rules'

function promoted(change: Partial<PromotedKeyword> = {}): PromotedKeyword {
  const period = { startsAtMs: null, endsAtMs: null }
  return { keyword: '감귤', subText: null, linkUrl: null, period, ...change }
}

test('금칙어는 띄어쓰기와 크기를 가리지 않고 한 번씩 남는다', () => {
  expect(blockedWordsOf([' 나쁜 말 ', '나쁜말', 'BAD', '', ' '])).toEqual(['나쁜말', 'bad'])
})

test.each([
  ['그냥 검색어', promoted(), true],
  ['장터의 화면으로 가는 검색어', promoted({ linkUrl: '/main/deal' }), true],
  ['다른 사이트로 가는 검색어', promoted({ linkUrl: 'https://evil.example/' }), false],
  ['빈 검색어', promoted({ keyword: '  ' }), false],
  ['거꾸로 된 기간', promoted({ period: { startsAtMs: 2, endsAtMs: 1 } }), false],
  ['긴 문구', promoted({ subText: '가'.repeat(31) }), false],
  ['금칙어가 든 검색어', promoted({ keyword: '나쁜 말 모음' }), false],
])('%s 저장할 수 있는가', (_, keyword, isFine) => {
  expect(areOperatorKeywords([keyword], ['나쁜말'])).toBe(isFine)
})

test('금칙어는 이백 개, 추천 검색어는 쉰 개까지다', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `말${index}`)
  const keywords = (count: number) => Array.from({ length: count }, () => promoted())
  expect([
    areOperatorKeywords(keywords(50), words(200)),
    areOperatorKeywords(keywords(51), []),
    areOperatorKeywords([], words(201)),
  ]).toEqual([true, false, false])
})

test('어디에 들었든 금칙어는 찾는다', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(holdsBlocked(`${before.slice(0, 10)}나쁜 말${after}`, ['나쁜말'])).toBe(true)
    }),
  )
})
