import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
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

async function tokenOf({ loginId, email }: { loginId: string; email: string }) {
  await aBuyer(market).ask('POST', '/operators/password-links', { body: { loginId, email } })
  const mail = (await queuedMails(market)).findLast(({ to }) => to === email)
  return /\/operator\/password#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
}

test('비밀번호를 정하는 사이에 삭제된 운영자는 되살아나지 않는다', async () => {
  const operator = await newOperator(market)
  const token = await tokenOf(operator)
  const client = await connectClient(market.database.url)
  try {
    await client.query(`BEGIN; UPDATE operators SET status = 'REMOVED' WHERE id = ${operator.id}`)
    const body = { token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }
    const accepting = aBuyer(market).call('POST', '/operators/password-links/accept', { body })
    await untilWaiting(market, 1)
    await client.query('COMMIT')
    const { code } = (await accepting).body
    const { status } = await market.database.db
      .selectFrom('operators')
      .select('status')
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow()
    expect([code, status]).toEqual(['STAFF_LINK_INVALID', 'REMOVED'])
  } finally {
    await client.end()
  }
})
