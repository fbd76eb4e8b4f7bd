import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import type { Buyer } from '../../support/buyer.ts'
import { fillWith, place } from '../../support/coupon/orderWithCoupons.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { changeGoods } from '../../support/stock.ts'
import { agreeToTerms, openOrder, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { couponsOf, openCheckout, prepareOrder, sheetOf, WORKED } from './couponOrder.ts'

/** The same buyer orders a line with a coupon in another tab. */
async function orderElsewhere(buyer: Buyer, cartId: number, name: string): Promise<void> {
  const { slots } = await buyer.ask<{
    readonly slots: readonly {
      readonly choices: readonly { readonly name: string; readonly couponIssueIdEncrypt: string }[]
    }[]
  }>('GET', `/promotions/coupons/shopping-order?cartId=[${cartId}]`)
  const choices = slots.flatMap((slot) => slot.choices)
  const coupon = choices.find((choice) => choice.name === name)
  const couponIssueIdEncrypt = coupon?.couponIssueIdEncrypt ?? ''
  const body = await fillWith(buyer, [cartId], [{ couponIssueIdEncrypt, cartId }])
  expect((await place(buyer, body)).status).toEqual(200)
}

const groupOf = (page: Page, name: RegExp, index = 0) =>
  sheetOf(page).getByRole('group', { name }).nth(index)

test('가장 좋은 쿠폰이 적용된 주문서에서 쿠폰을 바꿔 보고 사면, 장바구니부터 주문까지 금액이 같다', async ({
  page,
  inspect,
}) => {
  const { stock } = await prepareOrder(page, WORKED)
  await stock.close()
  await page.goto(routes.cart())
  const store = page.getByRole('main')
  const row = store.getByRole('button', { name: /쿠폰 4장 적용/ })
  await expect(row).toHaveText('쿠폰 4장 적용-11,670원')
  await expect(store).toContainText('쿠폰 적용 예상가61,463원')
  await inspect('cart-coupons')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  await row.click()
  const used = page.getByRole('dialog', { name: '다담다실 쿠폰' })
  await expect(used.getByRole('listitem')).toHaveCount(4)
  await expect(used).toContainText('찻잎 10% 쿠폰-5,000원')
  await page.keyboard.press('Escape')
  await expect(used).toHaveCount(0)
  const heights = await page.evaluateHandle(() => {
    const seen = new Set<number>()
    const watch = () => seen.add(document.documentElement.scrollHeight)
    new ResizeObserver(watch).observe(document.body)
    return seen
  })
  const cupOf = (step: string) =>
    store.getByRole('button', { name: new RegExp(`^쿠폰 찻잔 .*수량 ${step}$`) })
  await cupOf('늘리기').click()
  await expect(row.or(store.getByRole('button', { name: /쿠폰 \d장 적용/ }))).not.toHaveText(
    '쿠폰 4장 적용-11,670원',
  )
  await cupOf('줄이기').click()
  await expect(row).toHaveText('쿠폰 4장 적용-11,670원')
  expect(await heights.evaluate((seen) => seen.size)).toEqual(1)
  await expect(store.getByRole('link', { name: '다담다실' })).toHaveAttribute(
    'href',
    routes.store('dadam'),
  )
  await store.getByRole('checkbox', { name: '쿠폰 찻잔' }).click()
  await expect(store).toContainText('쿠폰 적용 예상가52,060원')
  await store.getByRole('checkbox', { name: '쿠폰 찻잔' }).click()
  await page.getByRole('button', { name: '2개 구매하기' }).click()
  const section = couponsOf(page)
  await expect(section).toContainText('쿠폰 할인-11,670원 · 4장 적용')
  await inspect('checkout-coupons')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  const opener = section.getByRole('button', { name: '쿠폰 변경' })
  await opener.press('Enter')
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('button', { name: '11,670원 할인 적용' })).toBeVisible()
  await expect(sheet.getByText('10만원부터 쿠폰')).toBeVisible()
  await expect(sheet.getByText('100,000원 이상 구매할 때 사용할 수 있어요.')).toBeVisible()
  await inspect('coupon-sheet')

  const [leaves, cup] = [groupOf(page, /쿠폰 찻잎/), groupOf(page, /쿠폰 찻잔/)]
  await leaves.getByRole('radio', { name: /찻잎 10% 쿠폰/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(leaves.getByRole('radio', { name: /어디나 7% 쿠폰/ })).toBeChecked()
  await expect(cup.getByRole('radio', { name: '적용 안 함' })).toBeChecked()
  await expect(cup).toContainText('다른 상품에 적용 중')
  await expect(sheet.getByRole('button', { name: /할인 적용/ })).toHaveText('9,960원 할인 적용')
  await page.keyboard.press('Shift+Tab')
  await expect(cup.getByRole('radio', { name: '적용 안 함' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(section).toContainText('-11,670원 · 4장 적용')

  await opener.click()
  await groupOf(page, /다담다실/)
    .getByText('적용 안 함')
    .click()
  await sheet.getByRole('button', { name: '8,670원 할인 적용' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(section).toContainText('-8,670원 · 3장 적용')
  await opener.click()
  await expect(sheet.getByRole('button', { name: /할인 적용/ })).toHaveText('8,670원 할인 적용')
  await sheet.getByRole('button', { name: '초기화' }).click()
  await sheet.getByRole('button', { name: '11,670원 할인 적용' }).click()
  await expect(section).toContainText('-11,670원 · 4장 적용')
  await expect(page.getByRole('button', { name: '61,463원 결제하기' })).toBeVisible()

  await payByCard(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('쿠폰 할인-11,670원')
  await expect(main).toContainText('61,463원')
  await openOrder(page)
  const payment = page.getByRole('region', { name: '결제정보' })
  await expect(payment).toContainText('상품금액73,133원쿠폰 할인-11,670원배송비무료배송')
  await expect(payment).toContainText('61,463원')
  await expect(main).toContainText('상품쿠폰 -5,000원중복쿠폰 -2,740원스토어쿠폰 -2,423원')
  await expect(main).toContainText('49,637원')
  await expect(main).toContainText('상품쿠폰 -930원스토어쿠폰 -577원')
  await expect(main.locator('section').last()).toHaveCSS('border-block-end-width', '0px')
  await inspect('order-coupons')
  expect(await withLargeText(page, findOverflow)).toEqual([])
})

test.describe('보는 사이 달라진 값과 쿠폰', () => {
  test.use({ expectedComplaints: [/status of (409|422)/] })

  test('값이 오르면 쿠폰도 다시 계산되고, 다른 탭에서 쓴 쿠폰은 까닭을 읽고 남은 것으로 다시 고른다', async ({
    page,
    inspect,
  }) => {
    const { cartIds, goodsIds, stock, buyer } = await prepareOrder(page, WORKED)
    await openCheckout(page, cartIds)
    await page.getByText('신용/체크카드').click()
    await agreeToTerms(page)

    await changeGoods(stock, goodsIds[0] ?? 0, { list_price: 30_900, sale_price: 30_900 })
    await stock.close()
    await page.getByRole('button', { name: '61,463원 결제하기' }).click()
    const changed = page.getByRole('alertdialog', { name: '주문 내용이 변경됐어요' })
    await expect(changed).toContainText('전에는 29,900원→지금은 30,900원')
    await expect(changed).toContainText('전에는 61,463원→지금은 63,363원')
    await changed.getByRole('button', { name: '확인' }).click()
    await expect(couponsOf(page)).toContainText('-11,770원 · 4장 적용')

    await orderElsewhere(buyer, cartIds[0] ?? 0, '찻잎 10% 쿠폰')
    await page.getByRole('button', { name: '63,363원 결제하기' }).click()
    const refused = page.getByRole('alertdialog', { name: '사용할 수 없게 된 쿠폰이 있어요' })
    await expect(refused).toContainText('찻잎 10% 쿠폰이미 사용한 쿠폰이에요.')
    await inspect('checkout-coupon-refused')
    await refused.getByRole('button', { name: '다시 선택하기' }).click()
    const sheet = sheetOf(page)
    await expect(sheet.getByRole('button', { name: /할인 적용/ })).toBeVisible()
    await expect(sheet.getByText('찻잎 10% 쿠폰')).toHaveCount(0)

    await sheet.getByRole('button', { name: '등록' }).click()
    await expect(sheet).toContainText('쿠폰 번호를 입력해 주세요.')
    await sheet.getByLabel('쿠폰 번호 등록').fill('NOSUCHNUMBER')
    await page.keyboard.press('Enter')
    await expect(sheet).toContainText('쿠폰 번호를 다시 확인해 주세요.')
    await inspect('coupon-sheet-number')
    await sheet.getByRole('button', { name: /할인 적용/ }).click()
    await expect(couponsOf(page)).toContainText('-10,190원 · 3장 적용')
    await page.getByRole('button', { name: '64,943원 결제하기' }).click()
    await page.waitForURL('**/sandbox-gateway/window/**')
  })
})

test('쿠폰으로 낼 돈이 없어지면 결제수단 없이 바로 주문이 끝난다', async ({ page, inspect }) => {
  const { cartIds, stock } = await prepareOrder(page, {
    goods: [{ name: '쿠폰 찻잎', price: 52_000, quantity: 1 }],
    coupons: [{ name: '6만원 쿠폰', discount_value: 60_000 }],
  })
  await stock.close()
  await openCheckout(page, cartIds)
  const method = page.getByRole('region', { name: '결제수단' })
  await expect(method).toContainText('결제할 금액이 없어요')
  await couponsOf(page).getByRole('button', { name: '쿠폰 변경' }).click()
  await groupOf(page, /쿠폰 찻잎/)
    .getByText('적용 안 함')
    .click()
  await sheetOf(page).getByRole('button', { name: '적용하기' }).click()
  await expect(method).toContainText('신용/체크카드')
  await couponsOf(page).getByRole('button', { name: '쿠폰 변경' }).click()
  await groupOf(page, /쿠폰 찻잎/)
    .getByText('6만원 쿠폰')
    .click()
  await sheetOf(page).getByRole('button', { name: '52,000원 할인 적용' }).click()
  await expect(method).toContainText('결제할 금액이 없어요')
  await inspect('checkout-zero')
  await agreeToTerms(page)
  await page.getByRole('button', { name: '0원 결제하기' }).click()
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('쿠폰 할인-52,000원')
  await openOrder(page)
  const payment = page.getByRole('region', { name: '결제정보' })
  await expect(payment).toContainText('0원')
  await expect(payment).toContainText('결제완료')
  await expect(payment.getByRole('button', { name: '영수증 보기' })).toHaveCount(0)
})
