import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

test('운영자는 번호로 받는 쿠폰을 만들고, 번호를 만들어 CSV로 내려받는다', async ({
  page,
  inspect,
}) => {
  await logInOperator(page, ['COUPONS'])
  await page.goto(operatorRoutes.coupons())
  await expect(page.getByRole('table', { name: '쿠폰' })).toBeVisible()
  await inspect('operator-coupons')
  await page.getByRole('link', { name: '쿠폰 만들기' }).click()
  await page.getByLabel('쿠폰 이름').fill('전단지 쿠폰')
  await page.getByLabel('발급 방법').selectOption({ label: '쿠폰 번호 등록' })
  await inspect('operator-coupon-new')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '전단지 쿠폰' })).toBeVisible()
  await page.getByLabel('만들 번호 수').fill('3000')
  await page.getByRole('button', { name: '번호 만들기' }).click()
  await expect(page.getByText('3,000 / 3,000개')).toBeVisible({ timeout: 30_000 })
  await inspect('operator-coupon')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/^쿠폰번호-\d+-\d+\.csv$/)
})

test('판매자는 스토어 쿠폰을 만들고 사용을 제한한다', async ({ page, inspect }) => {
  await logInSeller(page, 'achimbat', ['COUPONS'])
  await page.goto(sellerRoutes.coupons())
  await expect(page.getByRole('table', { name: '쿠폰' })).toBeVisible()
  await inspect('seller-coupons')
  await page.getByRole('link', { name: '쿠폰 만들기' }).click()
  await page.getByLabel('쿠폰 이름').fill('가을 단골 쿠폰')
  await page.getByLabel('사용할 수 있는 곳').selectOption({ label: '스토어의 모든 상품' })
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '가을 단골 쿠폰' })).toBeVisible()
  await inspect('seller-coupon')
  await page.getByRole('button', { name: '사용 제한' }).click()
  const sheet = page.getByRole('dialog', { name: '사용 제한' })
  await sheet.getByRole('button', { name: '사용 제한' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await sheet.getByLabel('사유').fill('할인을 잘못 적었어요')
  await sheet.getByRole('button', { name: '사용 제한' }).click()
  await expectToast(page, '사용을 제한했어요.')
  await page.getByRole('button', { name: '사용 제한 풀기' }).click()
  const release = page.getByRole('dialog', { name: '사용 제한 풀기' })
  await expect(release.getByLabel('사유')).toHaveValue('')
})

test.describe('틀린 쿠폰', () => {
  test.use({ expectedComplaints: [/status of 422/] })

  test('어디가 틀렸는지 그 칸에서 알린다', async ({ page }) => {
    await logInSeller(page, 'achimbat', ['COUPONS'])
    await page.goto(sellerRoutes.coupon('new'))
    await page.getByRole('button', { name: '저장' }).click()
    await expect(page.getByText('이름은 40자까지 입력해 주세요.')).toBeVisible()
    await expect(page.getByText('사용처를 200개까지 겹치지 않게 선택해 주세요.')).toBeVisible()
  })
})
