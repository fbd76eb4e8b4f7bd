import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { everyRow } from '../../support/everyTable.ts'
import {
  A_PERSON,
  confirmVerification,
  passWindow,
  pressInWindow,
  startVerification,
} from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const JOIN = { purposeEnum: 'JOIN' } as const

async function codeOf(buyer: Buyer, verificationId: string) {
  const { status, body } = await confirmVerification(buyer, verificationId)
  return [status, body.code]
}

/** The code of a confirmation after a button of the window. */
async function outcomeOf(action: string) {
  const buyer = aBuyer(market)
  const { verificationId, windowUrl } = await startVerification(buyer, 'JOIN', '/account/signUp')
  const { location } = await pressInWindow(market, windowUrl, { ...A_PERSON, action })
  const returned = location?.replace(verificationId, 'ID')
  return [returned, ...(await codeOf(buyer, verificationId))]
}

describe('인증창의 결과', () => {
  test('인증한 사람은 통신사가 알린 그대로 돌아온다', async () => {
    const buyer = aBuyer(market)
    const id = await passWindow(market, buyer, JOIN)
    const { name, birthday, mobile } = A_PERSON
    expect(await confirmVerification(buyer, id)).toEqual({
      status: 200,
      body: { purposeEnum: 'JOIN', person: { name, birthday, mobile } },
    })
  })

  test.each([
    ['failed', ['/account/signUp?verificationId=ID', 422, 'IDENTITY_UNVERIFIED']],
    ['pending', ['/account/signUp?verificationId=ID', 422, 'IDENTITY_UNVERIFIED']],
    ['silent', ['/account/signUp?verificationId=ID', 409, 'IDENTITY_UNAVAILABLE']],
    ['close', ['/account/signUp', 422, 'IDENTITY_UNVERIFIED']],
  ])('%s 를 누르면 아무도 인증되지 않는다', async (action, expected) => {
    expect(await outcomeOf(action)).toEqual(expected)
  })

  test('잘못 입력한 창은 다시 보이고, 다른 곳으로 데려가는 주소는 열리지 않는다', async () => {
    const buyer = aBuyer(market)
    const { windowUrl } = await startVerification(buyer, 'JOIN')
    const wrong = { ...A_PERSON, birthday: '2011-02-29', action: 'verify' }
    const elsewhere = windowUrl.replace('returnPath=%2F', 'returnPath=%2F%2Fevil.example')
    expect([
      await pressInWindow(market, windowUrl, wrong),
      await pressInWindow(market, elsewhere, { ...A_PERSON, action: 'verify' }),
    ]).toEqual([
      { status: 422, location: undefined },
      { status: 404, location: undefined },
    ])
  })

  test('먼저 고른 결과가 남는다', async () => {
    const buyer = aBuyer(market)
    const { verificationId, windowUrl } = await startVerification(buyer, 'JOIN')
    await pressInWindow(market, windowUrl, { ...A_PERSON, action: 'failed' })
    await pressInWindow(market, windowUrl, { ...A_PERSON, action: 'verify' })
    expect(await codeOf(buyer, verificationId)).toEqual([422, 'IDENTITY_UNVERIFIED'])
  })
})

describe('누구의 인증인가', () => {
  test('다른 기기는 결과를 받지 못하고, 인증한 기기는 여러 번 받아도 같다', async () => {
    const buyer = aBuyer(market)
    const id = await passWindow(market, buyer, JOIN)
    const elsewhere = await codeOf(aBuyer(market), id)
    const first = await confirmVerification(buyer, id)
    expect([elsewhere, await confirmVerification(buyer, id)]).toEqual([
      [422, 'IDENTITY_UNVERIFIED'],
      first,
    ])
  })

  test('없는 인증은 다른 기기의 인증과 똑같이 거절한다', async () => {
    expect(await codeOf(aBuyer(market), 'AAAAAAAAAAAAAAAAAAAAAA')).toEqual([
      422,
      'IDENTITY_UNVERIFIED',
    ])
  })

  test.each([
    [30 * MINUTE_MS - 1, [200, undefined]],
    [30 * MINUTE_MS, [422, 'IDENTITY_UNVERIFIED']],
  ])('창을 연 지 %i밀리초 뒤의 결과', async (waitMs, expected) => {
    const buyer = aBuyer(market)
    const id = await passWindow(market, buyer, JOIN)
    market.advance(waitMs)
    expect(await codeOf(buyer, id)).toEqual(expected)
  })

  test('만 14세가 되기 하루 전에는 거절하고, 아무것도 남기지 않는다', async () => {
    const buyer = aBuyer(market)
    const name = '강어린이'
    const birthday = new Date(market.now() + 9 * 60 * MINUTE_MS)
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 14)
    birthday.setUTCDate(birthday.getUTCDate() + 1)
    const id = await passWindow(market, buyer, {
      ...JOIN,
      name,
      birthday: birthday.toISOString().slice(0, 10),
    })
    const refusal = await codeOf(buyer, id)
    const row = await market.database.db
      .selectFrom('identity_verifications')
      .select(['sealed_person', 'verified_at'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect([refusal, row]).toEqual([
      [422, 'AGE_TOO_YOUNG'],
      { sealed_person: null, verified_at: null },
    ])
  })

  test('누구인지는 어느 열에도 읽을 수 있게 남지 않는다', async () => {
    const buyer = aBuyer(market)
    const id = await passWindow(market, buyer, { ...JOIN, name: '남궁비밀', mobile: '01098761234' })
    await confirmVerification(buyer, id)
    const rows = await everyRow(market)
    expect([id, '남궁비밀', '01098761234'].filter((text) => rows.includes(text))).toEqual([])
  })
})

describe('누가 시작할 수 있나', () => {
  const start = (buyer: Buyer, purposeEnum: string) =>
    buyer.call('POST', '/accounts/identity-verifications', { body: { purposeEnum } })

  test.each(['ADULT', 'PIN', 'WITHDRAW'])('비회원은 %s 인증을 시작할 수 없다', async (purpose) => {
    const { status, body } = await start(aBuyer(market), purpose)
    expect([status, body.code]).toEqual([401, 'SESSION_REQUIRED'])
  })

  test('준회원은 성인인증보다 먼저 회원이 된다', async () => {
    const { buyer } = await aMember(market, 'ASSOCIATE_MEMBER')
    const { status, body } = await start(buyer, 'ADULT')
    expect([status, body.code]).toEqual([403, 'CALLER_NOT_ALLOWED'])
  })
})
