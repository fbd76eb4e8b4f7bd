import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { everyRow } from '../../support/everyTable.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { PIN, pinRowOf, setPin } from '../../support/pin.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ trustedProxies: ['127.0.0.1'] })
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const WRONG = '180753'

const aPayMember = () =>
  aMember(market, 'MEMBER', {
    platforms: ['COMMERCE', 'PAY'],
    birthday: '1990-03-14',
    mobile: '01024681357',
  })

async function aMemberWithPin() {
  const member = await aPayMember()
  await setPin(member.buyer)
  return member
}

type Body = { readonly code?: string; readonly message?: string; readonly data?: unknown }

const setAs = (buyer: Buyer, pin: string) =>
  buyer.call<Body>('POST', '/accounts/pin', { body: { pin, purposeEnum: 'PAYMENT' } })
const tryPin = (buyer: Buyer, pin: string) =>
  buyer.call<Body>('POST', '/accounts/pin/verify', { body: { pin, purposeEnum: 'PAYMENT' } })
/** A wrong try from another address, since one address has thirty a minute. */
const tryFrom = (address: string, buyer: Buyer) =>
  buyer.call<Body>('POST', '/accounts/pin/verify', {
    body: { pin: WRONG, purposeEnum: 'PAYMENT' },
    headers: { 'x-forwarded-for': address },
  })
const statusOf = (buyer: Buyer) => buyer.ask('GET', '/accounts/pin')

async function codesOf(buyer: Buyer, pins: readonly string[]) {
  const codes: (string | number)[] = []
  for (const pin of pins) {
    const { status, body } = await tryPin(buyer, pin)
    codes.push(body.code ?? status)
  }
  return codes
}

describe('만들기', () => {
  test('처음에는 없고, 만들면 있으며, 두 번 만들지 못한다', async () => {
    const { buyer } = await aPayMember()
    const before = await statusOf(buyer)
    const ticket = await setPin(buyer)
    const again = await setAs(buyer, '907461')
    expect([before, ticket.length > 40, again.body.code, await statusOf(buyer)]).toEqual([
      { isSet: false, isLocked: false },
      true,
      'PIN_ALREADY_SET',
      { isSet: true, isLocked: false },
    ])
  })

  test.each([
    ['777777', 'PIN_WEAK'],
    ['345678', 'PIN_WEAK'],
    ['900314', 'PIN_WEAK'],
    ['991357', 'PIN_WEAK'],
    ['12345', 'BAD_INPUT'],
    ['12345a', 'BAD_INPUT'],
  ])('%s는 %s로 거절하고 아무것도 쓰지 않는다', async (pin, code) => {
    const { buyer } = await aPayMember()
    const { body } = await setAs(buyer, pin)
    expect([body.code, await statusOf(buyer)]).toEqual([code, { isSet: false, isLocked: false }])
  })

  test('한꺼번에 둘이 만들면 하나만 남고, 남은 것이 맞는다', async () => {
    const { buyer } = await aPayMember()
    const pins = [PIN, '907461']
    const answers = await Promise.all(pins.map((pin) => setAs(buyer, pin)))
    const codes = answers.map(({ status, body }) => body.code ?? status)
    const right = await codesOf(buyer, pins)
    expect([codes.map(String).toSorted(), codes.map((code) => code === 200)]).toEqual([
      ['200', 'PIN_ALREADY_SET'],
      right.map((code) => code === 200),
    ])
  })

  test('페이에 가입하지 않은 회원은 만들지 못한다', async () => {
    const { buyer } = await aMember(market)
    const answers = [await setAs(buyer, PIN), await tryPin(buyer, PIN)]
    const shown = await buyer.call<Body>('GET', '/accounts/pin')
    expect([...answers, shown].map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'PIN_NEEDS_PAY']),
    )
  })

  test('번호도 표도 그대로는 어느 표에도 없다', async () => {
    const { buyer } = await aPayMember()
    const ticket = await setPin(buyer)
    const rows = await everyRow(market)
    const pins = await market.database.db.selectFrom('member_pins').selectAll().execute()
    expect([
      rows.includes(ticket),
      JSON.stringify(pins).includes(PIN),
      JSON.stringify(pins).includes('$argon2'),
    ]).toEqual([false, false, false])
  })
})

describe('틀린 횟수', () => {
  test('몇 번째인지 알리고, 다섯 번째에 잠그며, 그 뒤로는 맞아도 열지 않는다', async () => {
    const { buyer } = await aMemberWithPin()
    const third = [
      await tryPin(buyer, WRONG),
      await tryPin(buyer, WRONG),
      await tryPin(buyer, WRONG),
    ]
    const rest = await codesOf(buyer, [WRONG, WRONG, PIN])
    const { buyer: another } = await aPayMember()
    expect([
      third.at(-1)?.body,
      rest,
      await statusOf(buyer),
      (await tryPin(another, PIN)).body.code,
    ]).toEqual([
      {
        code: 'PIN_MISMATCH',
        message: '비밀번호가 달라요. (3/5)',
        status: 422,
        data: { count: 3, max: 5 },
      },
      ['PIN_MISMATCH', 'PIN_LOCKED', 'PIN_LOCKED'],
      { isSet: true, isLocked: true },
      'PIN_NOT_SET',
    ])
  })

  test('맞으면 처음부터 다시 센다', async () => {
    const { buyer, memberId } = await aMemberWithPin()
    const wrong = [WRONG, WRONG, WRONG, WRONG]
    const codes = await codesOf(buyer, [...wrong, PIN, ...wrong, PIN])
    expect([
      codes.map((code) => code === 200),
      (await pinRowOf(market, memberId))?.tried_count,
    ]).toEqual([[false, false, false, false, true, false, false, false, false, true], 0])
  })

  test('한꺼번에 쉰 번 틀려도 다섯 번만 견주고 나머지는 잠겼다고 한다', async () => {
    const { buyer, memberId } = await aMemberWithPin()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tryFrom(`198.51.${index}.1`, buyer)),
    )
    const codes = answers.map(({ body }) => String(body.code)).toSorted()
    expect([codes, (await pinRowOf(market, memberId))?.tried_count]).toEqual([
      [
        ...Array.from({ length: 46 }, () => 'PIN_LOCKED'),
        ...Array.from({ length: 4 }, () => 'PIN_MISMATCH'),
      ],
      5,
    ])
  })
})
