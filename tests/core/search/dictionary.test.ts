import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCKED_WORDS } from '@jangteo/core/search/blockedWord.codes'
import {
  COMPLETION_COUNT_MAX,
  completedKeywords,
  matchesOf,
  rankCompletions,
  typedLetters,
} from '@jangteo/core/search/completion.rules'
import { buildDictionary, isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import type { WordSource } from '@jangteo/core/search/dictionary.rules'
import { fitOf, searchChoseong } from '@jangteo/core/search/keyword.rules'
import { WORD_KIND_LABELS } from '@jangteo/core/search/search.codes'

const names = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 8 })
  .map((codes) => String.fromCharCode(...codes))

function aSource(source: Partial<WordSource> & { readonly word: string }): WordSource {
  return { kind: 'KEYWORD', targetId: null, visitorCount: 0, goodsCount: 0, ...source }
}

describe('저장하는 검색어', () => {
  test.each([
    ['고구마 10kg', true],
    ['02-123-4567', false],
    ['12-34 567', true],
    ['010 1234 5678', false],
    ['12345678', false],
    ['minji@jangteo.example', false],
    ['온라인 바카라 추천', false],
    ['온라인바 카라', false],
    ['', false],
  ])('%s은(는) %s', (keyword, isStored) => {
    expect(isStorableKeyword(keyword)).toEqual(isStored)
  })

  test('막힌 말은 어디에 있든 저장하지 않는다', () => {
    const blocked = fc.constantFrom(...BLOCKED_WORDS)
    fc.assert(
      fc.property(names, blocked, names, (before, word, after) => {
        expect(isStorableKeyword(`${before}${word} ${after}`)).toEqual(false)
      }),
    )
  })
})

describe('검색어 사전', () => {
  test('다섯 명이 찾았거나 스무 상품의 이름에 있는 말과 이름이 들어간다', () => {
    const words = buildDictionary([
      aSource({ word: '과일', kind: 'CATEGORY', targetId: '3', goodsCount: 1 }),
      aSource({ word: '고구마', visitorCount: 5 }),
      aSource({ word: '감자', visitorCount: 4 }),
      aSource({ word: '세트', goodsCount: 20 }),
      aSource({ word: '묶음', goodsCount: 19 }),
      aSource({ word: '컵', goodsCount: 500 }),
      aSource({ word: '01012345678', visitorCount: 50 }),
    ])
    expect(words.map(({ word, kind, targetId }) => [word, kind, targetId])).toEqual([
      ['과일', 'CATEGORY', '3'],
      ['고구마', 'KEYWORD', null],
      ['세트', 'KEYWORD', null],
    ])
  })

  test('띄어쓰기만 다른 검색어는 하나이고, 더 많이 찾은 대로 적는다', () => {
    const [word, ...others] = buildDictionary([
      aSource({ word: '무선 이어폰', visitorCount: 4 }),
      aSource({ word: '무선이어폰', visitorCount: 7, goodsCount: 12 }),
    ])
    expect([word, others]).toEqual([
      {
        word: '무선이어폰',
        kind: 'KEYWORD',
        targetId: null,
        jamo: 'ㅁㅜㅅㅓㄴㅇㅣㅇㅓㅍㅗㄴ',
        choseong: 'ㅁㅅㅇㅇㅍ',
        weight: Math.floor(100 * Math.log2(1 + 20 * 11 + 12)),
      },
      [],
    ])
  })

  test('더 많이 찾는 말은 가볍지 않다', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(100), (visitors, goods, more) => {
        const [lighter, heavier] = [visitors + 5, visitors + 5 + more].flatMap((visitorCount) =>
          buildDictionary([aSource({ word: '쌀', visitorCount, goodsCount: goods })]),
        )
        expect(heavier?.weight).toBeGreaterThanOrEqual(lighter?.weight ?? 0)
      }),
    )
  })
})

describe('자동완성', () => {
  test.each([
    ['무선 이어폰', '무ㅅ', [[0, 2]]],
    ['무선 이어폰', '선이', [[1, 4]]],
    ['무선 이어폰', 'ㅇㅇㅍ', [[3, 6]]],
    ['LG 그램', 'lg그', [[0, 4]]],
    ['감사 카드', 'ㄳ', [[0, 2]]],
    ['🍠 고구마', '고구', [[2, 4]]],
    ['무선 이어폰', '유선', []],
  ] as const)('%s에서 %s에 맞는 부분은 %j', (word, keyword, matches) => {
    expect(matchesOf(word, keyword)).toEqual(matches)
  })

  test('맞는 말에는 맞는 부분이 있고, 맞지 않는 말에는 없다', () => {
    fc.assert(
      fc.property(names, names, fc.nat(3), (name, other, at) => {
        for (const keyword of [name.slice(0, at + 1), searchChoseong(name), other]) {
          const isMatched = matchesOf(name, keyword).length > 0
          expect(isMatched).toEqual(fitOf(name, keyword) !== null)
        }
      }),
    )
  })

  test('그렇게 시작하는 말이 먼저이고, 그다음은 무거운 차례대로 열 개까지이다', () => {
    const words = [
      { word: '햇고구마', weight: 900 },
      { word: '고구마말랭이', weight: 300 },
      { word: '고구마', weight: 500 },
      { word: '고구마빵', weight: 300 },
      { word: '감자', weight: 999 },
    ]
    expect(rankCompletions('고구', words).map(({ word }) => word)).toEqual([
      '고구마',
      '고구마빵',
      '고구마말랭이',
      '햇고구마',
    ])
    const many = Array.from({ length: 30 }, (_, weight) => ({ word: `고구마${weight}`, weight }))
    expect(rankCompletions('고', many).length).toEqual(COMPLETION_COUNT_MAX)
  })

  test('초성은 초성으로, 나머지는 자모로 찾고, 다른 자판으로도 찾는다', () => {
    expect([
      typedLetters('ㄳ'),
      typedLetters('무 ㅅ'),
      completedKeywords(' RNF '),
      completedKeywords('고구'),
    ]).toEqual([
      { column: 'choseong', letters: 'ㄱㅅ' },
      { column: 'jamo', letters: 'ㅁㅜㅅ' },
      ['rnf', '꿀', '굴'],
      ['고구'],
    ])
  })

  test('이름에는 어디로 가는지 적는다', () => {
    expect(WORD_KIND_LABELS).toEqual({ CATEGORY: '카테고리', BRAND: '브랜드', STORE: '스토어' })
  })
})
