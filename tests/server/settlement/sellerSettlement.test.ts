import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer, RefusalBody } from '../../support/buyer.ts'
import { codeMailedTo } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import {
  aStore,
  anEntry,
  closeOn,
  sealedStatement,
  statementsOf,
} from '../../support/settlement/settled.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aClosed(storeId: number, day: string, payable: number): Promise<string> {
  await anEntry(market, { storeId, payable, payableOn: day })
  await closeOn(market, day)
  const statement = (await statementsOf(market, storeId)).find((one) => one.day === day)
  return sealedStatement(market, statement?.id ?? 0)
}

test('판매자는 자기 스토어의 정산만 보고, 남의 정산은 없는 것과 같다', async () => {
  const own = await aStore(market)
  const other = await aStore(market)
  const sealed = await aClosed(own.id, '2026-09-01', 12_000)
  const theirs = await aClosed(other.id, '2026-09-01', 5_000)
  const { browser } = await loginSeller(market, own.url)
  const list = await browser.ask<{ readonly content: readonly object[] }>(
    'GET',
    '/sellers/settlements',
  )
  const [detail, file] = await Promise.all(
    ['', '/csv'].map((rest) => browser.call('GET', `/sellers/settlements/${theirs}${rest}`)),
  )
  expect([list.content, detail?.body.code, file?.body.code]).toEqual([
    [
      {
        statementIdEncrypt: sealed,
        day: '2026-09-01',
        stateEnum: 'CLOSED',
        amount: 12_000,
        entryCount: 1,
        holdReasonEnum: null,
        memo: '',
        paidAt: null,
      },
    ],
    'STATEMENT_NOT_FOUND',
    'STATEMENT_NOT_FOUND',
  ])
})

test('정산일 전의 정산서는 지금까지의 내역을 더해 보여 준다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 3_000, payableOn: '2026-09-30' })
  await anEntry(market, { storeId: store.id, payable: 4_000, payableOn: '2026-09-30' })
  const { browser } = await loginSeller(market, store.url, { permissions: ['MONEY'] })
  const calendar = await browser.ask<{
    readonly days: readonly { readonly amount: number; readonly stateEnum: string }[]
    readonly expected: number
  }>('GET', '/sellers/settlements/calendar?month=2026-09')
  expect([calendar.days.map(({ amount }) => amount), calendar.expected]).toEqual([[7_000], 7_000])
})

test('정산 파일은 수식으로 읽힐 칸을 글자로 쓴다', async () => {
  const store = await aStore(market)
  const sealed = await aClosed(store.id, '2026-09-02', 1_000)
  await market.database.db
    .insertInto('settlement_entries')
    .values({
      store_id: store.id,
      kind: 'ADJUSTMENT',
      source: 'test:formula',
      gross: 10,
      fee_rate_bp: 0,
      fee: 0,
      fee_vat: 0,
      payable: 10,
      memo: '=HYPERLINK("http://example.com")',
      occurred_at: new Date(market.now()),
      payable_on: '2026-09-02',
      statement_id: (await statementsOf(market, store.id))[0]?.id ?? null,
    })
    .execute()
  const { browser } = await loginSeller(market, store.url)
  const file = await browser.ask<{ readonly fileName: string; readonly text: string }>(
    'GET',
    `/sellers/settlements/${sealed}/csv`,
  )
  const [head = '', ...lines] = file.text.trimEnd().split('\r\n')
  expect([
    file.fileName,
    head.startsWith('\uFEFF발생일,구분'),
    lines.filter((line) => line.includes("'=HYPERLINK")).length,
  ]).toEqual([`정산-${store.url}-2026-09-02.csv`, true, 1])
})

test('월별 합계는 내역이 생긴 달로 모은다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 3_000, payableOn: '2026-09-30' })
  const { browser } = await loginSeller(market, store.url)
  const { months } = await browser.ask<{ readonly months: readonly object[] }>(
    'GET',
    '/sellers/settlements/months',
  )
  const { browser: operator } = await loginOperator(market, ['MONEY'])
  const { stores } = await operator.ask<{
    readonly stores: readonly { readonly storeUrl: string; readonly payable: number }[]
  }>('GET', '/operators/settlement-months/2026-09')
  const own = stores.filter(({ storeUrl }) => storeUrl === store.url)
  expect([months, own.map(({ payable }) => payable)]).toEqual([
    [
      {
        month: '2026-09',
        gross: 3_000,
        sellerDiscount: 0,
        marketDiscount: 0,
        fee: 0,
        feeVat: 0,
        payable: 3_000,
      },
    ],
    [3_000],
  ])
})

type Account = {
  readonly account: { readonly maskedAccountNumber: string; readonly payableFrom: string } | null
} & Partial<RefusalBody>

const change = (browser: Buyer, code: string, accountNumber = '110123456789') =>
  browser.call<Account>('PUT', '/sellers/bank-account', {
    body: { bankCode: '88', accountNumber, holderName: '아침밭', code },
  })

async function aCode(browser: Buyer, sellerUserId: number): Promise<string> {
  const { email } = await market.database.db
    .selectFrom('seller_users')
    .select('email')
    .where('id', '=', sellerUserId)
    .executeTakeFirstOrThrow()
  await browser.ask('POST', '/sellers/bank-account/code')
  return codeMailedTo(market, email)
}

test('정산 계좌는 대표가 메일의 코드와 예금주 확인으로 바꾸고, 바뀐 계좌는 다음 영업일부터 쓴다', async () => {
  market.advance(Date.parse('2026-09-11T10:00:00+09:00') - market.now())
  const store = await aStore(market, { hasAccount: false })
  const { browser, sellerUserId } = await loginSeller(market, store.url)
  const wrong = await change(browser, '000000')
  const first = await change(browser, await aCode(browser, sellerUserId))
  market.advance(61_000)
  const code = await aCode(browser, sellerUserId)
  const foreign = await change(browser, code, '110123450000')
  const second = await change(browser, code, '110987654321')
  const used = await change(browser, code)
  expect([
    wrong.status,
    first.body.account,
    foreign.body.code,
    second.body.account?.payableFrom,
    used.body.code,
    await notificationsOf(market, 'SELLER', { storeId: store.id }),
  ]).toEqual([
    409,
    {
      bankCode: '88',
      maskedAccountNumber: '110-***-******',
      holderName: '아침밭',
      checkedAt: '2026-09-11T01:00:00.000Z',
      payableFrom: '2026-09-11',
    },
    'BANK_ACCOUNT_MISMATCH',
    '2026-09-14',
    'EMAIL_CODE_TIMED_OUT',
    ['2026-09-11', '2026-09-14'].map((payableFrom) => ({
      kind: 'ACCOUNT_CHANGED',
      maskedNumber: '110-***-******',
      payableFrom,
    })),
  ])
})

test('대표가 아닌 담당자는 정산 계좌를 바꾸지 못한다', async () => {
  const store = await aStore(market)
  const { browser } = await loginSeller(market, store.url, { permissions: ['MONEY'] })
  const { status, body } = await change(browser, '000000')
  expect([status, body.code]).toEqual([403, 'CALLER_NOT_ALLOWED'])
})

test('어느 은행도 확인해 주지 못한 계좌는 운영자가 확인할 때까지 지급을 보류한다', async () => {
  const store = await aStore(market)
  await market.database.db
    .updateTable('store_bank_accounts')
    .set({ checked_at: null })
    .where('store_id', '=', store.id)
    .execute()
  await aClosed(store.id, '2026-09-15', 1_000)
  const { browser } = await loginOperator(market, ['MONEY'])
  const states = async () => (await statementsOf(market, store.id)).map(({ state }) => state)
  const held = await states()
  const path = `/operators/stores/${store.url}/bank-account/confirm`
  await browser.ask('POST', path, { body: { reason: '통장 사본을 확인했어요' } })
  const [statement] = await statementsOf(market, store.id)
  const sealed = await sealedStatement(market, statement?.id ?? 0)
  await browser.ask('POST', `/operators/settlements/${sealed}/release`)
  expect([held, await states()]).toEqual([['HELD'], ['CLOSED']])
})
