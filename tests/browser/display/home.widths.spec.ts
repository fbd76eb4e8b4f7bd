import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

test('홈은 상품을 담은 HTML로 열린다', { tag: DESK_TAG }, async ({ page, inspect }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /원/ })).not.toHaveCount(0)
  await inspect('home')
})
