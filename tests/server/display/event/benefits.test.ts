import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../support/buyer.ts'
import { aCoupon, download, getCoupon, refusal } from '../../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../../support/demoGoods.ts'
import { aBenefit } from '../../../support/display/anEvent.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember } from '../../../support/member.ts'
import { agreeInWindow, placeOrder, putInCart } from '../../../support/purchase.ts'

type Offer = { readonly couponId: number; readonly name: string; readonly issuedYn: string }
type Page = {
  readonly couponList: readonly Offer[]
  readonly firstPurchaseCoupon: Offer | null
  readonly cardInstallmentList: readonly { readonly cardCompany: string }[]
  readonly eventList: readonly { readonly title: string }[]
  readonly benefitList: readonly { readonly title: string }[]
}
type Welcome = {
  readonly endsAt: string | null
  readonly openYn: string
  readonly couponList: readonly Offer[]
  readonly stepList: readonly { readonly stepEnum: string; readonly doneYn: string }[]
}

let market: TestMarket
let visitor: Buyer
let inDays: (days: number) => Date
beforeAll(async () => {
  market = await openMarket()
  visitor = aBuyer(market)
  inDays = (days) => new Date(market.now() + days * DAY_MS)
})
afterAll(() => market.close())

const openPage = (buyer: Buyer) => buyer.ask<Page>('GET', '/displays/pages/view-benefit')
const openWelcome = (buyer: Buyer) => buyer.ask<Welcome>('GET', '/displays/events/welcome')

describe('혜택 화면', () => {
  test('쿠폰, 첫 구매 쿠폰, 무이자 할부, 먼저 끝나는 이벤트 다섯, 혜택이 한 번에 나온다', async () => {
    const page = await openPage(visitor)
    expect([
      page.couponList[0]?.name,
      page.firstPurchaseCoupon?.name,
      page.cardInstallmentList.length > 0,
      page.eventList.length,
      page.eventList[0]?.title,
      page.benefitList.map(({ title }) => title),
    ]).toEqual([
      '장터 첫걸음 3,000원',
      '첫 구매 5,000원',
      true,
      5,
      '장보는 주말, 쿠폰 세 장',
      ['새 회원 혜택', '단골 가게 쿠폰', '카드 무이자 할부', '오늘의 장보기'],
    ])
    expect(page.couponList.map(({ name }) => name)).not.toContain('새 회원 3,000원')
  })

  test('받은 쿠폰은 받은 것으로 나오고, 짧은 주소로도 같은 답을 한다', async () => {
    const { buyer } = await aMember(market)
    const { couponList } = await openPage(buyer)
    const couponId = couponList[0]?.couponId ?? 0
    await getCoupon(buyer, couponId)
    const after = await buyer.ask<Page>('GET', '/pages/view-benefit')
    expect(after.couponList.filter(({ issuedYn }) => issuedYn === 'Y')).toEqual([
      { ...after.couponList[0], couponId, issuedYn: 'Y' },
    ])
  })

  test('결제한 적이 있으면 첫 구매 쿠폰이 나오지 않고 받을 수도 없다', async () => {
    const { buyer } = await aMember(market)
    const couponId = (await openPage(buyer)).firstPurchaseCoupon?.couponId ?? 0
    const cartId = await putInCart(buyer, goodsNamed('하동 세작 녹차'))
    const order = await placeOrder(buyer, [cartId])
    expect((await openPage(buyer)).firstPurchaseCoupon?.couponId).toEqual(couponId)
    const body = await agreeInWindow(market, { buyer, order })
    await buyer.ask('POST', `/systems/payments/${order.paymentGatewayIdEncrypt}/approve-data`, {
      body,
    })
    expect((await openPage(buyer)).firstPurchaseCoupon).toEqual(null)
    expect(await download(buyer, couponId)).toEqual(
      refusal('COUPON_CONDITION_UNMET', 409, '발급 조건에 맞지 않아요.'),
    )
  })
})

describe('한 혜택', () => {
  test('본문과 쿠폰을 보여 주고, 끝나면 쿠폰은 없다', async () => {
    const couponId = await aCoupon(market)
    const id = await aBenefit(market, { couponIds: [couponId] })
    type Detail = { readonly body: string; readonly couponList: readonly Offer[] }
    const show = () => visitor.ask<Detail>('GET', `/benefits/${id}`)
    const shown = await show()
    expect([shown.body, shown.couponList.map((coupon) => coupon.couponId)]).toEqual([
      '본문이에요.',
      [couponId],
    ])
    await market.database.db
      .updateTable('benefits')
      .set({ ends_at: inDays(-1) })
      .where('id', '=', id)
      .execute()
    expect((await show()).couponList).toEqual([])
  })

  test('숨긴 것, 시작 전인 것, 모르는 것은 없다', async () => {
    const ids = [
      await aBenefit(market, { is_hidden: true }),
      await aBenefit(market, { starts_at: inDays(1) }),
      999_999,
    ]
    const answers = []
    for (const id of ids) answers.push(await visitor.call('GET', `/displays/benefits/${id}`))
    expect(answers).toEqual(
      ids.map(() => refusal('BENEFIT_NOT_FOUND', 404, '혜택을 찾을 수 없어요.')),
    )
  })
})

describe('새 회원 혜택', () => {
  test('가입하고 14일 동안 쿠폰을 받고, 할 일을 한 만큼 표시한다', async () => {
    const { buyer } = await aMember(market)
    const before = await openWelcome(buyer)
    const couponId = before.couponList[0]?.couponId ?? 0
    expect([before.openYn, before.endsAt, before.stepList.map(({ doneYn }) => doneYn)]).toEqual([
      'Y',
      new Date(Date.parse('2026-09-04T23:59:59.999+09:00')).toISOString(),
      ['N', 'N', 'N'],
    ])
    await getCoupon(buyer, couponId)
    const after = await openWelcome(buyer)
    expect(after.stepList).toEqual([
      { stepEnum: 'COUPON', doneYn: 'Y' },
      { stepEnum: 'ADDRESS', doneYn: 'N' },
      { stepEnum: 'ORDER', doneYn: 'N' },
    ])
  })

  test('14일이 지난 회원은 받을 수 없고, 비회원에게는 가입하면 받는다고 보여 준다', async () => {
    const { buyer } = await aMember(market, 'MEMBER', { created_at: inDays(-14) })
    const guest = await openWelcome(visitor)
    const couponId = guest.couponList[0]?.couponId ?? 0
    const { openYn, couponList } = await openWelcome(buyer)
    expect([openYn, couponList, guest.openYn, guest.endsAt, guest.stepList]).toEqual([
      'N',
      [],
      'Y',
      null,
      [],
    ])
    expect((await download(buyer, couponId)).body.code).toEqual('COUPON_CONDITION_UNMET')
  })
})
