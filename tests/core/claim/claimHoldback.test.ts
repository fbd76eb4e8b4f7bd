import { holdbackOf } from '@jangteo/core/claim/claimHoldback.rules'
import { expect, test } from 'vitest'

test.each([
  ['낼 돈이 남은 취소', ['CA', 'WAITING', 'buyer.request'], 'ADD_PAYMENT_READY'],
  ['결제를 확인하는 교환', ['EI', 'APPROVING', 'stock.lacking'], 'ADD_PAYMENT_READY'],
  ['재고를 못 찾은 교환', ['EI', 'PAID', 'stock.lacking'], 'RESHIPPING_OUT_OF_STOCK'],
  ['수거한 교환', ['EI', null, 'seller.collect'], null],
  ['거부된 교환', ['ER', null, 'stock.lacking'], null],
  ['철회한 반품', ['WITHDRAWN', 'CANCELLED', 'buyer.withdraw'], null],
] as const)('%s', (_, [state, additionalPayment, lastEvent], holdback) => {
  expect(holdbackOf({ state, additionalPayment, lastEvent })).toEqual(holdback)
})
