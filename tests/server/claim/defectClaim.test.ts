import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { claimRow, showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, payAdditional } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import {
  anOrderConfirmed,
  defectPreview,
  openDefect,
  openedDefect,
} from '../../support/claim/defectClaims.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'
import { bothSellers, type SellerClaimDetail } from '../../support/seller/sellerDesk.ts'
import { buyWith, confirmRest, entriesOfOrder } from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let operator: Buyer
let operatorId: number
beforeAll(async () => {
  market = await openMarket()
  const login = await loginOperator(market, ['CLAIMS'])
  operator = login.browser
  operatorId = login.operatorId
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1000
const codeOf = (code: keyof typeof REFUSALS) => [
  REFUSALS[code].status,
  code,
  REFUSALS[code].message,
]

async function confirmed(prices: readonly number[] = [20_000]) {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, prices)
  return { buyer, order: await anOrderConfirmed(market, buyer, goods) }
}

describe('구매확정 후 하자 반품', () => {
  test('운영자가 접수하고, 수거와 검수를 지나 환불하면 판매를 그대로 되돌린다', async () => {
    const { buyer, order } = await confirmed()
    const before = await entriesOfOrder(market, order)
    const claim = await openedDefect(market, operator, { order })
    const { seller } = await bothSellers(market)
    const seen = await seller.ask<SellerClaimDetail>(
      'GET',
      `/sellers/claims/${claim.orderClaimIdEncrypt}`,
    )
    const states = await goOn(market, claim, 'seller.collect', 'seller.accept')
    const after = await entriesOfOrder(market, order)
    const [item] = itemsOf(await showOrder(buyer, order))
    const shown = await showClaim(buyer, claim)
    expect([
      seen.claimReasonEnum,
      seen.responsible,
      seen.pickup?.methodEnum,
      states,
      item?.orderItemStatusEnum,
      shown.refund?.refundAmount,
    ]).toEqual(['DAMAGE_DEFECT', 'SELLER', 'COLLECT', ['RI', 'RC'], 'R', order.payment.amount])
    expect(before.map(({ kind }) => kind)).toEqual(['SALE', 'SHIPPING'])
    expect(after.slice(2).map(({ kind }) => kind)).toEqual(['AFTER_SALE', 'AFTER_SALE'])
    expect([
      sumWon(after.map(({ payable }) => payable)),
      sumWon(after.map(({ fee }) => fee)),
      sumWon(after.map(({ fee_vat }) => fee_vat)),
    ]).toEqual([0, 0, 0])
  })

  test('구매자 책임이면 반품비를 받고, 배송비 정산은 그대로 둔다', async () => {
    const { buyer, order } = await confirmed()
    const claim = await openedDefect(market, operator, { order, faultEnum: 'BUYER' })
    await payIfOwed(buyer, claim)
    expect(await goOn(market, claim, 'seller.collect', 'seller.accept')).toEqual(['RI', 'RC'])
    const entries = await entriesOfOrder(market, order)
    const refund = (await showClaim(buyer, claim)).refund
    const held = order.payment.amount - (refund?.refundAmount ?? 0)
    expect(entries.map(({ kind }) => kind)).toEqual(['SALE', 'SHIPPING', 'CLAIM_FEE', 'AFTER_SALE'])
    expect(dividedOf(entries)).toBe(held)
  })

  test('남은 상품이 스토어쿠폰을 잃으면 그 판매를 고쳐 정산한다', async () => {
    const { buyer } = await aMember(market)
    const goods = await goodsAt(market, [40_000, 20_000])
    const coupon = { discount_value: 6_000, minimum_amount: 50_000, market_share: 50 }
    const order = await buyWith(market, buyer, {
      goods,
      coupons: [{ place: 'STORE', terms: coupon }],
    })
    await confirmRest(market, buyer, order)
    const claim = await openedDefect(market, operator, { order, items: [0], faultEnum: 'BUYER' })
    await payIfOwed(buyer, claim)
    await goOn(market, claim, 'seller.collect', 'seller.accept')
    const entries = await entriesOfOrder(market, order)
    const { refund } = await showClaim(buyer, claim)
    expect(refund?.storeCouponWithdrawn).toBe(2_000)
    expect(
      entries
        .filter(({ kind }) => kind === 'AFTER_SALE')
        .map(({ gross, seller_discount, market_discount }) => [
          gross,
          seller_discount,
          market_discount,
        ])
        .slice(0, 2),
    ).toEqual([
      [0, -1_000, -1_000],
      [-40_000, -2_000, -2_000],
    ])
    expect(dividedOf(entries)).toBe(
      order.payment.amount - (refund?.refundAmount ?? 0) + (refund?.additionalPayAmount ?? 0),
    )
  })

  test('거부하거나 철회하면 구매확정 그대로다', async () => {
    const { buyer, order } = await confirmed()
    const refusedClaim = await openedDefect(market, operator, { order })
    await goOn(market, refusedClaim, 'seller.refuse')
    const again = await openedDefect(market, operator, { order })
    const path = `/orders/claims/${again.orderClaimIdEncrypt}/return-cancel`
    await buyer.ask('PATCH', path)
    const [item] = itemsOf(await showOrder(buyer, order))
    const kinds = (await entriesOfOrder(market, order)).map(({ kind }) => kind)
    expect([item?.orderItemStatusEnum, kinds]).toEqual(['BF', ['SALE', 'SHIPPING']])
  })

  test('누가 접수했는지 감사 기록과 진행 내역에 남고, 둘 다 알린다', async () => {
    const { order } = await confirmed()
    const claim = await openedDefect(market, operator, { order })
    const { id, asked_by: askedBy } = await claimRow(market, claim)
    const { db } = market.database
    const [audit] = await db
      .selectFrom('audit_log')
      .select(['who', 'call', 'reason'])
      .where('target', '=', `claim:${id}`)
      .execute()
    const notified = await db
      .selectFrom('notifications')
      .select(['inbox', 'kind'])
      .where('dedupe_key', 'like', `%CLAIM_%:${id}%`)
      .orderBy('kind')
      .execute()
    expect([askedBy, audit, notified]).toEqual([
      'system',
      {
        who: `operator:${operatorId}`,
        call: 'operatorClaim.openDefect',
        reason: '두 번 켜면 꺼져요',
      },
      [
        { inbox: 'SELLER', kind: 'CLAIM_RECEIVED' },
        { inbox: 'BUYER', kind: 'CLAIM_STEP' },
      ],
    ])
  })
})

describe('접수하지 못하는 하자 반품', () => {
  test('구매확정 전에는 구매자가 신청한다', async () => {
    const { buyer } = await aMember(market)
    const order = await buyWith(market, buyer, { goods: await goodsAt(market, [20_000]) })
    for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
    const { status, body } = await openDefect(market, operator, { order })
    expect([status, body.code, body.message]).toEqual(codeOf('DEFECT_ITEM_NOT_CONFIRMED'))
  })

  test('안 날이 받기 전이거나 내일이면 안 된다', async () => {
    const { order } = await confirmed()
    const tomorrow = kstDayOf(market.now() + DAY_MS)
    const answers = [
      await openDefect(market, operator, { order, noticedOn: '2020-01-01' }),
      await openDefect(market, operator, { order, noticedOn: tomorrow }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      codeOf('DEFECT_DAY_INVALID'),
      codeOf('DEFECT_DAY_INVALID'),
    ])
  })

  test('사유가 짧거나 금액이 바뀌었으면 아무것도 쓰지 않는다', async () => {
    const { buyer, order } = await confirmed()
    const short = await openDefect(market, operator, { order, reasonDetail: '네 글자' })
    const { body: seen } = await defectPreview(operator, { order })
    const changed = await openDefect(market, operator, {
      order,
      seen: { ...seen, refundAmount: seen.refundAmount - 1 },
    })
    const [item] = itemsOf(await showOrder(buyer, order))
    expect([short.body.code, changed.body.code, item?.actions.includes('SHOW_CLAIM')]).toEqual([
      'CLAIM_REASON_DETAIL_REQUIRED',
      'CLAIM_AMOUNT_CHANGED',
      false,
    ])
  })

  test('같은 키로 두 번 보내면 한 번 접수한 것과 같다', async () => {
    const { order } = await confirmed()
    const [key, { body: seen }] = [crypto.randomUUID(), await defectPreview(operator, { order })]
    const answers = [
      await openDefect(market, operator, { order, seen, key }),
      await openDefect(market, operator, { order, seen, key }),
    ]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  test('두 운영자가 함께 접수하면 하나만 된다', async () => {
    const { order } = await confirmed()
    const other = (await loginOperator(market, ['CLAIMS'])).browser
    const answers = await Promise.all([
      openDefect(market, operator, { order }),
      openDefect(market, other, { order }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe(
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
    )
  })

  test('받은 날부터 석 달이 지나면 안 된다', async () => {
    const { order } = await confirmed()
    market.advance(93 * DAY_MS)
    const later = (await loginOperator(market, ['CLAIMS'])).browser
    const noticedOn = kstDayOf(market.now())
    const { status, body } = await openDefect(market, later, { order, noticedOn })
    expect([status, body.code, body.message]).toEqual(codeOf('DEFECT_PERIOD_OVER'))
  })
})

type Entries = Awaited<ReturnType<typeof entriesOfOrder>>

function dividedOf(entries: Entries): number {
  return sumWon(
    entries.map(
      ({ payable, fee, fee_vat, market_discount }) => payable + fee + fee_vat - market_discount,
    ),
  )
}

async function payIfOwed(
  buyer: Buyer,
  claim: { readonly orderClaimIdEncrypt: string },
): Promise<void> {
  const { additionalPayment } = await showClaim(buyer, claim)
  if (additionalPayment !== null) await payAdditional(market, buyer, claim)
}
