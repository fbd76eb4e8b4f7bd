import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { expect } from '@playwright/test'
import { agreeToTerms, chooseStrawberries, fillGuestOrder, payInWindow } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

const WINDOW = '**/sandbox-gateway/window/**'

test('결제창이 열리지 않으면 까닭을 알리고, 다시 결제할 수 있다', async ({ page, inspect }) => {
  await page.clock.install()
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  const restore = await replaceAnswers(page, WINDOW, (route) => route.fulfill({ status: 204 }))
  await page.getByText('신용/체크카드').click()
  await agreeToTerms(page)
  await page.getByRole('button', { name: '결제하기' }).click()
  await expect(page.getByText('결제창으로 이동하고 있어요')).toBeVisible()
  await page.clock.fastForward('00:20')
  await expect(page.getByText(PAYMENT_MESSAGES.PAYMENT_GATEWAY_FAILED())).toBeVisible()
  await inspect('processing-unopened')
  restore()
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await page.waitForURL(WINDOW)
  await payInWindow(page)
})

test('어느 결제인지 알 수 없는 주소는 까닭과 장바구니로 가는 길을 보여 준다', async ({ page }) => {
  await page.goto('/order/processing')
  await expect(page.getByText(PAYMENT_MESSAGES.PAYMENT_NOT_FOUND())).toBeVisible()
  await page.getByRole('link', { name: '장바구니로' }).click()
  await expect(page).toHaveURL(/\/cart/)
})
