import { expect, type Page } from '@playwright/test'
import { deliverByDesk } from '../purchase/desk.ts'
import { chooseStrawberries, confirmPurchase, fillGuestOrder } from '../purchase/steps.ts'
import { test } from '../shop.ts'

/** Orders strawberries as a guest, up to the account; answers the order's number. */
async function orderByAccount(page: Page): Promise<string> {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await page.getByText('가상계좌(무통장입금)').click()
  await page.getByText('전체 동의').click()
  await page.getByRole('button', { name: '결제하기' }).click()
  await page.waitForURL('**/sandbox-gateway/window/**')
  await page.getByText('신한은행').click()
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  await expect(page.getByRole('heading', { name: '입금하면 주문이 완료돼요' })).toBeVisible()
  const number = await page.getByText(/주문번호\s*\d{16}/).innerText()
  return number.replaceAll(/\D/g, '')
}

test('비회원이 가상계좌로 사서 입금하고 배송받아 구매를 확정한다', async ({ page, inspect }) => {
  const orderNumber = await orderByAccount(page)
  await inspect('complete-account')
  await page.getByRole('link', { name: '주문 상세 보기' }).click()
  await expect(page.getByRole('region', { name: '입금계좌' })).toBeVisible()
  const orderUrl = page.url()
  await inspect('order-account')
  await page.goto('/devOnly/desk')
  const item = page.getByRole('article').filter({ hasText: orderNumber })
  await item.getByRole('link', { name: '테스트 은행에서 입금하기' }).click()
  await page.getByRole('button', { name: '입금하기' }).click()
  await expect(page.getByText('입금됨')).toBeVisible()
  await expect(async () => {
    await page.goto(orderUrl)
    await expect(page.getByText('환불받을 계좌를 입력해 주세요.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: '환불계좌 등록' }).click()
  await page.getByLabel('은행').selectOption({ label: '신한은행' })
  await page.getByLabel('계좌번호').fill('1101230000')
  await page.getByLabel('예금주').fill('홍길동')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
  await expect(page.getByRole('alert')).toContainText('예금주와 계좌번호가 일치하지 않아요.')
  await inspect('refund-account')
  await page.getByLabel('계좌번호').fill('110123456789')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
  await expect(page.getByText('110-***-******')).toBeVisible()
  await deliverByDesk(page, orderNumber)
  await page.goto(orderUrl)
  await confirmPurchase(page)
})

test('입금하기 전에 주문을 한 번 묻고 취소한다', async ({ page, inspect }) => {
  await orderByAccount(page)
  await page.getByRole('link', { name: '주문 상세 보기' }).click()
  await page.getByRole('button', { name: '주문취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '주문취소' }).click()
  await expect(page.getByText('주문을 취소했어요.')).toBeVisible()
  await expect(page.getByRole('region', { name: '입금계좌' })).toHaveCount(0)
  await inspect('order-deposit-cancelled')
})
