import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { saveAddress } from '../../support/addressBook.ts'
import type { Buyer } from '../../support/buyer.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { fillWith } from '../../support/coupon/orderWithCoupons.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { agreeInWindow, approve, type PlacedOrder, showOrder } from '../../support/purchase.ts'
import { marketOf } from '../claim/shopper.ts'
import { prepareOrder } from '../coupon/couponOrder.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'

const NAME = '국내산 무농약 햇사과로만 담근 정성가득수제사과조청선물세트 대용량 3kg (보자기 포장)'
const COUPON = '오래 찾아 주신 분께만 드리는 가을맞이감사이십퍼센트할인쿠폰 (중복 사용 가능)'
const PLACE = {
  name: '할머니댁 별채 이층 작은방',
  receiverName: '남궁가나다라마바사아',
  roadAddress: '경상북도 울릉군 울릉읍 도동2길 가나다라마바사아자차카타파하아파트 1,234동',
  detailAddress: '지하 1층 관리사무소 옆 무인택배함 (공동현관 비밀번호는 관리실에 문의)',
}

/** The coupons in hand, each on the line. */
async function picksOn(buyer: Buyer, cartId: number) {
  const { content } = await buyer.ask<{ content: { couponIssueIdEncrypt: string }[] }>(
    'GET',
    '/promotions/coupons/me',
  )
  return content.map(({ couponIssueIdEncrypt }) => ({ couponIssueIdEncrypt, cartId }))
}

/** A page, and a heading that it is known by once it is whole. */
type Stop = readonly [path: string, whole: string]

async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const [path, whole] of stops) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: whole }).first()).toBeVisible()
    await untilRested(page)
    expect([path, await findOverflow(page)]).toEqual([path, []])
    expect([path, await withLargeText(page, findOverflow)]).toEqual([path, []])
  }
}

test('긴 이름과 쿠폰과 송장이 있어도, 글자를 두 배로 키워도 아무것도 넘치지 않는다', async ({
  page,
}) => {
  test.slow()
  const { buyer, cartIds } = await prepareOrder(page, {
    goods: [{ name: NAME, price: 298_000, quantity: 3 }],
    coupons: [
      { name: COUPON, discount_value: 12_900, on: [0] },
      { name: `${COUPON} 둘`, type: 'DUPLICATION', discount_value: 11_100, on: [0] },
    ],
  })
  await saveAddress(buyer, { ...PLACE, defaultYn: 'Y' })
  await walk(page, [
    [routes.cart(), '장바구니'],
    [routes.orderPayment(cartIds), '주문자'],
    [routes.manageAddress(), '배송지 관리'],
    [routes.couponList(), '쿠폰'],
  ])
  const picks = await picksOn(buyer, cartIds[0] ?? 0)
  const body = await fillWith(buyer, cartIds, picks)
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', {
    body: { ...body, receiver: { ...body.receiver, ...PLACE, name: undefined } },
  })
  const market = marketOf()
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  const order = await showOrder(buyer, placed)
  const [item] = itemsOf(order)
  if (item === undefined) throw new Error('the order has no item')
  await happen(market, item, ...WAY_TO.SC)
  const target = {
    claimTypeEnum: 'RETURN',
    orderShippingPriceIdEncrypt: order.groups[0]?.orderShippingPriceIdEncrypt ?? '',
  }
  await walk(page, [
    [routes.orderList(), '주문내역'],
    [routes.orderDetail(order.ordersIdEncrypt), '결제정보'],
    [routes.orderTracking(item.orderItemIdEncrypt), '배송 상품'],
    [routes.claimRequest(order.ordersIdEncrypt, target), '어떤 상품을 반품할까요?'],
  ])
  const asked = { buyer, order, type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const claim = await requested({ ...asked, more: { reasonDetail: NAME } })
  await walk(page, [
    [routes.claimDetail(claim.orderClaimIdEncrypt), '수거 정보'],
    [routes.claimList(), '취소·교환·반품 내역'],
    [routes.orderList(), '주문내역'],
    [routes.myPage(), '최근 주문'],
    [routes.additionalPay(), '추가결제'],
  ])
})
