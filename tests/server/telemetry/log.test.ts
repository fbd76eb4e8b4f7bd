import { request as sendRequest } from 'node:http'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { atBank, checkAccount, issueAccount, read } from '../../support/payment/deposit.ts'
import { setPin } from '../../support/pin.ts'
import { GUEST_PASSWORD, showOrder } from '../../support/purchase.ts'
import { aLogBook, type LogLine } from '../../support/telemetry/logBook.ts'
import { shopInEveryWay } from '../../support/telemetry/shoppingRun.ts'
import { untilPasses } from '../../support/eventually.ts'

const book = aLogBook()
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ log: book.log })
})
beforeEach(async () => {
  await forgetTries(market)
  book.forget()
})
afterAll(() => market.close())

/** The line of the last request; it is written when the connection has heard its answer. */
async function lastRequest(): Promise<LogLine> {
  await untilPasses(() => expect(book.named('request').length).toBeGreaterThan(0))
  return book.named('request').at(-1) ?? {}
}

test('모든 방식으로 사고 나도 기록에는 토큰도 비밀번호도 사람도 파일 열쇠도 없다', async () => {
  const secrets = await shopInEveryWay(market)
  await untilPasses(() => expect(book.named('request').length).toBeGreaterThan(30))
  const reported = secrets.filter((secret) => secret !== '' && book.text().includes(secret))
  expect([secrets.length > 20, reported]).toEqual([true, []])
})

test('한 요청은 한 줄이고, 그 줄은 누가 어디서 무엇을 어떻게 했는지 말한다', async () => {
  const { buyer } = await aMember(market)
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  await buyer.ask('GET', '/buyers/addresses/me?page=1', { headers })
  const line = await lastRequest()
  expect({
    ...line,
    time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(line['time'])),
    requestId: /^[\da-f-]{36}$/.test(String(line['requestId'])),
    callerId: /^[\w-]{12}$/.test(String(line['callerId'])),
    ms: typeof line['ms'],
    pid: 0,
    hostname: '',
  }).toEqual({
    level: 30,
    time: true,
    pid: 0,
    hostname: '',
    requestId: true,
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    address: '127.0.0.0/24',
    caller: 'MEMBER',
    callerId: true,
    method: 'GET',
    route: '/api/buyers/addresses/me',
    call: 'address.list',
    status: 200,
    ms: 'number',
    msg: 'request',
  })
})

test('같은 사람은 늘 같은 이름, 다른 사람은 다른 이름이다', async () => {
  const [one, other] = [await aMember(market), await aMember(market)]
  for (const { buyer } of [one, other, one]) await buyer.ask('GET', '/accounts/me')
  await untilPasses(() => expect(book.named('request')).toHaveLength(3))
  const [first, second, third] = book.named('request').map(({ callerId }) => callerId)
  expect([first === third, first === second]).toEqual([true, false])
})

test('로그인과 거절은 정해진 이름의 보안 사건이 된다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  const tryLogin = (password: string) =>
    buyer.call<object>('POST', '/accounts/login', { body: { loginId, password } })
  for (let tries = 0; tries < 6; tries++) await tryLogin('Wrong!2025')
  await market.database.db.deleteFrom('password_lockouts').execute()
  await tryLogin(DEMO_PASSWORD)
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  await buyer.call('GET', '/buyers/addresses/me')
  const events = book.named('security event')
  expect(events.map(({ event, call, code }) => [event, call, code])).toEqual([
    ...Array.from({ length: 5 }, () => ['login.failed', 'session.login', 'LOGIN_MISMATCH']),
    ['login.blocked', 'session.login', 'LOGIN_BLOCKED'],
    ['login.succeeded', 'session.login', undefined],
    ['logout', 'session.logout', undefined],
    ['access.refused', 'address.list', 'SESSION_REQUIRED'],
  ])
  const targets = new Set(events.slice(0, 7).map(({ target }) => target))
  expect([targets.size, targets.has(loginId)]).toEqual([1, false])
})

test('비회원 주문과 환불 계좌와 데스크와 한도도 보안 사건이 된다', async () => {
  const issued = await issueAccount(market)
  await checkAccount(issued)
  const { orderNumber } = await showOrder(issued.buyer, issued.order)
  const other = aBuyer(market)
  for (const password of ['Wrong!2025', GUEST_PASSWORD]) {
    await other.call('POST', '/accounts/guest-order', { body: { orderNumber, password } })
  }
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const { orderItemIdEncrypt } = itemOf(await showOrder(issued.buyer, issued.order))
  const path = `/dev/desk/order-items/${orderItemIdEncrypt}/events`
  await other.ask('POST', path, { body: { type: 'seller.acknowledge' } })
  for (let tries = 0; tries < 10; tries++) await checkAccount(issued, { accountNumber: '1' })
  const events = book.named('security event').map(({ event, call }) => [event, call])
  expect(events).toEqual([
    ['refundAccount.changed', undefined],
    ['guestOrder.refused', 'session.openGuestOrder'],
    ['guestOrder.opened', 'session.openGuestOrder'],
    ['desk.used', 'desk.send'],
    ['limit.hit', 'payment.accountValidationCheck'],
  ])
})

test('결제 비밀번호를 만들고 틀리고 잠근 것도 보안 사건이 되고, 번호는 어디에도 없다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', { platforms: ['PAY'] })
  await setPin(buyer)
  for (let tries = 0; tries < 5; tries++) {
    const body = { pin: '614907', purposeEnum: 'PAYMENT' }
    await buyer.call('POST', '/accounts/pin/verify', { body })
  }
  const events = book.named('security event')
  expect([
    events.map(({ event, call }) => [event, call]),
    JSON.stringify(events).match(/614907|180752/),
  ]).toEqual([
    [
      ['pin.changed', undefined],
      ...Array.from({ length: 4 }, () => ['pin.refused', 'pin.verify']),
      ['pin.locked', 'pin.verify'],
    ],
    null,
  ])
})

test('끊고 간 손님은 오류가 아니라 499 한 줄이다', async () => {
  const sent = sendRequest(`${market.url}/api/shops/carts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '1000' },
  })
  sent.on('error', () => undefined)
  sent.write('{"goodsList":', () => sent.destroy())
  const { status, route } = await lastRequest()
  const errors = book.lines().filter(({ level }) => Number(level) >= 40)
  expect([status, route, errors]).toEqual([499, '/api/*', []])
})

test('데이터베이스의 오류는 행을 옮겨 적지 않는다', async () => {
  const { loginId } = await newMember(market)
  const failing = Effect.promise(() =>
    market.database.pool.query('INSERT INTO call_tries (key) VALUES ($1), ($1)', [loginId]),
  ).pipe(Effect.catchDefect((defect) => Effect.logError('a statement failed', defect)))
  await market.runtime.runPromise(failing)
  const [line] = book.named('a statement failed')
  const { stack, ...err } = (line?.['err'] ?? {}) as LogLine
  expect([err, String(stack).startsWith('    at '), book.text().includes(loginId)]).toEqual([
    {
      type: 'DatabaseError',
      message: 'duplicate key value violates unique constraint "call_tries_pkey"',
      code: '23505',
      table: 'call_tries',
      constraint: 'call_tries_pkey',
    },
    true,
    false,
  ])
})

test('쓰임새가 남기는 줄도 같은 기록에 그 요청의 번호로 남는다', async () => {
  const warned = Effect.logWarning('look here').pipe(Effect.annotateLogs({ requestId: 'r-1' }))
  await market.runtime.runPromise(warned)
  const [line] = book.named('look here')
  expect([line?.['level'], line?.['requestId'], typeof line?.['time']]).toEqual([
    40,
    'r-1',
    'string',
  ])
})
