import { expect } from '@playwright/test'
import { chooseStrawberries, fillGuestOrder, goToWindow, payInWindow } from '../purchase/steps.ts'
import { test } from '../shop.ts'

test('결제한 뒤 뒤로 두 번 가면 상품이고, 지나온 결제창도 완료된 주문으로 돌려보낸다', async ({
  page,
}) => {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await goToWindow(page)
  const complete = page.getByRole('heading', { name: '주문이 완료됐어요' })
  const again = page.getByRole('button', { name: '다시 결제하기' })
  await payInWindow(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '이미 끝난 결제창이에요' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await expect(page.getByRole('button', { name: '바로구매' })).toBeVisible()
  await page.goForward()
  await page.getByText('상점으로 돌아가기').click()
  await expect(complete).toBeVisible()
  await page.reload()
  await expect(complete).toBeVisible()
  await expect(again).toHaveCount(0)
})
