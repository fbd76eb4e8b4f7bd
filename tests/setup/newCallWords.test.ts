import { readCallWords } from '@jangteo/generators/call/callWords'
import { planCall } from '@jangteo/generators/call/newCall'
import { Refusal } from '@jangteo/generators/file/refusal'
import { expect, test } from 'vitest'

const ROUTE = 'DELETE /buyers/addresses/me'

function refusalOf(words: Partial<Parameters<typeof readCallWords>[0]>): unknown {
  try {
    return planCall(readCallWords({ name: 'address.clear', route: ROUTE, who: 'member', ...words }))
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  ['NAME_MALFORMED', { name: 'address' }],
  ['NAME_MALFORMED', { name: 'address.delete' }],
  ['NAME_MALFORMED', { name: 'address.../../clear' }],
  ['DOMAIN_UNKNOWN', { name: 'adress.clear' }],
  ['CALL_EXISTS', { name: 'address.remove' }],
  ['NAME_TAKEN', { name: 'address.addressId' }],
  ['FILE_EXISTS', { name: 'cart.summarise', route: 'GET /shops/carts/all' }],
  ['ROUTE_MALFORMED', { route: '' }],
  ['ROUTE_MALFORMED', { route: 'DELETE buyers' }],
  ['ROUTE_MALFORMED', { route: 'GET /buyers/{memberId}/{id}' }],
  ['ROUTE_TAKEN', { route: 'GET /buyers/addresses/me' }],
  ['WHO_UNKNOWN', { who: 'seller' }],
])('%s is refused for %j', (code, words) => {
  expect(refusalOf(words)).toEqual(code)
})
