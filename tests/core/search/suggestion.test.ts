import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALIKE_READING_COUNT_MAX, alikeReadings } from '@jangteo/core/search/alikeVowel.rules'
import { jamoSimilarity, lettersApart } from '@jangteo/core/search/jamo.rules'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import {
  decideSuggestion,
  seeksSuggestion,
  SPELLING_LETTERS_MAX,
  SPELLING_SIMILARITY_MIN,
  SUGGEST_RESULT_COUNT_MAX,
  suggestionsOf,
} from '@jangteo/core/search/suggestion.rules'

const words = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 6 })
  .map((codes) => String.fromCharCode(...codes))

describe('자모로 본 닮음', () => {
  test.each([
    ['무선이어픈', '무선 이어폰', [0.63, 1]],
    ['샤인머스켓', '샤인머스캣', [0.63, 1]],
    ['운동하', '운동화', [0.58, 1]],
    ['청소가', '청소기', [0.6, 1]],
    ['블루투쓰', '블루투스', [0.54, 1]],
    ['사과', '고구마', [0, 4]],
  ])('%s와(과) %s은(는) 얼마나 닮았고 몇 자 다른가: %j', (one, other, figures) => {
    const similarity = Number(jamoSimilarity(one, other).toFixed(2))
    expect([similarity, lettersApart(one, other)]).toEqual(figures)
  })

  test('어느 쪽에서 보아도 같고, 같은 글은 하나도 다르지 않다', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect([jamoSimilarity(one, other), lettersApart(one, other)]).toEqual([
          jamoSimilarity(other, one),
          lettersApart(other, one),
        ])
        expect([jamoSimilarity(one, one), lettersApart(one, one)]).toEqual([1, 0])
      }),
    )
  })

  test('다른 글자 수는 한 글을 거쳐 가도 줄지 않는다', () => {
    fc.assert(
      fc.property(words, words, words, (one, via, other) => {
        expect(lettersApart(one, other)).toBeLessThanOrEqual(
          lettersApart(one, via) + lettersApart(via, other),
        )
      }),
    )
  })
})

describe('소리가 같은 모음', () => {
  test.each([
    ['베게', ['베개', '배게', '배개']],
    ['김치찌게', ['김치찌개']],
    ['웬만한 얘기', ['웬만한 예기', '왠만한 얘기', '왼만한 얘기', '왠만한 예기']],
    ['닭', []],
    ['ㅐ', []],
    ['pen', []],
    ['', []],
  ])('%s은(는) 이렇게도 쓴다: %j', (keyword, readings) => {
    expect(alikeReadings(keyword)).toEqual(readings)
  })

  test('자판 다음, 사전의 닮은 말 앞에 오고, 같은 말을 두 번 권하지 않는다', () => {
    expect(suggestionsOf('찌게', ['찌개', '찌게미'])).toEqual([
      { keyword: '찌개', reason: 'SPELLING' },
      { keyword: '찌게미', reason: 'SPELLING' },
    ])
  })

  test('글자 수는 그대로이고, 처음 것이 없고, 바뀐 글자가 적은 것부터이며, 되돌릴 수 있다', () => {
    const changesOf = (one: string, other: string) =>
      Array.from(one).filter((character, at) => character !== Array.from(other)[at]).length
    fc.assert(
      fc.property(fc.oneof(words, fc.stringMatching(/^[가개게베배왜외웨 ]{1,50}$/)), (keyword) => {
        const readings = alikeReadings(keyword)
        const changes = readings.map((reading) => changesOf(reading, keyword))
        expect(readings.length).toBeLessThanOrEqual(ALIKE_READING_COUNT_MAX)
        expect(new Set([keyword, ...readings]).size).toEqual(readings.length + 1)
        expect(changes).toEqual(changes.toSorted((a, b) => a - b))
        expect(readings.map((reading) => reading.length)).toEqual(
          readings.map(() => keyword.length),
        )
        const [nearest] = readings
        const back = nearest === undefined ? keyword : alikeReadings(nearest)
        expect(back).toContain(keyword)
      }),
    )
  })
})

describe('대신 찾을 검색어', () => {
  test.each([
    [0, false, true],
    [SUGGEST_RESULT_COUNT_MAX, false, true],
    [SUGGEST_RESULT_COUNT_MAX + 1, false, false],
    [0, true, false],
  ])('%i개를 찾았고 그대로 찾기가 %s이면 %s', (resultCount, noSuggest, isSought) => {
    expect(seeksSuggestion({ resultCount, noSuggest })).toEqual(isSought)
  })

  test('자판을 바꾼 것이 먼저이고, 닮은 말은 닮은 차례대로이다', () => {
    expect([
      suggestionsOf('rhrnak', ['고구마']),
      suggestionsOf('고구미', ['고구마말랭이', '고구마', '사과', '고구미']),
    ]).toEqual([
      [{ keyword: '고구마', reason: 'KEYBOARD' }],
      [{ keyword: '고구마', reason: 'SPELLING' }],
    ])
  })

  test('닮지 않았거나 두 글자 넘게 다른 말은 권하지 않는다', () => {
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 8 }), (keyword, others) => {
        const alike = new Set(alikeReadings(keyword))
        const suggested = suggestionsOf(keyword, others)
        expect(suggested.every(({ reason }) => reason === 'SPELLING')).toBe(true)
        for (const { keyword: other } of suggested.filter((one) => !alike.has(one.keyword))) {
          expect(jamoSimilarity(other, keyword)).toBeGreaterThanOrEqual(SPELLING_SIMILARITY_MIN)
          expect(lettersApart(other, keyword)).toBeLessThanOrEqual(SPELLING_LETTERS_MAX)
          expect(lettersApart(other, keyword)).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('권하는 검색어는 언제나 더 많이 찾는다', () => {
    const counted = fc.record({
      keyword: words,
      reason: fc.constantFrom('KEYBOARD' as const, 'SPELLING' as const),
      resultCount: fc.nat(20),
    })
    fc.assert(
      fc.property(fc.nat(3), fc.array(counted, { maxLength: 6 }), (resultCount, suggestions) => {
        const chosen = decideSuggestion(resultCount, suggestions)
        const first = suggestions.find((one) => one.resultCount > resultCount)
        expect(chosen).toEqual(
          first === undefined ? null : { keyword: first.keyword, reason: first.reason },
        )
      }),
    )
  })

  test('무엇으로 찾았는지, 그대로 찾으려면 어떻게 하는지 알린다', () => {
    expect([
      ...['무선', '사과', 'iphone'].map((keyword) => SEARCH_MESSAGES.SEARCH_SUGGESTED({ keyword })),
      SEARCH_MESSAGES.SEARCH_WITHOUT_SUGGESTION({ keyword: 'antjs' }),
    ]).toEqual([
      "'무선'으로 검색한 결과예요.",
      "'사과'로 검색한 결과예요.",
      "'iphone'(으)로 검색한 결과예요.",
      "'antjs' 검색결과 보기",
    ])
  })
})
