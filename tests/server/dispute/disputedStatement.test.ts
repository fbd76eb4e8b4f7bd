import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goOn } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOrderConfirmed, openedDefect } from '../../support/claim/defectClaims.ts'
import {
  answerDispute,
  type Claimed,
  decideDispute,
  disputed,
} from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'
import { anAccount, close, closeOn, sealedStatement } from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

const anOperator = async () => (await loginOperator(market, ['CLAIMS', 'MONEY'])).browser

/** A confirmed item whose defect claim was refused, and its store. */
async function aRefusedDefect(): Promise<Claimed & { readonly storeId: number }> {
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderConfirmed(market, buyer, await goodsAt(market, [20_000]))
  const { store_id: storeId } = await market.database.db
    .selectFrom('settlement_entries')
    .select('store_id')
    .where('order_id', '=', orderNumberToId(order.orderNumber))
    .limit(1)
    .executeTakeFirstOrThrow()
  const claim = await openedDefect(market, await anOperator(), { order })
  await goOn(market, claim, 'seller.refuse')
  await market.database.db
    .deleteFrom('store_bank_accounts')
    .where('store_id', '=', storeId)
    .execute()
  await anAccount(market, storeId)
  return { buyer, order, claim, storeId }
}

/** The statement that pays for the sale of an order. */
async function statementOf({ order }: Claimed) {
  const orderId = orderNumberToId(order.orderNumber)
  return market.database.db
    .selectFrom('settlement_entries as entries')
    .innerJoin('statements', (join) =>
      join
        .onRef('statements.store_id', '=', 'entries.store_id')
        .on((of) =>
          of.or([
            of('statements.id', '=', of.ref('entries.statement_id')),
            of.and([
              of('entries.statement_id', 'is', null),
              of('statements.day', '=', of.ref('entries.payable_on')),
            ]),
          ]),
        ),
    )
    .select(['statements.id', 'statements.state', 'statements.hold_reason', 'statements.day'])
    .where('entries.order_id', '=', orderId)
    .where('entries.kind', '=', 'SALE')
    .executeTakeFirstOrThrow()
}

const held = async (claimed: Claimed) => {
  const { state, hold_reason: reason } = await statementOf(claimed)
  return [state, reason]
}

async function decide(claimed: Claimed, fault: 'BUYER' | 'SELLER') {
  await answerDispute((await bothSellers(market)).seller, claimed.claim)
  return decideDispute(await anOperator(), claimed.claim, fault)
}

test('마감한 정산서는 분쟁이 열리면 보류하고, 운영자도 풀지 못하고, 결정하면 풀린다', async () => {
  const claimed = await aRefusedDefect()
  const { id, day } = await statementOf(claimed)
  await closeOn(market, day)
  const closed = await held(claimed)
  await disputed(claimed)
  const during = await held(claimed)
  const operator = await anOperator()
  const sealed = await sealedStatement(market, id)
  const release = await operator.call('POST', `/operators/settlements/${sealed}/release`)
  await decide(claimed, 'BUYER')
  expect([closed, during, release, await held(claimed)]).toEqual([
    ['CLOSED', null],
    ['HELD', 'DISPUTE'],
    {
      status: 409,
      body: {
        code: 'STATEMENT_DISPUTED',
        message: REFUSALS.STATEMENT_DISPUTED.message,
        status: 409,
        data: null,
      },
    },
    ['CLOSED', null],
  ])
})

test('열린 정산서는 분쟁 중에 마감하면 보류하고, 판매자 책임이어도 결정하면 풀린다', async () => {
  const claimed = await aRefusedDefect()
  await disputed(claimed)
  const open = await held(claimed)
  const { day } = await statementOf(claimed)
  await closeOn(market, day)
  const closed = await held(claimed)
  const decided = await decide(claimed, 'SELLER')
  expect([open, closed, decided.body.claimStatusEnum, await held(claimed)]).toEqual([
    ['OPEN', null],
    ['HELD', 'DISPUTE'],
    'RI',
    ['CLOSED', null],
  ])
})

test('결정했을 때 계좌가 없으면 그 까닭으로 보류한다', async () => {
  const claimed = await aRefusedDefect()
  await closeOn(market, (await statementOf(claimed)).day)
  await disputed(claimed)
  await market.database.db
    .deleteFrom('store_bank_accounts')
    .where('store_id', '=', claimed.storeId)
    .execute()
  await decide(claimed, 'BUYER')
  expect(await held(claimed)).toEqual(['HELD', 'ACCOUNT_MISSING'])
})

test('마감과 분쟁이 엇갈려도 정산서는 보류한다', async () => {
  const claimed = await aRefusedDefect()
  const { day } = await statementOf(claimed)
  market.advance(Date.parse(`${day}T01:00:00+09:00`) - market.now())
  await Promise.all([close(market), disputed(claimed), close(market)])
  await close(market)
  expect(await held(claimed)).toEqual(['HELD', 'DISPUTE'])
})
