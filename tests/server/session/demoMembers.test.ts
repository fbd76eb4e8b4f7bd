import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, DEMO_PASSWORD, type RefusalBody } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { linkedOf, logInWith } from '../../support/social.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

async function logIn(loginId: string, password = DEMO_PASSWORD) {
  const buyer = aBuyer(market)
  const { status, body } = await buyer.call<Partial<RefusalBody>>('POST', '/accounts/login', {
    body: { loginId, password },
  })
  return { buyer, outcome: body.code ?? status }
}

test('휴면 데모 회원은 비밀번호를 알아도 막히고, 이메일을 인증해 다시 정하면 들어온다', async () => {
  const buyer = aBuyer(market)
  const emailProof = await proveEmail(market, buyer, {
    email: 'hayunjung@jangteo.example',
    purposeEnum: 'CHANGE',
  })
  const before = await logIn('hayunjung')
  const password = 'Spring#2026'
  await buyer.ask('POST', '/accounts/password-resets', {
    body: { loginId: 'hayunjung', proof: { emailProof }, password, confirmation: password },
  })
  const after = await logIn('hayunjung', password)
  expect([before.outcome, after.outcome]).toEqual(['LOGIN_DORMANT', 200])
})

test('비밀번호가 오래된 데모 회원에게만 바꾸기를 권한다', async () => {
  const asked = ['minjikim', 'doyunhan', 'harinyoon'].map(async (loginId) => {
    const { buyer } = await logIn(loginId)
    return buyer.ask<{ isPasswordChangeDue: boolean }>('GET', '/accounts/me')
  })
  const due = (await Promise.all(asked)).map(({ isPasswordChangeDue }) => isPasswordChangeDue)
  expect(due).toEqual([false, true, false])
})

test('카카오와 연결된 데모 회원은 카카오로도 같은 계정에 들어온다', async () => {
  const { buyer } = await logIn('harinyoon')
  const me = await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')
  const { body } = await logInWith(market, aBuyer(market), { account: 'harin' })
  expect([body.kindEnum, body.me?.userSeq, await linkedOf(buyer)]).toEqual([
    'LOGIN',
    me.userSeq,
    ['KAKAO'],
  ])
})
