import { toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const SIZE = 3
const page = (peeked: readonly string[], number: number, totalElements: number) =>
  toPeekedPage(peeked, { number, size: SIZE, totalElements })

describe('하나 더 읽은 쪽', () => {
  test('더 있으면 하나를 덜어 내고, 세어 둔 수를 알린다', () => {
    expect(page(['a', 'b', 'c', 'd'], 0, 10)).toEqual({
      content: ['a', 'b', 'c'],
      number: 0,
      last: false,
      totalElements: 10,
      totalPages: 4,
    })
  })

  test('더 없으면 마지막이고, 세어 둔 수보다 본 것을 믿는다', () => {
    expect(page(['d', 'e'], 1, 10)).toEqual({
      content: ['d', 'e'],
      number: 1,
      last: true,
      totalElements: 5,
      totalPages: 2,
    })
  })

  test('세어 둔 수가 모자라면 본 만큼은 있다고 한다', () => {
    expect(page(['a', 'b', 'c', 'd'], 1, 2)).toEqual({
      content: ['a', 'b', 'c'],
      number: 1,
      last: false,
      totalElements: 7,
      totalPages: 3,
    })
  })

  test('아무것도 없으면 0쪽짜리 마지막 쪽이다', () => {
    expect(page([], 0, 8)).toEqual({
      content: [],
      number: 0,
      last: true,
      totalElements: 0,
      totalPages: 0,
    })
  })

  test('끝을 지난 쪽은 비었고, 앞에 있을 만큼만 있다고 한다', () => {
    expect([page([], 2, 4).totalElements, page([], 2, 40).totalElements]).toEqual([4, 6])
  })

  test('세어 둔 수가 얼마든 끝까지 읽으면 하나도 빠지거나 겹치지 않는다', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.integer({ min: 1, max: 7 }),
        fc.nat(60),
        (all, size, totalElements) => {
          const read: string[] = []
          for (let number = 0, last = false; !last; number += 1) {
            const from = number * size
            const shown = toPeekedPage(all.slice(from, from + size + 1), {
              number,
              size,
              totalElements,
            })
            read.push(...shown.content)
            ;({ last } = shown)
          }
          expect(read).toEqual(all)
        },
      ),
    )
  })
})
