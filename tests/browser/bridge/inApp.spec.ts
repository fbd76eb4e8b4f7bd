import { expect } from '@playwright/test'
import { test } from '../shop.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 JangteoApp/2.6.0',
})

test('앱 안에서는 앱이 그리는 막대를 다시 그리지 않는다', async ({ page, inspect }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'android')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '카테고리', exact: true })).toHaveCount(0)
  await inspect('in-app-home')
  await page.goto('/category/detail/1')
  await expect(page.getByRole('heading', { level: 1, name: '식품' })).toBeAttached()
  await expect(page.getByRole('button', { name: '뒤로 가기' })).toHaveCount(0)
  await inspect('in-app-category')
})
