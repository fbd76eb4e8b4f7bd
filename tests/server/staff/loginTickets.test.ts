import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { newOperator } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const NEW_PASSWORD = 'Sunrise!77'

type Step = { readonly ticket: string; readonly authenticatorSecret: string }

const password = (browser: Buyer, loginId: string) =>
  browser.ask<Step>('POST', '/operators/session', { body: { loginId, password: DEMO_PASSWORD } })

/** Types the code that an authenticator with the secret of a ticket shows, and returns the refusal. */
async function confirm(browser: Buyer, { ticket, authenticatorSecret: secret }: Step) {
  const code = generateSync({ secret, epoch: Math.floor(market.now() / 1000) })
  const body = { ticket, code }
  const answer = await browser.call<{ code?: string }>('POST', '/operators/session/code', { body })
  return answer.body.code ?? answer.status
}

async function setPassword({ loginId, email }: { loginId: string; email: string }) {
  const browser = aBuyer(market)
  await browser.ask('POST', '/operators/password-links', { body: { loginId, email } })
  const mail = (await queuedMails(market)).findLast(({ to }) => to === email)
  const token = /\/operator\/password#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
  const body = { token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }
  await browser.ask('POST', '/operators/password-links/accept', { body })
}

test('다른 기기에서 먼저 등록한 인증 앱을 늦게 온 등록이 바꾸지 못한다', async () => {
  const { loginId } = await newOperator(market)
  const [first, second] = [aBuyer(market), aBuyer(market)]
  const [own, late] = [await password(first, loginId), await password(second, loginId)]
  expect([await confirm(first, own), await confirm(second, late)]).toEqual([
    200,
    'LOGIN_CODE_TIMED_OUT',
  ])
})

test('비밀번호를 바꾸면 그 전의 비밀번호로 시작한 로그인은 끝난다', async () => {
  const operator = await newOperator(market)
  const browser = aBuyer(market)
  const step = await password(browser, operator.loginId)
  market.advance(MINUTE_MS)
  await setPassword(operator)
  expect(await confirm(browser, step)).toBe('LOGIN_CODE_TIMED_OUT')
})
