import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { expect } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { withdraw } from '../../support/claim/claimDesk.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { confirm, itemsOf } from '../../support/order/paidOrder.ts'
import { aShopper } from '../claim/shopper.ts'
import { prepareOrder } from '../coupon/couponOrder.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')

/** Has an order be placed days ago. */
async function placedDaysAgo(orderNumber: string, days: number): Promise<void> {
  const stock = openStock()
  await stock.database.db
    .updateTable('orders')
    .set({ created_at: new Date(Date.now() - days * 24 * 60 * 60_000) })
    .where('id', '=', orderNumberToId(orderNumber))
    .execute()
  await stock.close()
}

test('주문내역은 3개월을 먼저 보이고, 그 안에 없으면 마지막 주문까지 넓히며 그렇다고 말한다', async ({
  page,
}) => {
  const { buy } = await aShopper(page)
  const { orderNumber } = await buy({ goodsId: STRAWBERRIES })
  const bought = page.getByRole('article').filter({ hasText: '논산 설향 딸기 500g 2팩' })
  await placedDaysAgo(orderNumber, 20)
  await page.goto(routes.orderList())
  await expect(page.getByLabel('조회 기간')).toHaveValue('THREE_MONTHS')
  await expect(bought).toBeVisible()
  await expect(page.getByText(/안에 주문이 없어/)).toHaveCount(0)
  await placedDaysAgo(orderNumber, 150)
  await page.reload()
  await expect(page.getByText(/최근 3개월 안에 주문이 없어 .* 주문까지 보여드려요/)).toBeVisible()
  await expect(bought).toBeVisible()
})

test('상품마다 상태가 다른 주문은 마이페이지에서 끝난 것처럼 보이지 않는다', async ({ page }) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: TEE, others: [STRAWBERRIES], until: 'SC' })
  const [first] = itemsOf(order)
  if (first === undefined) throw new Error('the order has no item')
  await confirm(buyer, first)
  await page.goto(routes.myPage())
  const recent = page.getByRole('region', { name: '최근 주문' })
  await expect(recent).toContainText('배송완료 외 1')
  await expect(recent.getByText('구매확정', { exact: true })).toHaveCount(0)
})

test('철회한 반품에는 수거를 기다린다는 말이 없다', async ({ page }) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE' })
  await page.goto(routes.claimDetail(claim.orderClaimIdEncrypt))
  await expect(page.getByText('수거 대기')).toBeVisible()
  await withdraw(buyer, claim)
  await page.reload()
  await expect(page.getByRole('heading', { name: /반품 신청을 철회했어요/ })).toBeVisible()
  await expect(page.getByText('수거 대기')).toHaveCount(0)
})

test('쿠폰의 수는 지금 사용할 수 있는 것만 센다', async ({ page }) => {
  await prepareOrder(page, {
    goods: [{ name: '쿠폰 찻잎', price: 29_900, quantity: 1 }],
    coupons: [
      { name: '쓸 쿠폰', on: [0] },
      { name: '멈춘 쿠폰', on: [0], restricted_at: new Date(), restricted_by: 'OPERATOR' },
    ],
  })
  await page.goto(routes.couponList())
  await expect(page.getByText('멈춘 쿠폰')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '쿠폰 상태' })
  await expect(tabs.getByRole('button', { name: /사용/ }).first()).toContainText(/ 1$/)
  await page.goto(routes.myPage())
  await expect(page.getByRole('link', { name: '쿠폰 1' })).toBeVisible()
})
