import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { aBuyer } from '../../support/buyer.ts'
import { applyForStore, aWholeApplication } from '../../support/seller.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { dropAccount, registerAccount } from '../settlement/account.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

async function anAppliedStore(baseURL: string): Promise<string> {
  const stock = openStock()
  const body = await aWholeApplication(stock)
  await stock.close()
  await applyForStore(aBuyer({ url: baseURL }), body)
  return body.storeName
}

test('운영자는 보완을 요청하고, 다른 신청을 승인한다', async ({ page, inspect, baseURL }) => {
  const incomplete = await anAppliedStore(baseURL ?? '')
  const complete = await anAppliedStore(baseURL ?? '')
  await logInOperator(page)
  await page.goto(operatorRoutes.applications())
  await inspect('operator-applications')
  await page.getByRole('link', { name: incomplete }).click()
  await expect(page.getByText('계속사업자')).toBeVisible()
  await inspect('operator-application')
  await page.getByRole('button', { name: '보완 요청' }).click()
  const sheet = page.getByRole('dialog', { name: '보완 요청' })
  await sheet.getByLabel('사유').fill('사업자등록증을 첨부해 주세요.')
  await sheet.getByRole('button', { name: '보완 요청' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('사업자등록증을 첨부해 주세요.')).toBeVisible()

  await page.goto(operatorRoutes.applications({ state: 'APPLIED' }))
  await page.getByRole('link', { name: complete }).click()
  await page.getByRole('button', { name: '승인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click()
  await expect(page.getByText('입점 승인').first()).toBeVisible()

  await page.goto(operatorRoutes.stores({ keyword: complete }))
  await inspect('operator-stores')
  await page.getByRole('link', { name: complete }).click()
  await page.waitForURL(/\/operator\/stores\/[^?]+$/)
  await expect(page.getByText('개점 준비 중').first()).toBeVisible()
  await page.getByLabel('이 스토어의 수수료율 (%)').fill('8.5')
  await page.getByRole('button', { name: '수수료율 저장' }).click()
  await expectToast(page, '수수료율을 바꿨어요.')
  await inspect('operator-store')
})

test('판매자는 스토어를 쉬었다가 다시 연다', async ({ page, inspect }) => {
  await logInSeller(page, 'salgyeol')
  await page.goto(sellerRoutes.store())
  await inspect('seller-store')
  await page.getByRole('button', { name: '잠시 쉬기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '잠시 쉬기' }).click()
  await expect(page.getByText('쉬는 동안 상품이 판매되지 않아요.')).toBeVisible()
  await inspect('seller-store-paused')
  await page.goto(routes.store('salgyeol'))
  await expect(page.getByText('스토어가 잠시 쉬고 있어요.')).toBeVisible()
  await inspect('store-paused')
  await page.goto(sellerRoutes.store())
  await page.getByRole('button', { name: '다시 열기' }).click()
  await expectToast(page, '스토어를 다시 열었어요.')
})

test('개점하려는 판매자는 정산 계좌를 등록하고 스토어를 연다', async ({ page, inspect }) => {
  const stock = openStock()
  await stock.database.db
    .updateTable('stores')
    .set({ state: 'PREPARING' })
    .where('url', '=', 'slowweekend')
    .execute()
  await stock.close()
  await dropAccount('slowweekend')
  const { email } = await logInSeller(page, 'slowweekend')
  await page.goto(sellerRoutes.store())
  await expect(page.getByText('아래를 준비하면 스토어를 열 수 있어요.')).toBeVisible()
  await inspect('seller-store-preparing')
  await page.getByRole('link', { name: '예금주를 확인한 정산 계좌' }).click()
  await registerAccount(page, email)
  await page.goto(sellerRoutes.store())
  await page.getByRole('button', { name: '스토어 열기' }).click()
  await expect(page.getByText('스토어를 열었어요.')).toBeVisible()
})
