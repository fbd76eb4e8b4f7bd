import { requestOf } from '@jangteo/http/call/request'
import type { CallRoute } from '@jangteo/http/call/request'
import { describe, expect, test } from 'vitest'

describe('where a call goes and what it carries', () => {
  test.each<[CallRoute, Record<string, unknown>, ReturnType<typeof requestOf>]>([
    ['GET /goods/{id}', { id: 7 }, { method: 'GET', url: '/goods/7', body: null }],
    [
      'GET /orders/manages',
      { page: 0, size: 10, goodsName: '감귤 5kg', startDate: undefined, endDate: null },
      {
        method: 'GET',
        url: '/orders/manages?page=0&size=10&goodsName=%EA%B0%90%EA%B7%A4%205kg',
        body: null,
      },
    ],
    [
      'GET /shops/carts/buy-available-check',
      { cartIdList: [1, 2], buyNowYn: 'Y' },
      {
        method: 'GET',
        url: '/shops/carts/buy-available-check?cartIdList=[1,2]&buyNowYn=Y',
        body: null,
      },
    ],
    [
      'PUT /buyers/addresses/{id}',
      { id: 'a/b', addressName: '집' },
      { method: 'PUT', url: '/buyers/addresses/a%2Fb', body: '{"addressName":"집"}' },
    ],
    ['POST /accounts/logout', {}, { method: 'POST', url: '/accounts/logout', body: '{}' }],
    [
      'DELETE /shops/carts',
      { cartIdList: [3] },
      { method: 'DELETE', url: '/shops/carts', body: '{"cartIdList":[3]}' },
    ],
  ])('%s with %o', (route, input, expected) => {
    expect(requestOf(route, input)).toEqual(expected)
  })

  test('the input stays as it was', () => {
    const input = { id: 7 }
    requestOf('GET /goods/{id}', input)
    expect(input).toEqual({ id: 7 })
  })
})
