import { adoptSecret, type ChosenSecrets } from '@jangteo/server/app/adopt-secret'
import { createSeals } from '@jangteo/server/wire/seals'
import { openDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { expect, onTestFinished, test } from 'vitest'
import { aDirectory, countMarks, startMarket } from './marketProcess.ts'
import { serveScratch } from './scratchServer.ts'

const { connect, urlOf } = serveScratch()

const FIRST = 'one secret of a market, long enough'
const SECOND = 'another secret of a market, as long'
const THIRD = 'a third secret of a market, long too'

const OTHER_SECRET = new StartupError(
  'SECRET is not the one that this database is used with: give every server that one (without SECRET it is the file secret in DATA_DIR), or name it in SECRET_FORMER to take a new one in its place.',
)

/** A database of the market, and the start's question to it. */
async function aMarketDatabase() {
  const client = await connect()
  await migrate(client)
  const url = urlOf(client.database ?? '')
  const { db, close } = openDatabase({
    url,
    name: 'test',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  onTestFinished(close)
  const adopt = (current: string, former: string | null = null) => {
    const chosen: ChosenSecrets = { current, former }
    return adoptSecret({ db, url }, chosen)
  }
  return { client, db, adopt }
}

type MarketDatabase = Awaited<ReturnType<typeof aMarketDatabase>>

/** As many orders with a refund account and a cash receipt, the numbers sealed with the first secret. */
async function sealNumbers({ client }: MarketDatabase, count: number): Promise<void> {
  const { seal } = createSeals({ current: FIRST, former: null })
  const sealed = Array.from({ length: count }, (_, index) => seal(`1101234${index}`))
  await client.query(
    `WITH made AS (
       INSERT INTO orders (device_id, guest_password_hash, orderer_name, orderer_mobile, orderer_email, order_name,
         goods_amount, shipping_amount, area_amount, payable_amount, cart_line_ids, created_at)
       SELECT gen_random_uuid(), '', '홍길동', '01012345678', 'a@mail.example', '녹차', 1000, 0, 0, 1000, '{}', now()
       FROM generate_series(1, $1::int) RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS place FROM made), accounts AS (
       INSERT INTO order_refund_accounts (order_id, bank_code, sealed_account_number, masked_account_number,
         holder_name, checked_at)
       SELECT id, '004', ($2::text[])[place], '***', '홍길동', now() FROM numbered
     )
     INSERT INTO payments (order_id, method, amount, status, expires_at, receipt_purpose, receipt_number_kind,
       sealed_receipt_number, masked_receipt_number)
     SELECT id, 'VIRTUAL_ACCOUNT', 1000, 'PAYMENT_WAIT', now(), 'INCOME', 'MOBILE', ($2::text[])[place], '***'
     FROM numbered`,
    [count, sealed],
  )
}

/** The numbers that open with a secret alone, and how many there are. */
async function numbersIn({ db }: MarketDatabase, secret: string) {
  const seals = createSeals({ current: secret, former: null })
  const accounts = await db.selectFrom('order_refund_accounts').selectAll().execute()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const opened = [
    ...accounts.map((row) => row.sealed_account_number),
    ...payments.flatMap((row) => row.sealed_receipt_number ?? []),
  ].filter((sealed) => sealed.startsWith(seals.prefix))
  return { accounts: accounts.length, opened: opened.map(seals.open).length }
}

test('the first start stores the fingerprint, and later starts with the same secret go on', async () => {
  const market = await aMarketDatabase()
  const alone = { current: FIRST, former: null }
  expect([await market.adopt(FIRST), await market.adopt(FIRST)]).toEqual([alone, alone])
})

test('another secret is refused, also when another former one is named', async () => {
  const market = await aMarketDatabase()
  await market.adopt(FIRST)
  await expect(market.adopt(SECOND)).rejects.toThrow(OTHER_SECRET)
  await expect(market.adopt(SECOND, THIRD)).rejects.toThrow(OTHER_SECRET)
  expect(await market.adopt(FIRST)).toEqual({ current: FIRST, former: null })
})

test('of two first starts with two secrets at once one is refused', async () => {
  const market = await aMarketDatabase()
  const starts = await Promise.allSettled([market.adopt(FIRST), market.adopt(SECOND)])
  const refusals = starts.flatMap((start): unknown[] =>
    start.status === 'rejected' ? [start.reason] : [],
  )
  expect(refusals).toEqual([OTHER_SECRET])
})

test('with the former secret named a new one takes its place, and every number is sealed with it', async () => {
  const market = await aMarketDatabase()
  await market.adopt(FIRST)
  await sealNumbers(market, 501)
  const secrets = await market.adopt(SECOND, FIRST)
  expect([secrets, await numbersIn(market, SECOND)]).toEqual([
    { current: SECOND, former: FIRST },
    { accounts: 501, opened: 1_002 },
  ])
  expect(await market.adopt(SECOND)).toEqual({ current: SECOND, former: null })
  await expect(market.adopt(FIRST)).rejects.toThrow(OTHER_SECRET)
})

test('what a server with the former secret sealed meanwhile is sealed again by the next start that names it', async () => {
  const market = await aMarketDatabase()
  await market.adopt(FIRST)
  await market.adopt(SECOND, FIRST)
  await sealNumbers(market, 2)
  await market.adopt(SECOND, FIRST)
  expect(await numbersIn(market, SECOND)).toEqual({ accounts: 2, opened: 4 })
})

test('numbers that open with neither secret are refused, and dropped once nobody has the secret any more', async () => {
  const market = await aMarketDatabase()
  await sealNumbers(market, 1)
  await expect(market.adopt(SECOND)).rejects.toThrow(
    new StartupError(
      '2 account and receipt numbers open with neither SECRET nor SECRET_FORMER: name the secret that sealed them in SECRET_FORMER, or lost when nobody has it any more.',
    ),
  )
  const before = await numbersIn(market, FIRST)
  const secrets = await market.adopt(SECOND, 'lost')
  const payments = await market.db
    .selectFrom('payments')
    .select(['receipt_purpose', 'sealed_receipt_number'])
    .execute()
  expect([before, secrets, await numbersIn(market, FIRST), payments]).toEqual([
    { accounts: 1, opened: 2 },
    { current: SECOND, former: null },
    { accounts: 0, opened: 0 },
    [{ receipt_purpose: null, sealed_receipt_number: null }],
  ])
})

test('a start with another secret ends with one line, and with the former one named it opens', async () => {
  const DATA_DIR = aDirectory()
  const first = startMarket({ DATA_DIR, SECRET: FIRST })
  await first.url
  first.child.kill('SIGTERM')
  await first.ended
  const refused = await startMarket({ DATA_DIR, SECRET: SECOND }).ended
  const changed = startMarket({ DATA_DIR, SECRET: SECOND, SECRET_FORMER: FIRST })
  expect([refused, await countMarks(changed)]).toEqual([
    { code: 1, errors: `${OTHER_SECRET.message}\n` },
    1,
  ])
})
