import { MAIL_NOTIFICATION } from '@jangteo/server/notification/notify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { queuedMails } from '../../support/mail.ts'
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

/** The first statement of a store. */
async function statementIdOf(storeId: number): Promise<number> {
  const [statement] = await statementsOf(market, storeId)
  if (statement === undefined) throw new Error(`store ${storeId} has no statement`)
  return statement.id
}

const inboxOf = (storeId: number) => notificationsOf(market, 'SELLER', { storeId })

test('상품 심사의 결과와 사유를 알리고, 처리할 것만 메일로 보낸다', async () => {
  const desk = await openGoodsDesk(market)
  const { goodsId } = await desk.create({ adultYn: 'Y', goodsName: '밤의 술잔' })
  const goods = { goodsId, goodsName: '밤의 술잔' }
  const renamed = { goodsId, goodsName: '밤의 새 술잔' }
  const before = (await inboxOf(desk.storeId)).length
  const review = async (name: string, reason?: string) => {
    const { version } = await desk.show(goodsId)
    await desk.review(goodsId, name, { version, ...(reason === undefined ? {} : { reason }) })
  }
  await desk.step(goodsId, 'submit')
  await review('reject', '사진이 흐려요.')
  await desk.step(goodsId, 'submit')
  await review('approve')
  await desk.edit(goodsId, { goodsName: '밤의 새 술잔' })
  await review('approve')
  await review('stop', '신고가 접수됐어요.')
  await review('release')
  const mailed = (await queuedMails(market)).length
  await work(market, MAIL_NOTIFICATION)
  const subjects = (await queuedMails(market))
    .slice(mailed)
    .filter(({ text }) => text.includes('술잔'))
    .map(({ subject }) => subject)
  expect([(await inboxOf(desk.storeId)).slice(before), [...new Set(subjects)]]).toEqual([
    [
      { kind: 'GOODS_REJECTED', ...goods, isRevision: false, reason: '사진이 흐려요.' },
      { kind: 'GOODS_APPROVED', ...goods, isRevision: false },
      { kind: 'GOODS_APPROVED', ...renamed, isRevision: true },
      { kind: 'GOODS_STOPPED', ...renamed, reason: '신고가 접수됐어요.' },
      { kind: 'GOODS_RELEASED', ...renamed },
    ],
    ['[장터] 상품 심사가 반려됐어요', '[장터] 운영자가 상품 판매를 중지했어요'],
  ])
})

/** Two operators who pay a store's statement; the bank answers as said. */
async function pay(sealed: string, ...outcomes: readonly ('FAILED' | 'PAID')[]): Promise<void> {
  const first = (await loginOperator(market, ['MONEY'])).browser
  const second = (await loginOperator(market, ['MONEY'])).browser
  const body = { statementIdEncryptList: [sealed] }
  for (const outcomeEnum of outcomes) {
    await first.ask('POST', '/operators/settlements/approve', { body })
    const { payoutIdEncrypt: payout } = await second.ask<{ payoutIdEncrypt: string }>(
      'POST',
      '/operators/payouts',
      { body },
    )
    const memo = outcomeEnum === 'FAILED' ? '해지된 계좌예요' : ''
    await first.ask('POST', `/operators/payouts/${payout}/transfers/${sealed}`, {
      body: { outcomeEnum, memo },
    })
  }
}

test('정산의 보류와 해제, 이체 실패와 지급을 알리고, 승인만 된 정산은 알리지 않는다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 12_000, payableOn: '2026-09-01' })
  await closeOn(market, '2026-09-01')
  const id = await statementIdOf(store.id)
  const sealed = await sealedStatement(market, id)
  const { browser } = await loginOperator(market, ['MONEY'])
  const path = `/operators/settlements/${sealed}`
  await browser.ask('POST', `${path}/hold`, {
    body: { reasonEnum: 'DISPUTE', memo: '주문을 확인하고 있어요' },
  })
  await browser.ask('POST', `${path}/release`)
  await pay(sealed, 'FAILED', 'PAID')
  const statement = { statementId: id, day: '2026-09-01', amount: 12_000 }
  expect(await inboxOf(store.id)).toEqual([
    {
      kind: 'STATEMENT_HELD',
      ...statement,
      holdReason: 'DISPUTE',
      reason: '주문을 확인하고 있어요',
    },
    { kind: 'STATEMENT_RELEASED', ...statement },
    { kind: 'STATEMENT_FAILED', ...statement, reason: '해지된 계좌예요' },
    { kind: 'STATEMENT_PAID', ...statement },
  ])
})

test('지급할 금액이 없는 정산은 알리지 않고, 계좌가 없어 보류하면 알린다', async () => {
  const empty = await aStore(market)
  const without = await aStore(market, { hasAccount: false })
  await anEntry(market, { storeId: empty.id, payable: -100, payableOn: '2026-09-02' })
  await anEntry(market, { storeId: without.id, payable: 900, payableOn: '2026-09-02' })
  await closeOn(market, '2026-09-02')
  const statementId = await statementIdOf(without.id)
  expect([await inboxOf(empty.id), await inboxOf(without.id)]).toEqual([
    [],
    [
      {
        kind: 'STATEMENT_HELD',
        statementId,
        day: '2026-09-02',
        amount: 900,
        holdReason: 'ACCOUNT_MISSING',
        reason: '',
      },
    ],
  ])
})

test('스토어의 정지와 해제, 폐점을 알린다', async () => {
  const store = await aStore(market)
  const { browser } = await loginOperator(market, ['SELLERS'])
  for (const step of ['suspend', 'release', 'close']) {
    const body = { reason: `${step} 사유예요.` }
    await browser.ask('POST', `/operators/stores/${store.url}/${step}`, { body })
  }
  expect(await inboxOf(store.id)).toEqual([
    { kind: 'STORE_SUSPENDED', reason: 'suspend 사유예요.' },
    { kind: 'STORE_RELEASED', reason: 'release 사유예요.' },
    { kind: 'STORE_CLOSED', reason: 'close 사유예요.' },
  ])
})

test('운영자가 확인한 정산 계좌를 알린다', async () => {
  const store = await aStore(market)
  const accounts = market.database.db.updateTable('store_bank_accounts')
  await accounts.set({ checked_at: null }).where('store_id', '=', store.id).execute()
  const { browser } = await loginOperator(market, ['MONEY'])
  const confirm = () =>
    browser.ask('POST', `/operators/stores/${store.url}/bank-account/confirm`, {
      body: { reason: '통장 사본을 확인했어요' },
    })
  await Promise.all([confirm(), confirm()])
  expect(await inboxOf(store.id)).toEqual([
    { kind: 'ACCOUNT_VERIFIED', maskedNumber: '012-***-********' },
  ])
})

/** Kinds that a user of a store sees, each once. */
async function kindsSeenBy(browser: Buyer): Promise<string[]> {
  const { content } = await browser.ask<{
    readonly content: readonly { readonly kindEnum: string }[]
  }>('GET', '/sellers/notifications?size=100')
  return [...new Set(content.map(({ kindEnum }) => kindEnum))]
}

test('권한이 있는 담당자만 본다', async () => {
  const store = await aStore(market, { hasAccount: false })
  await anEntry(market, { storeId: store.id, payable: 900, payableOn: '2026-09-03' })
  await closeOn(market, '2026-09-03')
  const operator = (await loginOperator(market, ['SELLERS'])).browser
  const body = { reason: '신고가 접수됐어요.' }
  await operator.ask('POST', `/operators/stores/${store.url}/suspend`, { body })
  const seenWith = async (...permissions: readonly ('GOODS' | 'MONEY' | 'STORE')[]) =>
    kindsSeenBy((await loginSeller(market, store.url, { permissions })).browser)
  expect([await seenWith('MONEY'), await seenWith('STORE'), await seenWith('GOODS')]).toEqual([
    ['STATEMENT_HELD'],
    ['STORE_SUSPENDED'],
    [],
  ])
})
