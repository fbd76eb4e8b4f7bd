import {
  decideDepositStock,
  DEPOSIT_STOCK_COUNT_MIN,
  DEPOSIT_STOCK_DIVISOR,
  depositPiecesMax,
} from '@jangteo/core/payment/depositStock.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const REFUSED = { ok: false, reason: 'PAYMENT_DEPOSIT_STOCK_EXCEEDED', params: {} }
const ALLOWED = { ok: true, value: undefined }

test('스무 개부터 다섯에 하나까지 입금을 기다린다', () => {
  expect([0, 19, 20, 24, 25, 130].map(depositPiecesMax)).toEqual([0, 0, 4, 4, 5, 26])
})

test('다른 주문이 맡아 둔 것까지 세어 한도 안에서만 입금을 기다린다', () => {
  expect([
    decideDepositStock([{ wanted: 26, available: 130, held: 0 }]),
    decideDepositStock([{ wanted: 27, available: 130, held: 0 }]),
    decideDepositStock([{ wanted: 1, available: 105, held: 25 }]),
    decideDepositStock([{ wanted: 1, available: 104, held: 26 }]),
    decideDepositStock([{ wanted: 1, available: 19, held: 0 }]),
  ]).toEqual([ALLOWED, REFUSED, ALLOWED, REFUSED, REFUSED])
})

test('여러 옵션 가운데 하나라도 넘으면 안 된다', () => {
  const fine = { wanted: 1, available: 100, held: 0 }
  expect(decideDepositStock([fine, { wanted: 1, available: 3, held: 0 }])).toEqual(REFUSED)
})

const pieces = fc.integer({ min: 1, max: 40 })

test('아무도 결제하지 않는 동안 계좌가 맡는 수는 처음 있던 것의 오분의 일을 넘지 않고, 나머지는 늘 구매할 수 있다', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.array(pieces), (stock, orders) => {
      let held = 0
      for (const wanted of orders) {
        if (decideDepositStock([{ wanted, available: stock - held, held }]).ok) held += wanted
      }
      const max = stock < DEPOSIT_STOCK_COUNT_MIN ? 0 : stock / DEPOSIT_STOCK_DIVISOR
      expect(held).toBeLessThanOrEqual(max)
    }),
  )
})

test('재고가 줄거나 맡아 둔 것이 늘면 안 되던 것이 되지 않는다', () => {
  fc.assert(
    fc.property(
      fc.record({ wanted: pieces, available: fc.nat(300), held: fc.nat(100) }),
      fc.nat(50),
      (order, less) => {
        const before = decideDepositStock([order])
        const available = Math.max(0, order.available - less)
        const after = decideDepositStock([{ ...order, available }])
        expect(!after.ok || before.ok).toBe(true)
      },
    ),
  )
})
