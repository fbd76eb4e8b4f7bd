import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Locator } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openCheckout, prepareOrder } from '../coupon/couponOrder.ts'
import { test } from '../shop.ts'
import { payByCard } from './steps.ts'

/** Eight before the way to pay was remembered and the terms were one line. */
const TAP_COUNT_MAX = 6
/** On home, with one option name. */
const TANGERINES = goodsNamed('서귀포 노지 감귤')

/** Taps what the locators find, one after the other; answers how many taps it took. */
async function tapAll(taps: readonly Locator[]): Promise<number> {
  for (const tap of taps) await tap.click()
  return taps.length
}

test('주소가 있는 회원은 홈에서 여섯 번 눌러 옵션 있는 상품을 결제한다', async ({ page }) => {
  const { cartIds, stock } = await prepareOrder(page, {
    goods: [{ name: '먼저 산 찻잎', price: 20_000, quantity: 1 }],
    coupons: [],
  })
  await stock.close()
  await openCheckout(page, cartIds)
  await payByCard(page)

  await page.goto(routes.home())
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  const tapsToWindow = await tapAll([
    page.locator(`a[href="${routes.productDetail(TANGERINES)}"]`).first(),
    page.getByRole('button', { name: '바로구매' }),
    sheet.getByRole('button', { name: /^3kg/ }),
    sheet.getByRole('button', { name: '바로구매' }),
    page.getByRole('button', { name: /원 결제하기$/ }),
  ])
  // Its button is named like the one before it.
  await page.waitForURL('**/sandbox-gateway/window/**')
  const tapsInWindow = await tapAll([page.getByRole('button', { name: /^[\d,]+원 결제하기$/ })])
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible()
  expect(tapsToWindow + tapsInWindow).toBeLessThanOrEqual(TAP_COUNT_MAX)
})
