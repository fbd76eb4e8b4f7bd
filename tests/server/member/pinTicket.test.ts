import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { PIN_TICKET_MINUTES } from '@jangteo/core/member/pin/pin.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Buyer, DEMO_PASSWORD, aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { ACCOUNT, atBank, issueAccount, placeBy, read } from '../../support/payment/deposit.ts'
import { setPin, verifyPin } from '../../support/pin.ts'

const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Body = { readonly code?: string; readonly windowUrl?: string; readonly result?: string }

async function aPayMember() {
  const member = await aMember(market, 'MEMBER', { platforms: ['COMMERCE', 'PAY'] })
  return { ...member, pinTicket: await setPin(member.buyer) }
}

/** Opens the payment window of an order; answers its code, or that the window is open. */
async function pay(buyer: Buyer, paymentId: string, pinTicket?: string) {
  const { body } = await buyer.call<Body>('POST', `/systems/payments/${paymentId}/request-data`, {
    body: { pinTicket },
  })
  return body.windowUrl === undefined ? body.code : 'open'
}

const orderByMoney = async (buyer: Buyer) => (await placeBy(buyer, 'MONEY')).paymentGatewayIdEncrypt

async function attemptCount(buyer: Buyer, paymentId: string) {
  const page = await buyer.ask<{ paymentProgressEnum: string }>(
    'GET',
    `/systems/pages/payment?paymentGatewayIdEncrypt=${paymentId}`,
  )
  return page.paymentProgressEnum
}

describe('머니로 결제하기', () => {
  test('확인표 없이는 결제창이 열리지 않고 아무것도 쓰지 않으며, 있으면 한 번 열린다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const id = await orderByMoney(buyer)
    const missing = await pay(buyer, id)
    const { n: attempts } = await market.database.db
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('payments.method', '=', 'MONEY')
      .executeTakeFirstOrThrow()
    const outcomes = [missing, await pay(buyer, id, pinTicket), await pay(buyer, id, pinTicket)]
    expect([outcomes, attempts, await attemptCount(buyer, id)]).toEqual([
      ['PIN_TICKET_REQUIRED', 'open', 'PIN_TICKET_INVALID'],
      0,
      'PAYABLE',
    ])
  })

  test('같은 표를 한꺼번에 두 번 쓰면 한 번만 쓰인다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const { paymentGatewayIdEncrypt: other } = await placeBy(buyer, 'MONEY', TEAPOT)
    const ids = [await orderByMoney(buyer), other]
    const outcomes = await Promise.all(ids.map((id) => pay(buyer, id, pinTicket)))
    expect(outcomes.map(String).toSorted()).toEqual(['PIN_TICKET_INVALID', 'open'])
  })

  test('다른 로그인에서 확인한 표는 쓰지 못한다', async () => {
    const { buyer, pinTicket, memberId } = await aPayMember()
    const { login_id: loginId } = await market.database.db
      .selectFrom('members')
      .select('login_id')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const elsewhere = aBuyer(market)
    await elsewhere.ask('POST', '/accounts/login', { body: { loginId, password: DEMO_PASSWORD } })
    const id = await orderByMoney(elsewhere)
    const foreign = await pay(elsewhere, id, pinTicket)
    const own = await pay(elsewhere, id, await verifyPin(elsewhere))
    expect([foreign, own, await pay(buyer, id, pinTicket)]).toEqual([
      'PIN_TICKET_INVALID',
      'open',
      'open',
    ])
  })

  test('남의 표와 지어낸 표, 다른 일에 받은 표는 쓰지 못한다', async () => {
    const { buyer } = await aPayMember()
    const { pinTicket: othersTicket } = await aPayMember()
    const id = await orderByMoney(buyer)
    const tickets = [othersTicket, 'A'.repeat(43), await verifyPin(buyer, 'REFUND_ACCOUNT')]
    const outcomes = []
    for (const ticket of tickets) outcomes.push(await pay(buyer, id, ticket))
    expect(outcomes).toEqual(tickets.map(() => 'PIN_TICKET_INVALID'))
  })

  test('3분이 되면 쓰지 못하고, 그 앞까지는 쓸 수 있다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const id = await orderByMoney(buyer)
    market.advance(PIN_TICKET_MINUTES * MINUTE_MS)
    const late = await pay(buyer, id, pinTicket)
    const fresh = await verifyPin(buyer)
    market.advance(PIN_TICKET_MINUTES * MINUTE_MS - 1)
    expect([late, await pay(buyer, id, fresh)]).toEqual(['PIN_TICKET_INVALID', 'open'])
  })

  test('결제할 수 없는 주문에 낸 표는 남아 있다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const expired = await orderByMoney(buyer)
    market.advance(31 * MINUTE_MS)
    const { buyer: again, pinTicket: fresh } = await aPayMember()
    const id = await orderByMoney(again)
    const unknown = await pay(again, expired, fresh)
    expect([
      unknown,
      await pay(again, id, fresh),
      typeof pinTicket,
      await pay(buyer, expired),
    ]).toEqual(['PAYMENT_NOT_FOUND', 'open', 'string', 'SESSION_IDLE'])
  })

  test('다른 결제수단을 머니로 바꿀 때도 묻고, 카드에는 묻지 않는다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const { paymentGatewayIdEncrypt: id } = await placeBy(buyer, 'CARD')
    const byCard = await pay(buyer, id)
    const change = (ticket?: string) =>
      buyer.call<Body>('POST', `/systems/payments/${id}/request-data`, {
        body: { paymentMethodEnum: 'MONEY', pinTicket: ticket },
      })
    const [missing, given] = [await change(), await change(pinTicket)]
    expect([byCard, missing.body.code, given.status]).toEqual(['open', 'PIN_TICKET_REQUIRED', 200])
  })
})

describe('환불계좌 바꾸기', () => {
  const OTHER = { ...ACCOUNT, accountNumber: '110987654321' }

  async function paid(buyer: Buyer) {
    const issued = await issueAccount(market, {}, buyer)
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
    return issued.order
  }

  async function check(
    buyer: Buyer,
    { paymentGatewayIdEncrypt: id }: { readonly paymentGatewayIdEncrypt: string },
    account: object,
  ) {
    const path = `/systems/payments/${id}/account-validation-check`
    const { body } = await buyer.call<Body>('POST', path, { body: account })
    return body.result ?? body.code
  }

  const shown = (buyer: Buyer, { ordersIdEncrypt: id }: { readonly ordersIdEncrypt: string }) =>
    buyer.ask<{ account: { maskedAccountNumber: string } | null }>(
      'GET',
      `/orders/manages/${id}/refund-account`,
    )

  test('처음 남길 때는 묻지 않고, 바꿀 때는 표가 있어야 하며 한 번만 쓰인다', async () => {
    const { buyer } = await aPayMember()
    const order = await paid(buyer)
    const first = await check(buyer, order, ACCOUNT)
    const missing = await check(buyer, order, OTHER)
    const pinTicket = await verifyPin(buyer, 'REFUND_ACCOUNT')
    const wrong = await check(buyer, order, { ...OTHER, accountNumber: '1101230000', pinTicket })
    const changed = await check(buyer, order, { ...OTHER, pinTicket })
    const again = await check(buyer, order, { ...ACCOUNT, pinTicket })
    const { account } = await shown(buyer, order)
    expect([first, missing, wrong, changed, again, account?.maskedAccountNumber]).toEqual([
      'match',
      'PIN_TICKET_REQUIRED',
      'mismatch',
      'match',
      'PIN_TICKET_INVALID',
      '110-***-******',
    ])
  })

  test('결제에 받은 표로는 바꾸지 못한다', async () => {
    const { buyer, pinTicket } = await aPayMember()
    const order = await paid(buyer)
    await check(buyer, order, ACCOUNT)
    expect(await check(buyer, order, { ...OTHER, pinTicket })).toEqual('PIN_TICKET_INVALID')
  })

  test('같은 표로 한꺼번에 두 번 바꾸면 한 번만 바뀐다', async () => {
    const { buyer } = await aPayMember()
    const order = await paid(buyer)
    await check(buyer, order, ACCOUNT)
    const pinTicket = await verifyPin(buyer, 'REFUND_ACCOUNT')
    const outcomes = await Promise.all(
      [OTHER, OTHER].map((account) => check(buyer, order, { ...account, pinTicket })),
    )
    expect(outcomes.map(String).toSorted()).toEqual(['PIN_TICKET_INVALID', 'match'])
  })

  test('비회원과 페이가 없는 회원은 전처럼 바꾼다', async () => {
    const buyers = [aBuyer(market), (await aMember(market)).buyer]
    const outcomes = []
    for (const buyer of buyers) {
      const order = await paid(buyer)
      outcomes.push(await check(buyer, order, ACCOUNT), await check(buyer, order, OTHER))
    }
    expect(outcomes).toEqual(['match', 'match', 'match', 'match'])
  })
})
