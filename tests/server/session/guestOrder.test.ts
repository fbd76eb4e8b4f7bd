import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { buyPicked } from '../../support/order/paidOrder.ts'
import { GUEST_PASSWORD, type PlacedOrder, placeOrder, putInCart } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const MISMATCH = {
  status: 422,
  body: {
    code: 'GUEST_ORDER_MISMATCH',
    message: '주문번호 또는 주문 비밀번호가 일치하지 않아요.',
    status: 422,
    data: null,
  },
}
const NOT_FOUND = {
  status: 404,
  body: { code: 'ORDER_NOT_FOUND', message: '주문을 찾을 수 없어요.', status: 404, data: null },
}
const REQUIRED = {
  status: 401,
  body: {
    code: 'SESSION_REQUIRED',
    message: '로그인이 필요해요. 로그인해 주세요.',
    status: 401,
    data: null,
  },
}

async function order(buyer: Buyer): Promise<PlacedOrder> {
  return placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
}

function open(buyer: Buyer, orderNumber: string, password = GUEST_PASSWORD) {
  return buyer.call<object>('POST', '/accounts/guest-order', { body: { orderNumber, password } })
}

function show(buyer: Buyer, { ordersIdEncrypt }: PlacedOrder) {
  return buyer.call<object>('GET', `/orders/manages/${ordersIdEncrypt}`)
}

test('주문한 비회원은 주문번호를 대지 않아도 자기 주문을 본다', async () => {
  const guest = aBuyer(market)
  const placed = await order(guest)
  expect((await show(guest, placed)).status).toBe(200)
})

test('내 정보는 비회원이 연 주문을 말하고, 결제하지 않은 주문과 회원의 주문은 말하지 않는다', async () => {
  const orderOf = async (buyer: Buyer) =>
    (await buyer.ask<{ guestOrderIdEncrypt: string | null }>('GET', '/accounts/me'))
      .guestOrderIdEncrypt
  const paid = await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA })
  const guest = aBuyer(market)
  const before = await orderOf(guest)
  await order(guest)
  const unpaid = await orderOf(guest)
  await open(guest, paid.orderNumber)
  const { buyer: member } = await aMember(market)
  await buyPicked(market, member, { goodsId: GREEN_TEA })
  expect([before, unpaid, await orderOf(guest), await orderOf(member)]).toEqual([
    null,
    null,
    paid.ordersIdEncrypt,
    null,
  ])
})

test('다른 기기에서는 주문번호와 주문 비밀번호로 주문을 연다', async () => {
  const placed = await order(aBuyer(market))
  const guest = aBuyer(market)
  const before = await show(guest, placed)
  const opened = await open(guest, placed.orderNumber)
  const after = await show(guest, placed)
  expect([before, opened, after.status]).toEqual([
    REQUIRED,
    { status: 200, body: { ordersIdEncrypt: placed.ordersIdEncrypt } },
    200,
  ])
})

test('틀린 비밀번호, 없는 번호, 다른 날의 번호, 번호가 아닌 글은 똑같이 맞지 않는다고 한다', async () => {
  const { orderNumber } = await order(aBuyer(market))
  const guest = aBuyer(market)
  const nextDay = String(Number(orderNumber.slice(0, 8)) + 1) + orderNumber.slice(8)
  expect([
    await open(guest, orderNumber, 'order124!'),
    await open(guest, `${orderNumber.slice(0, 8)}99999999`),
    await open(guest, nextDay),
    await open(guest, ` ${orderNumber}`),
    await open(guest, '주문번호'),
  ]).toEqual([MISMATCH, MISMATCH, MISMATCH, MISMATCH, MISMATCH])
})

test('회원의 주문은 비회원 조회로 열리지 않는다', async () => {
  const { buyer } = await aMember(market)
  const { orderNumber } = await order(buyer)
  expect(await open(aBuyer(market), orderNumber)).toEqual(MISMATCH)
})

test('회원이 비회원 주문을 열어도 로그인은 그대로이고, 그 로그인에서만 보인다', async () => {
  const placed = await order(aBuyer(market))
  const { buyer, memberId } = await aMember(market)
  const own = await order(buyer)
  const other = (await aMember(market)).buyer
  const before = await show(buyer, placed)
  const opened = await open(buyer, placed.orderNumber)
  const { userSeq } = await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')
  const list = await buyer.ask<{ totalElements: number }>('GET', '/orders/manages')
  expect({
    before,
    opened: opened.status,
    userSeq,
    shown: [(await show(buyer, placed)).status, (await show(buyer, own)).status],
    listed: list.totalElements,
    other: await show(other, placed),
  }).toEqual({
    before: NOT_FOUND,
    opened: 200,
    userSeq: memberId,
    shown: [200, 200],
    listed: 0,
    other: NOT_FOUND,
  })
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  expect(await show(buyer, placed)).toEqual(REQUIRED)
})

test('비회원은 남의 주문을 보지 못하고 목록도 없다', async () => {
  const guest = aBuyer(market)
  await order(guest)
  const ofGuest = await order(aBuyer(market))
  const ofMember = await order((await aMember(market)).buyer)
  expect([
    await show(guest, ofGuest),
    await show(guest, ofMember),
    await guest.call('GET', '/orders/manages'),
  ]).toEqual([NOT_FOUND, NOT_FOUND, REQUIRED])
})

test('한 기기에서 연 주문은 함께 보인다', async () => {
  const first = await order(aBuyer(market))
  const second = await order(aBuyer(market))
  const guest = aBuyer(market)
  await open(guest, first.orderNumber)
  await open(guest, second.orderNumber)
  await open(guest, second.orderNumber)
  expect([(await show(guest, first)).status, (await show(guest, second)).status]).toEqual([
    200, 200,
  ])
})

test('주문한 날이 지나도 주문한 날의 번호로 열린다', async () => {
  const placed = await order(aBuyer(market))
  market.advance(3 * DAY_MS)
  expect(await open(aBuyer(market), placed.orderNumber)).toEqual({
    status: 200,
    body: { ordersIdEncrypt: placed.ordersIdEncrypt },
  })
})

test('로그아웃하면 연 주문도 닫힌다', async () => {
  const guest = aBuyer(market)
  const placed = await order(guest)
  await guest.ask('POST', '/accounts/logout', { body: {} })
  expect(await show(guest, placed)).toEqual(REQUIRED)
})
