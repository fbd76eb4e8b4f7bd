import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aMailServer, queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'

let market: TestMarket
const mailServer = aMailServer()
const { sent } = mailServer
beforeAll(async () => {
  market = await openMarket({ mail: mailServer.port })
})
beforeEach(async () => {
  await forgetTries(market)
  await market.database.db.deleteFrom('mails').execute()
  sent.splice(0)
  mailServer.isAway = false
})
afterAll(() => market.close())

/** Queues a mail with a code; returns the id of the job's mail. */
async function aQueuedMail(): Promise<number> {
  const email = `${crypto.randomUUID()}@mail.example`
  const body = { email, purposeEnum: 'FIND' }
  await aBuyer(market).ask('POST', '/accounts/email-codes', { body })
  const { id } = await market.database.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  return id
}

function run(mailId: number) {
  const program = JOB_PROGRAMS['send-mail']?.({ mailId })
  if (program === undefined) throw new Error('there is no such job')
  return market.runtime.runPromise(program)
}

test('메일은 한 번 건네고 지운다', async () => {
  const mailId = await aQueuedMail()
  const queued = await queuedMails(market)
  await run(mailId)
  await run(mailId)
  expect({ sent, left: await queuedMails(market) }).toEqual({
    sent: queued.map((mail) => ({ mail, id: `mail-${mailId}` })),
    left: [],
  })
})

test('메일 서버가 받지 않으면 남겨 두고 다시 보낸다', async () => {
  const mailId = await aQueuedMail()
  mailServer.isAway = true
  await expect(run(mailId)).rejects.toThrow('the mail server is away')
  const left = (await queuedMails(market)).length
  mailServer.isAway = false
  await run(mailId)
  expect({ left, ids: sent.map(({ id }) => id) }).toEqual({ left: 1, ids: [`mail-${mailId}`] })
})

test('같은 트랜잭션에서 일거리가 생긴다', async () => {
  const mailId = await aQueuedMail()
  const { rows } = await market.database.pool.query<{ key: string }>(
    `SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'send-mail' AND key = $1`,
    [`send-mail:${mailId}`],
  )
  expect(rows).toEqual([{ key: `send-mail:${mailId}` }])
})
