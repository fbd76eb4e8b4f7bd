import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { claimRow, request, showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, type NamedClaim, work } from '../../support/claim/claimDesk.ts'
import {
  aClaim,
  answerDispute,
  aRefusedClaim,
  decideDispute,
  dispute,
  disputed,
  statesOf,
} from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { confirm, itemsOf } from '../../support/order/paidOrder.ts'
import { type OrderDetail, showOrder } from '../../support/purchase.ts'
import {
  act,
  bothSellers,
  sellerItemOf,
  type SellerClaim,
} from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS
const codeOf = (code: keyof typeof REFUSALS) => [
  REFUSALS[code].status,
  code,
  REFUSALS[code].message,
]
const said = ({ status, body }: { readonly status: number; readonly body: object }) =>
  'code' in body && 'message' in body ? [status, body.code, body.message] : [status]

const anOperator = async (): Promise<Buyer> => (await loginOperator(market, ['CLAIMS'])).browser
const aSeller = async (): Promise<Buyer> => (await bothSellers(market)).seller

const ship = async (seller: Buyer, order: OrderDetail) =>
  act(seller, '/sellers/orders/ship', {
    items: [await sellerItemOf(seller, order)],
    courierEnum: 'FREIGHT',
    invoice: '700000000001',
  })

async function notifiedOf(claimId: number) {
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(['inbox', 'kind'])
    .where('dedupe_key', 'like', `%DISPUTE_%:${claimId}%`)
    .orderBy('id')
    .execute()
  return rows.map(({ inbox, kind }) => `${inbox} ${kind}`)
}

const claimIdOf = async (claim: NamedClaim): Promise<number> => (await claimRow(market, claim)).id

describe('분쟁', () => {
  test('구매자가 신청하고, 판매자가 답하고, 운영자가 판매자 책임으로 결정하면 거부된 반품이 진행된다', async () => {
    const claimed = await aRefusedClaim(market)
    const { buyer, claim, order } = claimed
    const [seller, operator] = [await aSeller(), await anOperator()]
    const before = await showClaim(buyer, claim)
    const opened = await disputed(claimed)
    const answered = await answerDispute(seller, claim)
    const decided = await decideDispute(operator, claim, 'SELLER')
    const refusal = await seller.call(
      'POST',
      `/sellers/claims/${claim.orderClaimIdEncrypt}/refuse`,
      {
        body: { memo: '다시 거부할게요' },
      },
    )
    const done = await goOn(market, claim, 'seller.accept')
    const after = await showClaim(buyer, claim)
    const [item] = itemsOf(await showOrder(buyer, order))
    expect([
      [before.disputable, before.dispute],
      [opened.stateEnum, opened.reason, opened.answer],
      [answered.status, answered.body.dispute?.stateEnum],
      [decided.status, decided.body.claimStatusEnum, decided.body.responsible],
      said(refusal),
      done,
      [after.disputable, after.dispute?.faultEnum, after.dispute?.decision],
      item?.orderItemStatusEnum,
      after.refund?.refundAmount,
    ]).toEqual([
      [true, null],
      ['ANSWERING', '설명과 다른 상품이에요', null],
      [200, 'DECIDING'],
      [200, 'RI', 'SELLER'],
      codeOf('CLAIM_DISPUTE_UPHELD'),
      ['RC'],
      [false, 'SELLER', '사진으로 확인했어요'],
      'R',
      order.payment.amount,
    ])
    expect(await notifiedOf(await claimIdOf(claim))).toEqual([
      'SELLER DISPUTE_OPENED',
      'BUYER DISPUTE_STEP',
      'OPERATOR DISPUTE_TO_DECIDE',
      'BUYER DISPUTE_STEP',
      'SELLER DISPUTE_ENDED',
    ])
  })

  test('구매자 책임이면 거부된 채로 남고, 구매확정을 다시 할 수 있다', async () => {
    const claimed = await aRefusedClaim(market)
    const { buyer, claim, order } = claimed
    await disputed(claimed)
    const [item] = itemsOf(order)
    const during = item === undefined ? null : await confirm(buyer, item)
    await answerDispute(await aSeller(), claim)
    const decided = await decideDispute(await anOperator(), claim, 'BUYER')
    const history = (await showClaim(buyer, claim)).history.at(-1)
    const after = item === undefined ? null : await confirm(buyer, item)
    expect([during?.status, decided.status, await statesOf(claimed), after?.status]).toEqual([
      409,
      200,
      ['RR', 'DECIDED'],
      200,
    ])
    expect([history?.actor, history?.action]).toEqual(['SYSTEM', '구매자 책임 결정'])
  })

  test('거부된 취소는 분쟁 중에 발송하지 못하고, 판매자 책임이면 바로 취소된다', async () => {
    const claimed = await aRefusedClaim(market, 'CANCEL')
    const { claim, order, buyer } = claimed
    const seller = await aSeller()
    await disputed(claimed)
    const shipped = await ship(seller, order)
    await answerDispute(seller, claim)
    const decided = await decideDispute(await anOperator(), claim, 'SELLER')
    await work(market, 'settle-refunds')
    const [item] = itemsOf(await showOrder(buyer, order))
    expect([
      shipped.map(({ code }) => code),
      decided.body.claimStatusEnum,
      item?.orderItemStatusEnum,
      (await showClaim(buyer, claim)).refundList.map(({ amount }) => amount),
    ]).toEqual([['ORDER_ITEM_CLAIM_OPEN'], 'CC', 'C', [order.payment.amount]])
  })

  test('분쟁 중에는 같은 상품을 다시 신청하지 못한다', async () => {
    const claimed = await aRefusedClaim(market)
    await disputed(claimed)
    const { buyer, order } = claimed
    const again = await request({ buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' })
    expect(again.body.code).toBe('ORDER_ITEM_CLAIM_IN_PROGRESS')
  })

  test('분쟁 중에 신청이 철회되면 분쟁도 종결된다', async () => {
    const claimed = await aClaim(market)
    market.advance(WEEK_MS)
    await disputed(claimed)
    const { buyer, claim } = claimed
    await buyer.ask('PATCH', `/orders/claims/${claim.orderClaimIdEncrypt}/return-cancel`)
    const { dispute: shown } = await showClaim(buyer, claim)
    const decided = await decideDispute(await anOperator(), claim, 'SELLER')
    expect([shown?.stateEnum, said(decided)]).toEqual(['CLOSED', codeOf('DISPUTE_STATE_CHANGED')])
  })

  test('판매자가 3영업일 동안 두면 신청할 수 있고, 판매자 책임이면 수거로 넘어간다', async () => {
    const claimed = await aClaim(market)
    const early = await dispute(claimed)
    market.advance(WEEK_MS)
    await disputed(claimed)
    await answerDispute(await aSeller(), claimed.claim)
    const decided = await decideDispute(await anOperator(), claimed.claim, 'SELLER')
    expect([said(early), decided.body.claimStatusEnum]).toEqual([codeOf('DISPUTE_TOO_EARLY'), 'RI'])
  })

  test('답변 기한이 지나면 작업이 장터에 넘기고, 늦은 답변은 받지 않는다', async () => {
    const claimed = await aRefusedClaim(market)
    const { claim } = claimed
    await disputed(claimed)
    const soon = await decideDispute(await anOperator(), claim, 'SELLER')
    await work(market, 'answer-dispute')
    const before = await statesOf(claimed)
    market.advance(WEEK_MS)
    const late = await answerDispute(await aSeller(), claim)
    await work(market, 'answer-dispute')
    await work(market, 'answer-dispute')
    const again = await answerDispute(await aSeller(), claim)
    expect([said(soon), before, said(late), await statesOf(claimed), said(again)]).toEqual([
      codeOf('DISPUTE_ANSWER_AWAITED'),
      ['RR', 'ANSWERING'],
      codeOf('DISPUTE_ANSWER_OVER'),
      ['RR', 'DECIDING'],
      codeOf('DISPUTE_STATE_CHANGED'),
    ])
  })

  test('운영자와 판매자의 분쟁 탭에 진행 중인 것만 있다', async () => {
    const claimed = await aRefusedClaim(market)
    await disputed(claimed)
    const [seller, operator] = [await aSeller(), await anOperator()]
    const keyword = `claimTabEnum=DISPUTE&keyword=${claimed.order.orderNumber}`
    const ids = async (who: Buyer, path: string) => {
      const { content } = await who.ask<{ content: SellerClaim[] }>('GET', `${path}?${keyword}`)
      return content.map(({ orderClaimIdEncrypt }) => orderClaimIdEncrypt)
    }
    const before = [await ids(seller, '/sellers/claims'), await ids(operator, '/operators/claims')]
    await answerDispute(seller, claimed.claim)
    await decideDispute(operator, claimed.claim, 'BUYER')
    const { orderClaimIdEncrypt: id } = claimed.claim
    expect([before, await ids(operator, '/operators/claims')]).toEqual([[[id], [id]], []])
  })
})
