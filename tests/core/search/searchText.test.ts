import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import {
  brandTexts,
  fitsQuery,
  readSearchQuery,
  type SearchSource,
  searchTextOf,
  wordGrams,
} from '@jangteo/core/search/searchText.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomSource, randomText } from '../../support/search/texts.ts'

const EARPHONES: SearchSource = {
  name: '무선 이어폰 PRO',
  brand: { name: '소리결', nameEn: 'Sorigyeol', aliases: ['소리 결'] },
  modelName: 'SG-100',
  categoryName: '이어폰',
  tags: ['통화용', '운동 할 때'],
}

const finds = (source: SearchSource, keyword: string, within?: string) =>
  fitsQuery(searchTextOf(source), readSearchQuery(keyword, within))

describe('색인', () => {
  test('이름, 브랜드, 모델, 카테고리, 태그를 띄어쓰기 없이, 서로는 띄어서 적는다', () => {
    const { compact, choseong } = searchTextOf(EARPHONES)
    expect([compact, choseong]).toEqual([
      '무선이어폰pro 소리결 sorigyeol sg-100 이어폰 통화용 운동할때',
      'ㅁㅅㅇㅇㅍpro ㅅㄹㄱ sorigyeol sg-100 ㅇㅇㅍ ㅌㅎㅇ ㅇㄷㅎㄸ',
    ])
  })

  test('한 글자와 두 글자씩, 초성까지 한 번씩 적는다', () => {
    const { grams } = searchTextOf({
      name: '무선',
      brand: null,
      modelName: null,
      categoryName: null,
      tags: [],
    })
    expect(grams).toEqual(['무', '선', '무선', 'ㅁ', 'ㅅ', 'ㅁㅅ'])
  })

  test('브랜드는 모든 이름으로 한 번씩 찾힌다', () => {
    expect(brandTexts({ name: '온 결', nameEn: 'ON', aliases: ['온결', '', 'on'] })).toEqual([
      '온결',
      'on',
    ])
  })
})

test('태그는 겹치지 않게 찾힌다', () => {
  const tags = ['태그가', '태그나', '태그다']
  const { compact } = searchTextOf({ ...EARPHONES, tags: ['이 어폰', ...tags, '태그 가'] })
  const [, , , , ...rest] = compact.split(' ')
  expect(rest).toEqual(['이어폰', ...tags])
})

describe('검색', () => {
  test.each([
    ['무선 이어폰', true],
    ['무선이어폰', true],
    ['이어폰 무선', true],
    ['선이', true],
    ['ㅁㅅ', true],
    ['ㅁㅅ 이어폰', true],
    ['ㅁ', true],
    ['소리결 pro', true],
    ['SORIGYEOL', true],
    ['sg-100', true],
    ['운동할때 이어폰', true],
    ['무선'.normalize('NFD'), true],
    ['유선', false],
    ['무선 유선', false],
    ['pro소리결', false],
    ['ㅍㅁ', false],
    ['무서', false],
    ['%', false],
    ['sg_100', false],
  ])('%s(으)로 찾으면 %s', (keyword, found) => {
    expect(finds(EARPHONES, keyword)).toEqual(found)
  })

  test('결과 안에서 다시 찾은 말은 모두 있어야 한다', () => {
    expect([finds(EARPHONES, '무선', '소리결'), finds(EARPHONES, '무선', '유선')]).toEqual([
      true,
      false,
    ])
  })

  test('같은 단어는 한 번만 찾고, 붙은 자음은 나눈다', () => {
    expect(readSearchQuery(' 무선  무선 ㄳ', '무선')).toEqual({
      compact: '무선무선ㄳ',
      words: [
        { text: '무선', isChoseong: false },
        { text: 'ㄱㅅ', isChoseong: true },
      ],
    })
  })

  test('단어는 두 글자씩, 한 글자면 그 글자로 찾는다', () => {
    const gramsOf = (text: string) => wordGrams({ text, isChoseong: false })
    expect([gramsOf('무'), gramsOf('무선이'), gramsOf('😀😀')]).toEqual([
      ['무'],
      ['무선', '선이'],
      ['😀😀'],
    ])
  })
})

describe('무엇을 찾든', () => {
  test('이름은 제 이름으로 찾힌다', () => {
    fc.assert(
      fc.property(randomSource, (source) => {
        expect(finds(source, source.name)).toEqual(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('단어를 더하면 결과가 늘지 않는다', () => {
    fc.assert(
      fc.property(randomSource, randomText(6), randomText(6), (source, one, other) => {
        const isFound = finds(source, `${one} ${other}`)
        expect(!isFound || (finds(source, one) && finds(source, other))).toEqual(true)
        expect(finds(source, one, other)).toEqual(isFound)
      }),
      { numRuns: 1_000 },
    )
  })

  test('풀어쓴 한글도 모아쓴 한글과 같다', () => {
    fc.assert(
      fc.property(randomSource, randomText(6), (source, keyword) => {
        expect(finds(source, keyword.normalize('NFD'))).toEqual(
          finds(source, keyword.normalize('NFC')),
        )
      }),
    )
  })

  test('찾힌 상품에는 단어의 글자 쌍이 다 있다', () => {
    fc.assert(
      fc.property(randomSource, randomText(6), (source, keyword) => {
        const query = readSearchQuery(keyword)
        const text = searchTextOf(source)
        if (!fitsQuery(text, query)) return
        const missing = query.words.flatMap(wordGrams).filter((gram) => !text.grams.includes(gram))
        expect(missing).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test('단어는 다듬은 검색어의 글자를 다 갖는다', () => {
    fc.assert(
      fc.property(randomText(20), (keyword) => {
        const { words } = readSearchQuery(keyword)
        expect(words.length === 0).toEqual(normaliseKeyword(keyword) === '')
      }),
    )
  })
})
