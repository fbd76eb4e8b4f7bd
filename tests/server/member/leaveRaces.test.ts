import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveAddress } from '../../support/addressBook.ts'
import { untilWaiting } from '../../support/atOnce.ts'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { finish, leave, membershipOf, statusOf } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { agreeInWindow, approve, fillOrder, placeOrder, putInCart } from '../../support/purchase.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Call<Answer> = () => Promise<Answer>

/** Makes calls meet at rows that somebody else holds, in this order. */
async function meetAt<First, Second>(
  rows: string,
  first: Call<First>,
  second: Call<Second>,
): Promise<[First, Second]> {
  const client = await connectClient(market.database.url)
  try {
    await client.query(`BEGIN; SELECT FROM ${rows} FOR UPDATE`)
    const one = first()
    await untilWaiting(market, 1)
    const other = second()
    await untilWaiting(market, 2)
    await client.query('ROLLBACK')
    return [await one, await other]
  } finally {
    await client.end()
  }
}

async function anAgreedOrder(buyer: Buyer) {
  const order = await placeOrder(buyer, [await putInCart(buyer, TEA)])
  return { order, returned: await agreeInWindow(market, { buyer, order }) }
}

test('한꺼번에 여러 번 탈퇴해도 한 번만 떠나고, 모두 같은 답이다', async () => {
  const { buyer, memberId } = await aMember(market)
  const answers = await Promise.all(Array.from({ length: 8 }, () => leave(buyer)))
  expect([
    new Set(answers.map(({ status }) => status)),
    await membershipOf(market, memberId),
  ]).toEqual([new Set([200]), ['buyer buyer.leave ACTIVE>LEAVING RARELY_USED']])
})

test('결제 승인이 먼저면 탈퇴를 거절하고, 주문은 결제된다', async () => {
  const { buyer, memberId } = await aMember(market)
  const { order, returned } = await anAgreedOrder(buyer)
  const [approved, left] = await meetAt(
    `orders WHERE member_id = ${memberId}`,
    () => approve<object>(buyer, order, returned),
    () => leave(buyer),
  )
  expect([approved.status, left.body.code, await statusOf(market, memberId)]).toEqual([
    200,
    'MEMBER_HAS_OPEN_ORDER',
    'ACTIVE',
  ])
})

test('탈퇴가 먼저면 오던 결제 승인을 거절하고, 돈은 나가지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const { order, returned } = await anAgreedOrder(buyer)
  const [left, approved] = await meetAt(
    `orders WHERE member_id = ${memberId}`,
    () => leave(buyer),
    () => approve(buyer, order, returned),
  )
  const { status } = await market.database.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.status')
    .where('orders.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect([left.status, approved.body.code, status]).toEqual([200, 'PAYMENT_NOT_FOUND', 'REQUESTED'])
})

test('새 주문과 탈퇴가 만나면, 어느 쪽이 먼저든 결제할 수 있는 주문은 남지 않는다', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { buyer, memberId } = await aMember(market)
    const body = await fillOrder(buyer, [await putInCart(buyer, TEA)])
    const ordering = () =>
      buyer.call<{ paymentGatewayIdEncrypt?: string }>('POST', '/shops/orders', { body })
    const both = [ordering, () => leave(buyer)] as const
    const [one, other] = round % 2 === 0 ? both : ([both[1], both[0]] as const)
    await Promise.all([one(), other()])
    const { status } = await buyer.call('GET', '/buyers/addresses/me')
    const { count } = await market.database.db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('orders.member_id', '=', memberId)
      .where('order_items.status', '!=', 'PW')
      .executeTakeFirstOrThrow()
    expect([await statusOf(market, memberId), status, count]).toEqual(['LEAVING', 401, 0])
  }
})

test('탈퇴하는 동안 저장된 배송지는 1분 뒤에 지운다', async () => {
  const { buyer, memberId } = await aMember(market)
  const [left, saved] = await meetAt(
    `members WHERE id = ${memberId}`,
    () => leave(buyer),
    () => saveAddress(buyer),
  )
  const countOf = async () =>
    (
      await market.database.db
        .selectFrom('addresses')
        .select('id')
        .where('member_id', '=', memberId)
        .execute()
    ).length
  const between = await countOf()
  await finish(market, memberId)
  expect([left.status, saved.name, between, await countOf()]).toEqual([200, '우리 집', 1, 0])
})

test('탈퇴하는 동안 오던 로그인은 없는 아이디처럼 거절된다', async () => {
  const { buyer, memberId } = await aMember(market)
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const [left, logIn] = await meetAt(
    `members WHERE id = ${memberId}`,
    () => leave(buyer),
    () =>
      aBuyer(market).call<{ code: string }>('POST', '/accounts/login', {
        body: { loginId, password: DEMO_PASSWORD },
      }),
  )
  expect([left.status, logIn.body.code]).toEqual([200, 'LOGIN_MISMATCH'])
})

test('탈퇴하는 사이에 이용이 정지되면 탈퇴하지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const operator = await connectClient(market.database.url)
  await operator.query('BEGIN')
  await operator.query(
    "UPDATE members SET suspended_at = $2, suspension_reason = '신고 확인' WHERE id = $1",
    [memberId, new Date(market.now())],
  )
  const leaving = leave(buyer)
  await untilWaiting(market, 1)
  await operator.query('COMMIT')
  await operator.end()
  const { status, body } = await leaving
  expect([status, body.code, await statusOf(market, memberId)]).toEqual([
    401,
    'SESSION_REQUIRED',
    'ACTIVE',
  ])
})
