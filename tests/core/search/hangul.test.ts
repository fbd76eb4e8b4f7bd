import { convertHangulToQwerty as hangulToQwerty, disassemble } from 'es-hangul'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assemble,
  choseongOf,
  hasLooseLetter,
  isChoseong,
  separateConsonants,
} from '@jangteo/core/search/hangul.rules'
import { mistypedKeyword, qwertyToHangul } from '@jangteo/core/search/keyboard.rules'

const syllables = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 8 })
  .map((codes) => String.fromCharCode(...codes))

describe('한글 풀고 모으기', () => {
  test.each([
    ['무선', 'ㅁㅜㅅㅓㄴ'],
    ['값', 'ㄱㅏㅂㅅ'],
    ['과일', 'ㄱㅗㅏㅇㅣㄹ'],
    ['깎다', 'ㄲㅏㄲㄷㅏ'],
    ['ㄳ ㅢ', 'ㄱㅅ ㅡㅣ'],
    ['LG 그램17', 'LG ㄱㅡㄹㅐㅁ17'],
    ['', ''],
  ])('%s은(는) %s', (text, letters) => {
    expect(disassemble(text)).toEqual(letters)
  })

  test.each([
    ['ㅁㅜㅅㅓㄴ', '무선'],
    ['ㄷㅏㄹㄱㅇㅡㄹ', '닭을'],
    ['ㄷㅏㄹㄱㅣ', '달기'],
    ['ㄱㅏㄲㅏ', '가까'],
    ['ㄱㅏㄸㅏ', '가따'],
    ['ㄱㅗㅏ', '과'],
    ['ㄱㄱ', 'ㄱㄱ'],
    ['ㅗㅏㄱ', 'ㅘㄱ'],
    ['ㅏㅗ', 'ㅏㅗ'],
    ['ㅁㅜㅅ', '뭇'],
    ['ㄱㅏ1ㄴㅏ', '가1나'],
  ])('%s을(를) 이어 치면 %s', (letters, text) => {
    expect(assemble(letters)).toEqual(text)
  })

  test('푼 글자를 이어 치면 처음 글자다', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(assemble(disassemble(text))).toEqual(text)
        expect(hasLooseLetter(text)).toEqual(false)
      }),
      { numRuns: 500 },
    )
  })
})

describe('초성', () => {
  test('초성만 남기고 나머지는 그대로 둔다', () => {
    expect([choseongOf('무선 이어폰'), choseongOf('아이폰 17'), choseongOf('쌀떡')]).toEqual([
      'ㅁㅅ ㅇㅇㅍ',
      'ㅇㅇㅍ 17',
      'ㅆㄸ',
    ])
  })

  test('초성 검색은 초성으로만 된 검색어다', () => {
    expect(['ㅇㅇㅍ', 'ㄲ', 'ㅇㅇ폰', 'ㅏ', 'ㄳ', 'ㅇ1', ''].map(isChoseong)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  test('자판이 붙인 자음은 두 초성으로 나뉘고, 붙인 모음은 그대로이다', () => {
    expect([
      separateConsonants('ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ'),
      separateConsonants('ㅘㅢ값ㄲ'),
      isChoseong('ㅘ'),
    ]).toEqual(['ㄱㅅㄴㅈㄴㅎㄹㄱㄹㅁㄹㅂㄹㅅㄹㅌㄹㅍㄹㅎㅂㅅ', 'ㅘㅢ값ㄲ', false])
  })
})

describe('한영 전환', () => {
  test.each([
    ['antjs', '무선'],
    ['dkdlvhs', '아이폰'],
    ['ANTJS', '무썬'],
    ['Ehd Rnftn', '똥 꿀수'],
    ['rkqt17', '값17'],
  ])('%s은(는) %s', (typed, meant) => {
    expect(qwertyToHangul(typed)).toEqual(meant)
  })

  test('아이폰을 한글 자판으로 치면 iphone이 된다', () => {
    expect([hangulToQwerty('ㅑㅔㅙㅜㄷ'), hangulToQwerty('메ㅔㅣㄷ')]).toEqual(['iphone', 'apple'])
  })

  test('한글을 영문 자판으로 친 것은 언제나 돌아온다', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(qwertyToHangul(hangulToQwerty(text))).toEqual(text)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['antjs', '무선'],
    ['dkdlvhs 17', '아이폰 17'],
    ['ㅑㅔㅙㅜㄷ', 'iphone'],
    ['메ㅔㅣㄷ', 'apple'],
    ['shoes', null],
    ['iphone', null],
    ['무선', null],
    ['ㅇㅇㅍ', null],
    ['ㄳ', null],
    ['ㅁㅅ ㅇㅇㅍ', null],
    ['17', null],
    ['무선 pro', null],
  ])('%s을(를) 잘못 친 것으로 보면 %s', (keyword, meant) => {
    expect(mistypedKeyword(keyword)).toEqual(meant)
  })
})
