import { expect } from '@playwright/test'
import { test } from '../shop.ts'

test('화면의 코드가 오기 전에 누른 단추는 코드가 온 뒤에 듣는다', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<null>()
  await page.route('**/assets/GoodsDetailScreen*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/product/detail/2', { waitUntil: 'commit' })
  // The entry has run once it has marked the sheets of the page's style block.
  await expect(page.locator('head > link[rel="stylesheet"][disabled]')).not.toHaveCount(0)
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(sheet).toHaveCount(0)
  release(null)
  await expect(sheet.getByRole('button', { name: '바로구매' })).toBeVisible()
})

test('줄을 넘기는 단추는 코드가 오기 전에 눌러도 그만큼 넘긴다', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: held, resolve: release } = Promise.withResolvers<null>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const deals = page.getByRole('region', { name: '오늘의 특가' })
  await deals.getByRole('button', { name: /다음 상품$/ }).click()
  release(null)
  await expect(deals.getByRole('article').nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(deals.getByRole('article').nth(2)).not.toBeInViewport({ ratio: 0.1 })
})
