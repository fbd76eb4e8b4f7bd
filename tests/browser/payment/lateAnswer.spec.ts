import { expect, type Page } from '@playwright/test'
import { chooseStrawberries, fillGuestOrder, goToWindow, payInWindow } from '../purchase/steps.ts'
import { test } from '../shop.ts'

/** Holds what the page first learns of its buyer: it is read before the payment is approved and arrives after it. */
async function holdFirstAnswer(page: Page): Promise<void> {
  const read = Promise.withResolvers<null>()
  await page.route(
    '**/api/accounts/me',
    async (route) => {
      const response = await route.fetch()
      read.resolve(null)
      await page.waitForURL(/\/order\/complete/)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.route('**/approve-data', async (route) => {
    await read.promise
    await route.continue()
  })
}

test('결제를 승인하는 사이에 읽은 장바구니 수는 늦게 도착해도 남지 않는다', async ({ page }) => {
  await chooseStrawberries(page, '장바구니')
  await page.goto('/order/cart')
  await page.getByRole('button', { name: /개 구매하기/ }).click()
  await fillGuestOrder(page)
  await goToWindow(page)
  await holdFirstAnswer(page)
  await payInWindow(page)
  await expect(page.getByRole('region', { name: '지금 많이 찾는 상품' })).toBeVisible()
})
