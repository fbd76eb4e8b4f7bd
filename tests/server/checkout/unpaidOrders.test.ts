import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import {
  aBuyer,
  aMobile,
  type Buyer,
  DEMO_PASSWORD,
  type RefusalBody,
} from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, newMember } from '../../support/member.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type PlacedOrder,
  putInCart,
} from '../../support/purchase.ts'
import { aProduct } from '../../support/stock.ts'

let market: TestMarket
let goodsIds: readonly number[]
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  const like = goodsNamed('하동 세작 녹차')
  const change = { stock: 100, sale_ends_at: null }
  goodsIds = await Promise.all(Array.from({ length: 6 }, () => aProduct(market, like, change)))
})
afterAll(() => market.close())

const FULL = {
  status: 409,
  code: 'ORDER_UNPAID_COUNT_EXCEEDED',
  message:
    '결제나 입금을 기다리는 주문이 3건 있어요. 그 주문을 마치거나 30분 뒤에 다시 주문해 주세요.',
}

/** The form of a buyer who orders a piece of one of the goods, each under a line of its own. */
async function fill(buyer: Buyer, index: number, mobile = buyer.mobile) {
  const filled = await fillOrder(buyer, [await putInCart(buyer, goodsIds[index] ?? 0)])
  return { ...filled, orderer: { ...filled.orderer, mobile } }
}

async function press(buyer: Buyer, body: object) {
  const answer = await buyer.call<PlacedOrder | RefusalBody>('POST', '/shops/orders', { body })
  if (!('code' in answer.body)) return answer.body
  const { code, message } = answer.body
  return { status: answer.status, code, message }
}

/** Orders so many times, each time something else, under numbers that may change. */
async function order(buyer: Buyer, count: number, mobileOf = () => buyer.mobile) {
  return orderEach(buyer, [...goodsIds.keys()].slice(0, count), mobileOf)
}

async function orderEach(buyer: Buyer, indices: readonly number[], mobileOf = () => buyer.mobile) {
  const placed: PlacedOrder[] = []
  const refused: object[] = []
  for (const index of indices) {
    const answer = await press(buyer, await fill(buyer, index, mobileOf()))
    if ('code' in answer) refused.push(answer)
    else placed.push(answer)
  }
  return { placed, refused }
}

test('한 기기에서 결제하지 않은 주문은 번호를 바꿔 가며 해도 세 건까지다', async () => {
  const { placed, refused } = await order(aBuyer(market), 5, aMobile)
  expect({ placed: placed.length, refused }).toEqual({ placed: 3, refused: [FULL, FULL] })
})

test('한 휴대폰 번호로 결제하지 않은 주문은 기기를 바꿔 가며 해도 세 건까지다', async () => {
  const mobile = aMobile()
  const answers = []
  for (let index = 0; index < 5; index += 1) {
    const guest = aBuyer(market)
    answers.push(await press(guest, await fill(guest, index, mobile)))
  }
  expect(answers.map((answer) => ('code' in answer ? answer : 'placed'))).toEqual([
    'placed',
    'placed',
    'placed',
    FULL,
    FULL,
  ])
})

test('남이 회원의 번호로 주문해도 회원은 주문할 수 있다', async () => {
  const { buyer } = await aMember(market)
  await order(aBuyer(market), 3, () => buyer.mobile)
  const { placed, refused } = await order(buyer, 3)
  expect({ placed: placed.length, refused }).toEqual({ placed: 3, refused: [] })
})

test('한 회원이 결제하지 않은 주문은 기기를 바꿔 가며 해도 세 건까지다', async () => {
  const { loginId } = await newMember(market)
  const [buyer, elsewhere] = [aBuyer(market), aBuyer(market)]
  for (const browser of [buyer, elsewhere]) {
    const body = { loginId, password: DEMO_PASSWORD }
    await browser.ask('POST', '/accounts/login', { body })
  }
  const here = await order(buyer, 2)
  const there = await orderEach(elsewhere, [2, 3, 4])
  expect([here.placed.length, there.placed.length, there.refused]).toEqual([2, 1, [FULL, FULL]])
})

test('결제하거나 시간이 지나면 다시 주문할 수 있다', async () => {
  const buyer = aBuyer(market)
  const { placed } = await order(buyer, 3)
  const [first] = placed
  if (first === undefined) throw new Error('three orders were placed')
  const body = await fill(buyer, 3)
  const before = await press(buyer, body)
  await approve(buyer, first, await agreeInWindow(market, { buyer, order: first }))
  const paid = await press(buyer, body)
  const again = await press(buyer, await fill(buyer, 4))
  market.advance(31 * MINUTE_MS)
  await endOverdue(market)
  const later = await press(buyer, await fill(buyer, 5))
  expect([before, 'code' in paid, again, 'code' in later]).toEqual([FULL, false, FULL, false])
})

/** Six orders that truly meet, and how many of them were placed. */
async function countAtOnce(buyers: readonly Buyer[], mobile?: string): Promise<number> {
  const bodies = await Promise.all(buyers.map((buyer, index) => fill(buyer, index, mobile)))
  const answers = await atOnce(
    market,
    'orders',
    buyers.map((buyer, index) => () => press(buyer, bodies[index] ?? {})),
  )
  return answers.filter((answer) => !('code' in answer)).length
}

test('한꺼번에 주문해도 기기마다, 번호마다, 회원마다 세 건까지다', async () => {
  const six = <Item>(of: () => Item): Item[] => Array.from({ length: 6 }, of)
  const device = aBuyer(market)
  await device.call('GET', '/shops/carts')
  const { buyer: member } = await aMember(market)
  const mobile = aMobile()
  expect([
    await countAtOnce(six(() => device)),
    await countAtOnce(
      six(() => aBuyer(market)),
      mobile,
    ),
    await countAtOnce(six(() => member)),
  ]).toEqual([3, 3, 3])
})
