import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, RefusalBody } from '../../support/buyer.ts'
import { anOrderOf, type Input, preview, request } from '../../support/claim/claimCalls.ts'
import { atDesk, withdraw } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOwedClaim, payOwed } from '../../support/claim/owedClaim.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked } from '../../support/order/paidOrder.ts'

/** Sold with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function reported(asked: Promise<Answer<Partial<RefusalBody>>>) {
  const { status, body } = await asked
  return [status, body.code, body.message]
}

test('낼 돈을 기다리는 신청이 있으면 무엇을 먼저 해야 하는지 글로 말한다', async () => {
  const { buyer } = await aMember(market)
  const owed = await anOwedClaim(market, buyer)
  const asked: Input = { buyer, order: owed.order, ...CANCEL }
  const said = [
    await reported(request({ ...asked, items: [1] })),
    await reported(request({ ...asked, items: [0] })),
    await reported(atDesk(market, owed.claim, { type: 'seller.approve' })),
    await reported(atDesk(market, owed.claim, { type: 'system.answerDue' })),
  ]
  await payOwed(market, owed, { answer: 'silent' })
  said.push(await reported(withdraw(buyer, { ...owed.claim, claimTypeEnum: 'CANCEL' })))
  expect(said).toEqual([
    [
      409,
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      '진행 중인 취소·교환·반품에 결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.',
    ],
    [
      409,
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      '같은 배송 묶음에 결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.',
    ],
    [409, 'CLAIM_ADD_PAYMENT_READY', '결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.'],
    [409, 'CLAIM_NOT_DUE', '아직 처리할 때가 되지 않았어요.'],
    [409, 'NOT_CHANGE_ADDITIONAL_PAYMENT', '추가결제 상태가 바뀌어 처리할 수 없어요.'],
  ])
})

test('본상품만 고르면 추가상품과 함께 신청하라고 말한다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1 } })
  expect(await reported(request({ buyer, order, ...CANCEL, items: [0] }))).toEqual([
    409,
    'NOT_PART_CLAIM_ADD_GOODS',
    '추가상품은 본상품과 함께 모두 신청해 주세요.',
  ])
})

test('장부에 돌려줄 돈이 모자라면 사람이 확인한다고 말하고 아무것도 바꾸지 않는다', async () => {
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: await goodsAt(market, [60_000]) })
  const { db } = market.database
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('payments').set({ refunded_amount: 1 }).where('id', '=', id).execute()
  const asked: Input = { buyer, order, ...CANCEL }
  const refusal = [
    409,
    'CLAIM_REFUND_EXCEEDS_PAYMENT',
    '환불 금액을 확인하고 있어요. 고객센터로 문의해 주세요.',
  ]
  const before = await db.selectFrom('claims').select('id').execute()
  const seen = { version: 0, refundAmount: 60_000, additionalPayAmount: 0 }
  expect([
    await reported(preview(asked)),
    await reported(request({ ...asked, more: seen })),
  ]).toEqual([refusal, refusal])
  expect(await db.selectFrom('claims').select('id').execute()).toEqual(before)
})
