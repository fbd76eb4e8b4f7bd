import { chooseStorePlaces } from '@jangteo/core/store/storePlace.rules'
import { expect, test } from 'vitest'

/** Stores that get a place, for products of the stores that the letters name. */
function chosenOf(...runs: readonly string[]): (string | null)[] {
  const goodsList = Array.from(runs.join(''), (storeUrl) => ({ storeUrl }))
  return chooseStorePlaces(goodsList).map((product) => product?.storeUrl ?? null)
}

test('상품 열한 개마다 그 가운데 가장 많은 스토어가 한 번씩만 자리를 얻는다', () => {
  expect([
    chosenOf('aaaabbbbbbb'),
    chosenOf('abababababc'),
    chosenOf('babababaabc'),
    chosenOf('aaaaaaaaaab', 'aaaaaaaaaab', 'aaaaaaaaaab'),
    chosenOf('aaaaaaaaaab', 'cccccccccc'),
    chosenOf(),
  ]).toEqual([['b'], ['a'], ['b'], ['a', 'b', null], ['a'], []])
})

test('상품이 더 이어져도 앞의 자리는 그대로다', () => {
  const first = ['abcabcabcaa', 'bbbbbccccaa']
  expect(chosenOf(...first, 'ddddddddddd').slice(0, 2)).toEqual(chosenOf(...first))
})
