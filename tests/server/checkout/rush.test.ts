import { ARGON2 } from '@jangteo/server/session/passwords'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCrowd, press, type Outcome } from '../../support/checkout/aCrowd.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, optionOf } from '../../support/stock.ts'

const PIECES = 50
const LIKE = goodsNamed('하동 세작 녹차')
/** No limit of this file is a time that a slow machine misses. */
const CALL_TIMEOUT_MS = 120_000

let hashedCount = 0
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    callTimeoutMs: CALL_TIMEOUT_MS,
    hasher: {
      ...ARGON2,
      hash: (password) => {
        hashedCount += 1
        return ARGON2.hash(password)
      },
    },
  })
})
afterAll(() => market.close())

function countOf(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const one of outcomes) {
    const name = 'refusal' in one ? `${one.status} ${one.refusal}` : `hasToken ${one.hasToken}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

async function idsOfOrders(optionId: number): Promise<number[]> {
  const rows = await market.database.db
    .selectFrom('order_items')
    .select('order_id')
    .where('option_id', '=', optionId)
    .orderBy('order_id')
    .execute()
  return rows.map((row) => row.order_id)
}

/** An order number ends with the order's id. */
function idsOf(outcomes: readonly Outcome[]): number[] {
  const numbers = outcomes.flatMap((one) => ('orderNumber' in one ? [one.orderNumber] : []))
  return numbers.map((number) => Number(number.slice(8))).toSorted((a, b) => a - b)
}

test.each([200, 400, 800])(
  '재고 50개에 비회원 %d명이 몰려도 주문된 50명만 모두 주문번호와 토큰을 받고, 나머지는 비밀번호를 쓰기 전에 거절된다',
  async (count) => {
    const goodsId = await aProduct(market, LIKE, { stock: PIECES, sale_ends_at: null })
    const { id } = await optionOf(market, goodsId)
    const crowd = await aCrowd(market, { goodsId, count })
    hashedCount = 0
    const outcomes = await press(crowd)
    const orderIds = await idsOfOrders(id)
    expect({
      outcomes: countOf(outcomes),
      ids: idsOf(outcomes),
      orders: orderIds.length,
      stock: (await optionOf(market, goodsId)).stock,
      hashedCount,
    }).toEqual({
      outcomes: { 'hasToken true': PIECES, '409 ORDER_CHANGED': count - PIECES },
      ids: orderIds,
      orders: PIECES,
      stock: 0,
      hashedCount: PIECES,
    })
  },
  CALL_TIMEOUT_MS,
)

test('몰린 주문을 같은 번호로 다시 보내면 주문된 사람은 모두 같은 주문을 답으로 받고 비밀번호를 다시 쓰지 않는다', async () => {
  const goodsId = await aProduct(market, LIKE, { stock: 5, sale_ends_at: null })
  const crowd = await aCrowd(market, { goodsId, count: 10 })
  const first = await press(crowd, 'again')
  hashedCount = 0
  const again = await press(crowd, 'again')
  expect({ again, hashedCount, counts: countOf(again) }).toEqual({
    again: first,
    hashedCount: 0,
    counts: { 'hasToken true': 5, '409 ORDER_CHANGED': 5 },
  })
})

test('같은 번호로 한꺼번에 여러 번 보낸 마지막 한 개의 주문은 모두 그 주문을 답으로 받는다', async () => {
  const goodsId = await aProduct(market, LIKE, { stock: 1, sale_ends_at: null })
  const [guest] = await aCrowd(market, { goodsId, count: 1 })
  if (guest === undefined) throw new Error('a crowd has a guest')
  const outcomes = await press(
    Array.from({ length: 12 }, () => guest),
    'the same',
  )
  expect({ numbers: new Set(idsOf(outcomes)).size, counts: countOf(outcomes) }).toEqual({
    numbers: 1,
    counts: { 'hasToken true': 12 },
  })
})
