import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { holdRequests } from '../heldRequests.ts'
import { test } from '../shop.ts'

test('다음 화면의 코드를 기다리는 동안 위쪽 선이 기다린다고 알리고, 오면 사라진다', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/SellerProgressScreen*.js')
  await page.goto(routes.sellerApply())
  const lineHeight = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)
  expect(await lineHeight()).toBe('auto')
  await page.getByRole('link', { name: '신청한 내용 확인' }).click()
  await expect.poll(lineHeight).toBe('2px')
  release()
  await expect(page.getByRole('heading', { name: '입점 신청 진행 상황' })).toBeVisible()
  expect(await lineHeight()).toBe('auto')
})
