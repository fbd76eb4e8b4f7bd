import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_VIEWPORT } from '../viewports.ts'

test('넓은 화면의 메뉴에는 모든 카테고리가 보인다', async ({ page }) => {
  await page.setViewportSize(DESK_VIEWPORT)
  await page.goto('/')
  const line = page.getByRole('navigation', { name: '카테고리', exact: true })
  await expect(line.getByRole('link', { name: '취미·레저' })).toBeInViewport()
  const [reached, width] = await line
    .getByRole('list')
    .evaluate((list) => [list.scrollWidth, list.clientWidth])
  expect(reached).toEqual(width)
})
