import type { cancelledOrder, orderCancelPage } from '@jangteo/contract/claim/orderCancel.schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsAt, stockOf } from '../../support/claim/claimShop.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { type OrderDetail, showOrder } from '../../support/purchase.ts'

/** Of another store. */
const OTHERS = [goodsNamed('하동 세작 녹차'), goodsNamed('진사 도자 찻주전자 450ml')]

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Page = z.output<typeof orderCancelPage>
type Cancelled = z.output<typeof cancelledOrder>
type Named = Pick<OrderDetail, 'ordersIdEncrypt'>

/** A paid order of several stores, and the goods of the one that is drawn for the test. */
async function bought() {
  const [goodsId = 0] = await goodsAt(market, [30_000])
  const { buyer } = await aMember(market)
  const picks = [goodsId, ...OTHERS].map((id) => ({ goodsId: id }))
  const order = await buyPicked(market, buyer, ...picks)
  return { buyer, order, goodsId }
}

const open = (buyer: Buyer, { ordersIdEncrypt }: Named) =>
  buyer.call<Page & { readonly code?: string }>(
    'GET',
    `/orders/pages/order-cancel-request?ordersIdEncrypt=${ordersIdEncrypt}`,
  )

type Canceller = { readonly buyer: Buyer; readonly order: Named; readonly key?: string }

async function bodyOf({ buyer, order }: Canceller) {
  const { body: page } = await open(buyer, order)
  const { version, refundAmount } = page.refund
  const { ordersIdEncrypt } = order
  return { ordersIdEncrypt, claimReasonEnum: 'SIMPLE_CHANGE_OF_MIND', version, refundAmount }
}

const send = ({ buyer, key }: Canceller, body: object) =>
  buyer.call<Cancelled & { readonly code?: string }>(
    'POST',
    '/orders/claims/order-cancel-request',
    {
      body,
      ...(key === undefined ? {} : { key }),
    },
  )

async function claimCount({ ordersIdEncrypt }: Named, buyer: Buyer): Promise<number> {
  const order = await showOrder(buyer, { ordersIdEncrypt })
  return itemsOf(order).filter(({ claimStatusEnum }) => claimStatusEnum !== null).length
}

test('여러 가게의 주문을 한 번에 취소하면 묶음마다 신청이 끝나고, 낸 돈이 모두 돌아가고, 재고가 되살아난다', async () => {
  const asked = await bought()
  const before = await stockOf(market, asked.goodsId)
  const { body: page } = await open(asked.buyer, asked.order)
  const { status, body } = await send(asked, await bodyOf(asked))
  const after = await showOrder(asked.buyer, asked.order)
  expect({
    page: [page.groups.length, page.refund.refundAmount, page.refund.additionalPayAmount],
    reasons: page.claimReasonEnumList,
    answer: [status, body.claimList.map(({ claimStatusEnum }) => claimStatusEnum)],
    items: itemsOf(after).map((item) => [item.orderItemStatusEnum, item.claimStatusEnum]),
    refunded: after.payment.refundList.reduce((sum, { amount }) => sum + amount, 0),
    stock: (await stockOf(market, asked.goodsId)).map((now, at) => now - (before[at] ?? 0)),
  }).toEqual({
    page: [2, asked.order.payableAmount, 0],
    reasons: ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION'],
    answer: [200, ['CC', 'CC']],
    items: [
      ['C', 'CC'],
      ['C', 'CC'],
      ['C', 'CC'],
    ],
    refunded: asked.order.payableAmount,
    stock: [1, 0, 0],
  })
})

test('둘이 한꺼번에 취소해도 한 번만 취소되고, 같은 번호로 다시 보내면 같은 답이다', async () => {
  const asked = await bought()
  const body = await bodyOf(asked)
  const answers = await atOnce(market, 'claims', [
    () => send({ ...asked, key: 'one' }, body),
    () => send({ ...asked, key: 'other' }, body),
  ])
  const codes = answers.map(({ status, body: { code = '' } }) =>
    status === 200 ? 'cancelled' : code,
  )
  const won = codes.indexOf('cancelled')
  const again = await send({ ...asked, key: won === 0 ? 'one' : 'other' }, body)
  expect([codes.toSorted(), again, await claimCount(asked.order, asked.buyer)]).toEqual([
    ['NOT_CHANGE_STATUS', 'cancelled'],
    answers[won],
    3,
  ])
})

test('한 가게라도 확인한 주문과 남의 주문은 한 번에 취소하지 않고, 아무것도 남기지 않는다', async () => {
  const asked = await bought()
  const body = await bodyOf(asked)
  const stranger = await send({ ...asked, buyer: aBuyer(market) }, body)
  const other = await send({ ...asked, buyer: (await aMember(market)).buyer }, body)
  await happen(market, itemOf(asked.order), ...WAY_TO.SR)
  expect([
    stranger.status,
    other.body.code,
    (await open(asked.buyer, asked.order)).body.code,
    (await send(asked, body)).body.code,
    await claimCount(asked.order, asked.buyer),
  ]).toEqual([401, 'ORDER_NOT_FOUND', 'NOT_CHANGE_STATUS', 'NOT_CHANGE_STATUS', 0])
})

test('본 금액과 다르거나 사유가 없으면 거절하고, 아무것도 남기지 않는다', async () => {
  const asked = await bought()
  const body = await bodyOf(asked)
  const refusals = []
  for (const wrong of [
    { refundAmount: body.refundAmount - 1 },
    { version: body.version + 1 },
    { claimReasonEnum: null },
    { claimReasonEnum: 'DAMAGE_DEFECT' },
  ]) {
    refusals.push((await send(asked, { ...body, ...wrong })).body.code)
  }
  expect([refusals, await claimCount(asked.order, asked.buyer)]).toEqual([
    [
      'CLAIM_AMOUNT_CHANGED',
      'CLAIM_AMOUNT_CHANGED',
      'CLAIM_REASON_REQUIRED',
      'CLAIM_REASON_REQUIRED',
    ],
    0,
  ])
})
