import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildQuery, readId, readQuery, toList } from '@jangteo/core/navigation/query.rules'

describe('주소의 조건', () => {
  test.each([
    [{}, ''],
    [{ tab: null, keyword: undefined }, ''],
    [{ cartIdList: [1, 2] }, '?cartIdList=[1,2]'],
    [{ cartIdList: [] }, '?cartIdList=[]'],
    [{ fromMypage: true, noSuggest: false }, '?fromMypage=true&noSuggest=false'],
    [{ page: 0, keyword: '' }, '?page=0&keyword='],
    [{ keyword: '무선 이어폰&[1,2]' }, `?keyword=${encodeURIComponent('무선 이어폰&[1,2]')}`],
  ])('%j는 "%s"로 쓴다', (query, text) => {
    expect(buildQuery(query)).toEqual(text)
  })

  test('쓴 것을 읽으면 글자로 된 그대로다', () => {
    const key = fc.string({ unit: 'grapheme' })
    const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean())
    const list = fc.array(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer()))
    const query = fc.dictionary(key, fc.oneof(scalar, list, fc.constant(null)))
    fc.assert(
      fc.property(query, (given) => {
        const retained = Object.entries(given).filter(([, value]) => value !== null)
        const asText = retained.map(([name, value]): [string, string | string[]] => [
          name,
          Array.isArray(value) ? value.map(String) : String(value),
        ])
        expect(Object.entries(readQuery(buildQuery(given)))).toEqual(
          Object.entries(Object.fromEntries(asText)),
        )
      }),
    )
  })

  test('쓴 것은 브라우저가 읽어도 같다', () => {
    const query = fc.dictionary(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(query, (given) => {
        expect([...new URLSearchParams(buildQuery(given))]).toEqual(Object.entries(given))
      }),
    )
  })

  test('어떤 글자를 읽어도 실패하지 않고, 깨진 글자는 그대로 둔다', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('%', 'E', '0', '[', ']', ',', '=', '&', '+', '?', '가'),
        }),
        (search) => {
          const texts = Object.values(readQuery(search)).flat()
          expect(texts.filter((text) => typeof text !== 'string')).toEqual([])
        },
      ),
    )
    expect(readQuery('?keyword=%E0%A4%A&a=b+c&flag&open=[1&shut=1]')).toEqual({
      keyword: '%E0%A4%A',
      a: 'b c',
      flag: '',
      open: '[1',
      shut: '1]',
    })
    expect(buildQuery({ keyword: '\ud800' })).toEqual('?keyword=%EF%BF%BD')
  })

  test('목록은 괄호, 쉼표, 되풀이한 이름을 같게 읽는다', () => {
    const lists = ['?id=[1,2]', '?id=1,2', '?id=1&id=2', '?id=[1]&id=2', '?id=', '?id=[]', ''].map(
      (search) => toList(readQuery(search)['id']),
    )
    expect(lists).toEqual([['1', '2'], ['1', '2'], ['1', '2'], ['1', '2'], [], [], []])
    expect([toList(['1,2', '3']), toList(readQuery('?id=1,2&id=3')['id'])]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
  })
})

test('양의 정수만 번호로 읽는다', () => {
  const values = ['7', '0', '07', '-1', '1e3', '12345678901', '', ['7'], null, undefined]
  expect(values.map(readId)).toEqual([7, ...Array.from({ length: 9 }, () => null)])
})
