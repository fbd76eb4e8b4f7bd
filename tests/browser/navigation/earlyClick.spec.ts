import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { holdRequests } from '../heldRequests.ts'
import { test } from '../shop.ts'

/** 50,000 won and more, so that cards take it in instalments. */
const FIRE_PIT = goodsNamed('접어 다니는 스테인리스 화로대')

test('화면의 코드가 오기 전에 누른 단추는 코드가 온 뒤에 듣는다', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/GoodsDetailScreen*.js')
  await page.goto('/product/detail/2', { waitUntil: 'commit' })
  // The entry has run once it has marked the sheets of the page's style block.
  await expect(page.locator('head > link[rel="stylesheet"][disabled]')).not.toHaveCount(0)
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(sheet).toHaveCount(0)
  release()
  await expect(sheet.getByRole('button', { name: '바로구매' })).toBeVisible()
})

test('줄을 넘기는 단추는 코드가 오기 전에 눌러도 그만큼 넘긴다', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const deals = page.getByRole('region', { name: '오늘의 특가' })
  await deals.getByRole('button', { name: /다음 상품$/ }).click()
  release()
  await expect(deals.getByRole('article').nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(deals.getByRole('article').nth(2)).not.toBeInViewport({ ratio: 0.1 })
})

test('코드가 오기 전에 펼친 무이자 할부도 코드가 오면 채워진다', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(routes.productDetail(FIRE_PIT), { waitUntil: 'commit' })
  const plans = page.getByText('카드사별 무이자 할부')
  await plans.click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  release()
  await expect(page.getByText('신한카드')).toBeVisible()
})
