import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { inviteFirstOperator } from '@jangteo/server/app/invite-first-operator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, SECRETS, type TestMarket } from '../../support/market.ts'
import { newOperator } from '../../support/staff.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
  await market.database.db.updateTable('operators').set({ status: 'REMOVED' }).execute()
})
afterEach(() => market.close())

function refusedAs(code: RefusalCode) {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

const DONE = { status: 200, body: { done: true } }
const PASSWORD = 'Sunrise!77'

/** The token of the link that a start prints. */
async function startsWith(): Promise<string> {
  const path = await inviteFirstOperator({ db: market.database.db, secrets: SECRETS })
  const token = /^\/operator\/password#([\w-]{43})$/.exec(path ?? '')?.[1]
  if (token === undefined) throw new Error(`no link: ${path}`)
  return token
}

const open = (token: string, change: object = {}) =>
  aBuyer(market).call<object>('POST', '/operators/first', {
    body: {
      token,
      loginId: 'firstone',
      name: '첫운영',
      email: 'first@staff.example',
      password: PASSWORD,
      confirmation: PASSWORD,
      ...change,
    },
  })

test('시작할 때 나온 링크로 첫 운영자를 만들고, 링크는 한 번만 쓴다', async () => {
  const token = await startsWith()
  const shown = await aBuyer(market).call<object>('POST', '/operators/password-links/show', {
    body: { token },
  })
  const answers = [await open(token), await open(token, { loginId: 'secondone' })]
  const login = await aBuyer(market).ask<{ stepEnum: string }>('POST', '/operators/session', {
    body: { loginId: 'firstone', password: PASSWORD },
  })
  expect([shown.body, answers, login.stepEnum]).toEqual([
    { loginId: null, name: null, newYn: 'Y' },
    [DONE, refusedAs('STAFF_LINK_INVALID')],
    'TOTP_SETUP',
  ])
})

test('다시 시작하면 앞의 링크는 끝나고, 운영자가 있으면 링크가 없다', async () => {
  const former = await startsWith()
  const token = await startsWith()
  const over = await open(former)
  await newOperator(market)
  const late = await open(token)
  const none = await inviteFirstOperator({ db: market.database.db, secrets: SECRETS })
  expect([over, late, none]).toEqual([
    refusedAs('STAFF_LINK_INVALID'),
    refusedAs('STAFF_LINK_INVALID'),
    null,
  ])
})

test('비밀번호 규칙에 맞지 않으면 링크는 남는다', async () => {
  const token = await startsWith()
  const weak = await open(token, { password: 'weak', confirmation: 'weak' })
  expect([weak, await open(token)]).toEqual([refusedAs('PASSWORD_LENGTH'), DONE])
})

test('지어낸 링크로는 첫 운영자를 만들지 못한다', async () => {
  const nonsense = await open('A'.repeat(43))
  expect(nonsense).toEqual(refusedAs('STAFF_LINK_INVALID'))
})
