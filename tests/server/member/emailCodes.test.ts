import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { everyRow } from '../../support/everyTable.ts'
import { codeMailedTo, queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const anAddress = () => `${crypto.randomUUID()}@mail.example`

type Outcome = { readonly code?: string; readonly sentAt?: string; readonly emailProof?: string }

function send(from: Buyer, email: string, purposeEnum: EmailPurpose = 'FIND') {
  return from.call<Outcome>('POST', '/accounts/email-codes', { body: { email, purposeEnum } })
}

function prove(from: Buyer, email: string, code: string) {
  return from.call<Outcome>('POST', '/accounts/email-codes/prove', { body: { email, code } })
}

const outcomeOf = ({ status, body }: { readonly status: number; readonly body: Outcome }) =>
  body.code ?? status

/** Another code than this one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')

test('인증번호를 메일로 받아 입력하면 인증된다', async () => {
  const buyer = aBuyer(market)
  const email = anAddress()
  const { body } = await send(buyer, email.toUpperCase())
  const code = await codeMailedTo(market, email)
  const proved = await prove(buyer, email, code)
  expect({
    sentAt: body.sentAt,
    mail: (await queuedMails(market)).filter(({ to }) => to === email),
    isProof: /^[\w-]{43}$/.test(proved.body.emailProof ?? ''),
  }).toEqual({
    sentAt: new Date(market.now()).toISOString(),
    mail: [
      {
        to: email,
        subject: '[장터] 이메일 인증번호',
        text: `장터 이메일 인증번호예요.\n\n${code}\n\n3분 안에 인증번호를 요청한 화면에 입력해 주세요.\n요청한 적이 없다면 이 메일을 무시해 주세요. 인증번호는 누구에게도 알려 주지 마세요.`,
      },
    ],
    isProof: true,
  })
})

test('회원의 주소든 아니든 똑같이 답하고 똑같이 보낸다', async () => {
  const { loginId } = await newMember(market)
  const known = `${loginId}@mail.example`
  const unknown = anAddress()
  const answers = [await send(aBuyer(market), known), await send(aBuyer(market), unknown)]
  const mails = await queuedMails(market)
  const subjectsTo = (address: string) =>
    mails.filter(({ to }) => to === address).map(({ subject }) => subject)
  expect([answers[0], subjectsTo(known)]).toEqual([answers[1], subjectsTo(unknown)])
})

test('가입하려는 주소는 다른 회원의 것이 아니어야 한다', async () => {
  const { loginId } = await newMember(market)
  const taken = await send(aBuyer(market), `${loginId.toUpperCase()}@mail.example`, 'JOIN')
  const free = await send(aBuyer(market), anAddress(), 'JOIN')
  expect([outcomeOf(taken), outcomeOf(free)]).toEqual(['EMAIL_TAKEN', 200])
})

test('1분에 한 번, 1시간에 다섯 번까지 보낸다', async () => {
  const email = anAddress()
  const outcomes = [outcomeOf(await send(aBuyer(market), email))]
  market.advance(MINUTE_MS - 1)
  outcomes.push(outcomeOf(await send(aBuyer(market), email)))
  market.advance(1)
  for (let count = 0; count < 4; count += 1) {
    outcomes.push(outcomeOf(await send(aBuyer(market), email)))
    market.advance(MINUTE_MS)
  }
  outcomes.push(outcomeOf(await send(aBuyer(market), email)))
  market.advance(HOUR_MS - 5 * MINUTE_MS)
  outcomes.push(outcomeOf(await send(aBuyer(market), email)))
  expect(outcomes).toEqual([
    200,
    'EMAIL_CODE_TOO_SOON',
    200,
    200,
    200,
    200,
    'EMAIL_CODE_TOO_MANY',
    200,
  ])
})

test('한꺼번에 쉰 번 요청해도 한 번만 보낸다', async () => {
  const email = anAddress()
  const burst = Array.from({ length: 50 }, () => send(aBuyer(market), email))
  const outcomes = Map.groupBy((await Promise.all(burst)).map(outcomeOf), (one) => one)
  const mails = (await queuedMails(market)).filter(({ to }) => to === email)
  expect([outcomes.get(200)?.length, mails.length]).toEqual([1, 1])
})

test('틀린 번호를 한꺼번에 쉰 번 입력해도 다섯 번만 견주고, 맞는 번호도 받지 않는다', async () => {
  const buyer = aBuyer(market)
  const email = anAddress()
  await send(buyer, email)
  const code = await codeMailedTo(market, email)
  const outcomes: (string | number)[] = []
  for (const part of [25, 25]) {
    const tries = Array.from({ length: part }, () => prove(buyer, email, not(code)))
    outcomes.push(...(await Promise.all(tries)).map(outcomeOf))
    await forgetTries(market)
  }
  outcomes.push(outcomeOf(await prove(buyer, email, code)))
  expect(outcomes.map(String).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'EMAIL_CODE_MISMATCH'),
    ...Array.from({ length: 46 }, () => 'EMAIL_CODE_TRIES_EXCEEDED'),
  ])
})

test('3분이 지났거나, 다른 기기이거나, 받은 적 없는 주소면 시간이 지났다고 한다', async () => {
  const buyer = aBuyer(market)
  const email = anAddress()
  await send(buyer, email)
  const code = await codeMailedTo(market, email)
  const elsewhere = await prove(aBuyer(market), email, code)
  const never = await prove(buyer, anAddress(), code)
  market.advance(3 * MINUTE_MS)
  const late = await prove(buyer, email, code)
  expect([elsewhere, never, late].map(outcomeOf)).toEqual([
    'EMAIL_CODE_TIMED_OUT',
    'EMAIL_CODE_TIMED_OUT',
    'EMAIL_CODE_TIMED_OUT',
  ])
})

test('번호도 인증 결과도 주소도 저장된 행에 그대로 있지 않다', async () => {
  const buyer = aBuyer(market)
  const email = anAddress()
  await send(buyer, email)
  const code = await codeMailedTo(market, email)
  const { body } = await prove(buyer, email, code)
  const rows = (await everyRow(market)).split('\n').filter((row) => row.includes('email_code'))
  const text = rows.join('\n')
  expect({
    hasRows: rows.length > 0,
    traces: [email, `"${code}"`, body.emailProof ?? 'proof'].filter((one) => text.includes(one)),
  }).toEqual({ hasRows: true, traces: [] })
})

test.each([
  ['id-duplication-check?loginId=MinjiKim', { duplicated: true }],
  ['id-duplication-check?loginId=nobody1', { duplicated: false }],
  ['email-duplication-check?email=MinjiKim@jangteo.example', { duplicated: true }],
  ['email-duplication-check?email=nobody@mail.example', { duplicated: false }],
])('%s: %j', async (path, answer) => {
  expect(await aBuyer(market).ask('GET', `/accounts/${path}`)).toEqual(answer)
})

test.each([
  ['id-duplication-check?loginId=kim', 'LOGIN_ID_INVALID'],
  ['email-duplication-check?email=kim', 'EMAIL_INVALID'],
])('%s: %s', async (path, code) => {
  const { status, body } = await aBuyer(market).call('GET', `/accounts/${path}`)
  expect([status, body.code]).toEqual([422, code])
})
