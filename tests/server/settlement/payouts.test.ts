import type { PayoutPort } from '@jangteo/payout/payout.port'
import { recordPayout } from '@jangteo/payout/record/record-payout'
import { askPayout } from '@jangteo/server/settlement/ask-payout'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer, RefusalBody } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  aStore,
  anEntry,
  closeOn,
  sealedStatement,
  statementsOf,
} from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

/** Transfers that the port was asked for, by their keys; it answers those that a test has it answer. */
const asked: string[] = []
const answers = new Map<string, 'PAID' | 'FAILED'>()
const payout: PayoutPort = {
  ...recordPayout,
  send: (transfers) =>
    Effect.sync(() =>
      transfers.map(({ key }) => {
        asked.push(key)
        return { key, outcome: answers.get(key) ?? 'ASKED' }
      }),
    ),
}

let market: TestMarket
let first: Buyer
let second: Buyer
beforeAll(async () => {
  market = await openMarket({ payout })
})
afterAll(() => market.close())

/** Two operators log in; a session is over after a night. */
async function logIn(): Promise<void> {
  first = (await loginOperator(market, ['MONEY'])).browser
  second = (await loginOperator(market, ['MONEY'])).browser
}

type Closed = { readonly storeId: number; readonly id: number; readonly sealed: string }

/** A closed statement of 10,000 won of a store of its own. */
async function aClosed(day: string, payable = 10_000): Promise<Closed> {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable, payableOn: day })
  await closeOn(market, day)
  const [statement] = await statementsOf(market, store.id)
  if (statement === undefined) throw new Error('a statement was opened')
  await logIn()
  return {
    storeId: store.id,
    id: statement.id,
    sealed: await sealedStatement(market, statement.id),
  }
}

const approve = (browser: Buyer, ...sealed: readonly string[]) =>
  browser.call<{ readonly results: readonly { readonly code: string | null }[] }>(
    'POST',
    '/operators/settlements/approve',
    { body: { statementIdEncryptList: sealed } },
  )

const send = (browser: Buyer, ...sealed: readonly string[]) =>
  browser.call<{ readonly payoutIdEncrypt: string } & Partial<RefusalBody>>(
    'POST',
    '/operators/payouts',
    { body: { statementIdEncryptList: sealed } },
  )

const record = (payoutId: string, sealed: string, outcomeEnum: 'PAID' | 'FAILED') =>
  first.call<Partial<RefusalBody>>('POST', `/operators/payouts/${payoutId}/transfers/${sealed}`, {
    body: { outcomeEnum, memo: outcomeEnum === 'FAILED' ? '계좌 해지' : '' },
  })

const stateOf = async ({ storeId }: Closed) => (await statementsOf(market, storeId))[0]?.state

test('승인한 사람은 보내지 못하고, 다른 사람이 보내고, 은행의 답을 적으면 끝난다', async () => {
  const closed = await aClosed('2026-09-01')
  const unapproved = await send(second, closed.sealed)
  const approved = await approve(first, closed.sealed)
  const own = await send(first, closed.sealed)
  const { body, status } = await send(second, closed.sealed)
  const sent = await stateOf(closed)
  const again = await send(second, closed.sealed)
  const paid = await record(body.payoutIdEncrypt, closed.sealed, 'PAID')
  expect({
    unapproved: unapproved.body.code,
    approved: approved.body.results.map(({ code }) => code),
    own: own.body.code,
    status,
    sent,
    again: again.body.code,
    paid: paid.status,
    end: await stateOf(closed),
  }).toEqual({
    unapproved: 'STATEMENT_STATE_CHANGED',
    approved: [null],
    own: 'APPROVAL_SELF',
    status: 200,
    sent: 'PAYING',
    again: 'STATEMENT_STATE_CHANGED',
    paid: 200,
    end: 'PAID',
  })
})

test('하나라도 보낼 수 없으면 아무것도 보내지 않는다', async () => {
  const ready = await aClosed('2026-09-02')
  const other = await aClosed('2026-09-02')
  await approve(first, ready.sealed)
  const { body } = await send(second, ready.sealed, other.sealed)
  const transfers = await market.database.db
    .selectFrom('payout_transfers')
    .select('statement_id')
    .where('statement_id', 'in', [ready.id, other.id])
    .execute()
  expect([body.code, await stateOf(ready), transfers]).toEqual([
    'STATEMENT_STATE_CHANGED',
    'APPROVED',
    [],
  ])
})

test('두 담당자가 동시에 보내도 한 번만 보낸다', async () => {
  const closed = await aClosed('2026-09-03')
  await approve(first, closed.sealed)
  const third = (await loginOperator(market, ['MONEY'])).browser
  const sent = await Promise.all([send(second, closed.sealed), send(third, closed.sealed)])
  expect(sent.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
})

test('같은 키로 두 번 보내면 같은 이체다', async () => {
  const closed = await aClosed('2026-09-04')
  await approve(first, closed.sealed)
  const body = { statementIdEncryptList: [closed.sealed] }
  const key = crypto.randomUUID()
  const again = () => second.ask<object>('POST', '/operators/payouts', { body, key })
  expect(await again()).toEqual(await again())
})

test('실패한 이체는 까닭을 적고, 다시 승인해 새 이체로 보낸다. 늦은 답은 자기 이체만 바꾼다', async () => {
  const closed = await aClosed('2026-09-07')
  await approve(first, closed.sealed)
  const former = (await send(second, closed.sealed)).body.payoutIdEncrypt
  await record(former, closed.sealed, 'FAILED')
  const failed = await stateOf(closed)
  await approve(first, closed.sealed)
  const later = (await send(second, closed.sealed)).body.payoutIdEncrypt
  const repeated = await record(former, closed.sealed, 'FAILED')
  const contrary = await record(former, closed.sealed, 'PAID')
  const during = await stateOf(closed)
  await record(later, closed.sealed, 'PAID')
  const late = await record(later, closed.sealed, 'PAID')
  expect({
    failed,
    repeated: repeated.status,
    contrary: contrary.body.code,
    during,
    late: late.status,
    end: await stateOf(closed),
  }).toEqual({
    failed: 'FAILED',
    repeated: 200,
    contrary: 'PAYOUT_TRANSFER_ENDED',
    during: 'PAYING',
    late: 200,
    end: 'PAID',
  })
})

test('은행이 답하는 이체는 그 답으로 끝나고, 다시 물어도 돈은 한 번 나간다', async () => {
  const closed = await aClosed('2026-09-08')
  await approve(first, closed.sealed)
  await send(second, closed.sealed)
  await work(market, 'ask-payout')
  const [key = ''] = asked.filter((one) => one.startsWith(`statement-${closed.id}-`))
  const unanswered = await stateOf(closed)
  answers.set(key, 'PAID')
  const { payout_id: payoutId } = await market.database.db
    .selectFrom('payout_transfers')
    .select('payout_id')
    .where('statement_id', '=', closed.id)
    .executeTakeFirstOrThrow()
  await market.runtime.runPromise(askPayout(payoutId))
  await market.runtime.runPromise(askPayout(payoutId))
  const steps = await market.database.db
    .selectFrom('statement_history')
    .select('event')
    .where('statement_id', '=', closed.id)
    .orderBy('id')
    .execute()
  expect([unanswered, await stateOf(closed), steps.map(({ event }) => event)]).toEqual([
    'PAYING',
    'PAID',
    ['system.close', 'system.approve', 'system.send', 'transfer.paid'],
  ])
})

test('바뀐 계좌로는 다음 영업일부터 보낸다', async () => {
  const closed = await aClosed('2026-09-09')
  await approve(first, closed.sealed)
  await market.database.db
    .updateTable('store_bank_accounts')
    .set({ payable_from: '2026-09-10' })
    .where('store_id', '=', closed.storeId)
    .execute()
  const resting = await send(second, closed.sealed)
  market.advance(Date.parse('2026-09-10T00:00:00+09:00') - market.now())
  await logIn()
  const { status } = await send(second, closed.sealed)
  expect([resting.body.code, status]).toEqual(['STATEMENT_ACCOUNT_RESTS', 200])
})

test('보류한 정산은 승인하지 못하고, 까닭이 사라진 뒤에 푼다', async () => {
  const closed = await aClosed('2026-09-11')
  const path = `/operators/settlements/${closed.sealed}`
  await first.ask('POST', `${path}/hold`, { body: { reasonEnum: 'DISPUTE', memo: '확인 중' } })
  const approved = await approve(second, closed.sealed)
  await first.ask('POST', `${path}/release`)
  expect([approved.body.results.map(({ code }) => code), await stateOf(closed)]).toEqual([
    ['STATEMENT_STATE_CHANGED'],
    'CLOSED',
  ])
})

test('이체 파일에는 답이 없는 이체만, 계좌번호를 글자로 적는다', async () => {
  const closed = await aClosed('2026-09-14')
  const other = await aClosed('2026-09-14', 7_000)
  await approve(first, closed.sealed, other.sealed)
  const { body } = await send(second, closed.sealed, other.sealed)
  await record(body.payoutIdEncrypt, other.sealed, 'PAID')
  const path = `/operators/payouts/${body.payoutIdEncrypt}/csv`
  const file = await first.ask<{ readonly text: string }>('POST', path)
  const lines = file.text.trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 5))).toEqual([
    ['04', 'KB국민은행', '01234567890123', '아침밭', '10000'],
  ])
})

test('조정은 다른 담당자가 승인해야 정산 내역이 된다', async () => {
  const store = await aStore(market)
  await logIn()
  const body = { storeUrl: store.url, amount: -5_000, reason: '포장 파손 보상' }
  await first.ask('POST', '/operators/adjustments', { body })
  const pending = await first.call('POST', '/operators/adjustments', { body })
  const { db } = market.database
  const entries = () =>
    db
      .selectFrom('settlement_entries')
      .select(['kind', 'payable', 'memo'])
      .where('store_id', '=', store.id)
      .execute()
  const { id } = await db
    .selectFrom('approvals')
    .select('id')
    .where('target', '=', `store:${store.id}`)
    .executeTakeFirstOrThrow()
  const path = `/operators/approvals/${id}/approve`
  const own = await first.call('POST', path)
  const before = await entries()
  await second.ask('POST', path)
  const again = await second.call('POST', path)
  expect([pending.body.code, own.body.code, before, again.body.code, await entries()]).toEqual([
    'APPROVAL_PENDING',
    'APPROVAL_SELF',
    [],
    'APPROVAL_DECIDED',
    [{ kind: 'ADJUSTMENT', payable: -5_000, memo: '포장 파손 보상' }],
  ])
})
