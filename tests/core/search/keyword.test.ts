import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  KEYWORD_LENGTH_MAX,
  RECENT_KEYWORD_COUNT_MAX,
  decideKeyword,
  fitOf,
  normaliseKeyword,
  rememberKeyword,
  mergeKeywords,
  forgetKeyword,
  searchChoseong,
  searchLetters,
} from '@jangteo/core/search/keyword.rules'
import { popularChangeOf, recommendAgeOf } from '@jangteo/core/search/popular.rules'
import {
  POPULAR_CHANGE_MARKS,
  RECOMMEND_AGES,
  RECOMMEND_AGE_LABELS,
  RECOMMEND_GENDERS,
  RECOMMEND_GENDER_LABELS,
} from '@jangteo/core/search/search.codes'
import { separateConsonants } from '@jangteo/core/search/hangul.rules'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'

const JOINED = ['ㄳ', 'ㄵ', 'ㄶ', 'ㄺ', 'ㄻ', 'ㄼ', 'ㄽ', 'ㄾ', 'ㄿ', 'ㅀ', 'ㅄ'] as const

/** First letters as a Korean keyboard joins them. */
function joined(letters: string): string {
  return JOINED.reduce(
    (text, letter) => text.replaceAll(separateConsonants(letter), letter),
    letters,
  )
}

describe('검색어 다듬기', () => {
  test.each([
    ['  무선\t이어폰 PRO ', '무선 이어폰 pro'],
    ['무선'.normalize('NFD'), '무선'],
    ['무\u0000선\u0007', '무선'],
    ['가'.repeat(60), '가'.repeat(50)],
    [`${'가'.repeat(49)} 나다`, '가'.repeat(49)],
    ['😀'.repeat(51), '😀'.repeat(50)],
    [' \n ', ''],
    ['무선 \u0007 이어폰', '무선 이어폰'],
    ['무\u200b선\u3164 \u00ad이어폰', '무선 이어폰'],
    ['\u200b\u3164\u2060', ''],
  ])('%j은(는) %j(으)로 찾는다', (text, keyword) => {
    expect(normaliseKeyword(text)).toEqual(keyword)
  })

  test('다듬은 것을 다시 다듬어도 같고 50자를 넘지 않으며, 보이지 않는 글자는 남지 않는다', () => {
    const provoking = fc.string({
      unit: fc.constantFrom(' ', '\t', '\u0007', '\u200b', '\u3164', '\u0301', '가', 'ᄀ', 'ᅡ', 'İ'),
      maxLength: 120,
    })
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), provoking)
    fc.assert(
      fc.property(texts, (text) => {
        const keyword = normaliseKeyword(text)
        expect(keyword).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]| {2}/u)
        expect(normaliseKeyword(keyword)).toEqual(keyword)
        expect(Array.from(keyword).length).toBeLessThanOrEqual(KEYWORD_LENGTH_MAX)
      }),
    )
  })

  test('검색어가 없으면 찾지 않는다', () => {
    expect([decideKeyword(' '), decideKeyword(' 무선 ')]).toEqual([
      refuse('SEARCH_KEYWORD_REQUIRED'),
      allow('무선'),
    ])
    expect(SEARCH_MESSAGES.SEARCH_KEYWORD_REQUIRED()).toEqual('검색어를 입력해 주세요.')
  })
})

describe('최근 검색어', () => {
  test('다시 찾은 것은 맨 앞으로 온다', () => {
    expect(rememberKeyword(['쌀', '꿀', '차'], '꿀')).toEqual(['꿀', '쌀', '차'])
  })

  test('새것부터 열 개까지, 겹치지 않게 남는다', () => {
    const keywords = fc.array(fc.constantFrom(...Array.from('가나다라마바사아자차카타파하')), {
      minLength: 1,
    })
    fc.assert(
      fc.property(keywords, (searched) => {
        const recent = searched.reduce<string[]>(rememberKeyword, [])
        const newestFirst = [...new Set(searched.toReversed())]
        expect(recent).toEqual(newestFirst.slice(0, RECENT_KEYWORD_COUNT_MAX))
      }),
    )
  })
})

describe('기기와 회원의 최근 검색어', () => {
  test('기기에서 찾은 것이 더 새것이고, 하나 또는 모두 지운다', () => {
    const merged = mergeKeywords(['쌀', '꿀'], ['차', '꿀'])
    expect([merged, forgetKeyword(merged, '꿀'), forgetKeyword(merged, null)]).toEqual([
      ['차', '꿀', '쌀'],
      ['차', '쌀'],
      [],
    ])
  })
})

describe('이름 찾기', () => {
  test('띄어쓰기 없이 자모와 초성으로 찾는다', () => {
    expect([searchLetters('무선 이어폰'), searchChoseong('무선 이어폰')]).toEqual([
      'ㅁㅜㅅㅓㄴㅇㅣㅇㅓㅍㅗㄴ',
      'ㅁㅅㅇㅇㅍ',
    ])
  })

  test.each([
    ['무선 이어폰', '무선이어폰', 'EXACT'],
    ['무선 이어폰', '무선', 'PREFIX'],
    ['무선 이어폰', '무서', 'PREFIX'],
    ['무선 이어폰', '무ㅅ', 'PREFIX'],
    ['무선 이어폰', '이어폰', 'PART'],
    ['무선 이어폰', 'ㅁㅅ', 'PREFIX'],
    ['무선 이어폰', 'ㅇㅇㅍ', 'PART'],
    ['아이폰', 'ㅇㅇㅍ', 'EXACT'],
    ['LG 그램', 'lg그', 'PREFIX'],
    ['감사', 'ㄳ', 'EXACT'],
    ['감사 카드', 'ㄳㅋ', 'PREFIX'],
    ['값싼 분식', 'ㅄ', 'PART'],
    ['보석', 'ㅄ', 'EXACT'],
    ['라임 사탕', 'ㄹㅇㅅㅌ', 'EXACT'],
    ['꽃', 'ㄲ', 'EXACT'],
    ['무선 이어폰', '유선', null],
    ['무선 이어폰', 'ㅍㅁ', null],
    ['무선 이어폰', ' ', null],
  ])('%s에서 %s은(는) %s', (name, keyword, fit) => {
    expect(fitOf(name, keyword)).toEqual(fit)
  })

  test('이름은 제 앞부분과 제 초성으로 반드시 찾힌다', () => {
    const names = fc
      .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 8 })
      .map((codes) => String.fromCharCode(...codes))
    fc.assert(
      fc.property(names, fc.nat(7), (name, at) => {
        const head = name.slice(0, at + 1)
        const isWhole = head === name
        expect([
          fitOf(name, head),
          fitOf(name, searchChoseong(name)),
          fitOf(name, joined(searchChoseong(name))),
        ]).toEqual([isWhole ? 'EXACT' : 'PREFIX', 'EXACT', 'EXACT'])
      }),
    )
  })
})

describe('순위의 변화와 추천', () => {
  test('순위가 어떻게 바뀌었는지 표시한다', () => {
    const changes = [popularChangeOf(1, 2), popularChangeOf(2, 2), popularChangeOf(3, 2)]
    const marks = [...changes, popularChangeOf(4, null)].map(
      (change) => POPULAR_CHANGE_MARKS[change],
    )
    expect(marks).toEqual(['▲', '–', '▼', 'NEW'])
  })

  test('나이에 맞는 추천을 고른다', () => {
    expect([9, 14, 19, 20, 59, 60, 84].map(recommendAgeOf)).toEqual([
      '10',
      '10',
      '10',
      '20',
      '50',
      '60',
      '60',
    ])
  })

  test('나이와 성별의 이름', () => {
    expect([
      RECOMMEND_AGES.map((age) => RECOMMEND_AGE_LABELS[age]),
      RECOMMEND_GENDERS.map((gender) => RECOMMEND_GENDER_LABELS[gender]),
    ]).toEqual([
      ['전체', '10대', '20대', '30대', '40대', '50대', '60대'],
      ['전체', '남성', '여성'],
    ])
  })
})
