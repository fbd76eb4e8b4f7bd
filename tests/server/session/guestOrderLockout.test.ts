import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { GUEST_PASSWORD, placeOrder, putInCart } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ trustedProxies: ['127.0.0.1'] })
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const BLOCKED = {
  status: 429,
  body: {
    code: 'GUEST_ORDER_BLOCKED',
    message: '주문 비밀번호를 여러 번 잘못 입력해 5분 동안 주문을 조회할 수 없어요.',
    status: 429,
    data: null,
  },
}

/** A guest's browser that placed an order, and the order's number. */
async function anOrder() {
  const guest = aBuyer(market)
  const { orderNumber } = await placeOrder(guest, [await putInCart(guest, GREEN_TEA)])
  return { guest, orderNumber }
}

let lastAddress = 0

/** Asks from a network address of its own; the browser is a new one by default. */
function open(orderNumber: string, password = GUEST_PASSWORD, from: Buyer = aBuyer(market)) {
  lastAddress += 1
  const headers = { 'x-forwarded-for': `192.0.${lastAddress >> 8}.${lastAddress & 0xff}` }
  const body = { orderNumber, password }
  return from.call<{ code?: string }>('POST', '/accounts/guest-order', { headers, body })
}

async function answersTo(orderNumber: string, passwords: readonly string[]) {
  const answers = []
  for (const password of passwords) answers.push(await open(orderNumber, password))
  return answers
}

const wrong = (count: number): string[] => Array.from({ length: count }, () => 'wrong')
const codesOf = (answers: Awaited<ReturnType<typeof answersTo>>) =>
  answers.map(({ status, body }) => body.code ?? String(status))
const mismatches = (count: number) => Array.from({ length: count }, () => 'GUEST_ORDER_MISMATCH')

test('주소를 바꿔 가며 주문 비밀번호를 다섯 번 틀리면 5분 동안 맞는 비밀번호도 막는다', async () => {
  const { orderNumber } = await anOrder()
  const guesses = codesOf(await answersTo(orderNumber, wrong(5)))
  const blocked = await open(orderNumber)
  market.advance(5 * MINUTE_MS - 1)
  const lastMoment = await open(orderNumber)
  market.advance(1)
  expect([guesses, blocked, lastMoment, (await open(orderNumber)).status]).toEqual([
    mismatches(5),
    BLOCKED,
    BLOCKED,
    200,
  ])
})

test('한꺼번에 여덟 번 짐작해도 다섯 번만 세고 나머지는 막는다', async () => {
  const { orderNumber } = await anOrder()
  const answers = await Promise.all(wrong(8).map((password) => open(orderNumber, password)))
  const blocked = Array.from({ length: 3 }, () => 'GUEST_ORDER_BLOCKED')
  expect(codesOf(answers).toSorted()).toEqual([...blocked, ...mismatches(5)])
})

test('없는 번호도 있는 번호와 똑같이 답하고 똑같이 막는다', async () => {
  const { orderNumber } = await anOrder()
  const nextDay = String(Number(orderNumber.slice(0, 8)) + 1) + orderNumber.slice(8)
  const known = await answersTo(orderNumber, wrong(7))
  const unknown = []
  for (const number of [`${orderNumber.slice(0, 8)}99999999`, nextDay, '주문번호']) {
    unknown.push(await answersTo(number, wrong(7)))
  }
  expect({ unknown, codes: codesOf(known) }).toEqual({
    unknown: [known, known, known],
    codes: [...mismatches(5), 'GUEST_ORDER_BLOCKED', 'GUEST_ORDER_BLOCKED'],
  })
})

test('남이 아무리 틀려도 주문한 기기와 열어 본 기기에서는 열린다', async () => {
  const { guest, orderNumber } = await anOrder()
  const opener = aBuyer(market)
  await open(orderNumber, GUEST_PASSWORD, opener)
  for (const browser of [guest, opener]) browser.cookies.delete('auth_token')
  await answersTo(orderNumber, wrong(5))
  expect([
    await open(orderNumber),
    (await open(orderNumber, GUEST_PASSWORD, guest)).status,
    (await open(orderNumber, GUEST_PASSWORD, opener)).status,
  ]).toEqual([BLOCKED, 200, 200])
})

test('맞히면 틀린 횟수를 처음부터 다시 세고, 한 주문이 막혀도 다른 주문은 열린다', async () => {
  const { orderNumber } = await anOrder()
  const other = await anOrder()
  const passwords = [...wrong(4), GUEST_PASSWORD, ...wrong(4), GUEST_PASSWORD, ...wrong(5)]
  expect([
    codesOf(await answersTo(orderNumber, passwords)),
    await open(orderNumber),
    (await open(other.orderNumber)).status,
  ]).toEqual([[...mismatches(4), '200', ...mismatches(4), '200', ...mismatches(5)], BLOCKED, 200])
})
