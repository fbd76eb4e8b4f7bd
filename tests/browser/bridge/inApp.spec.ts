import { expect } from '@playwright/test'
import { test } from '../shop.ts'

const ANDROID_APP =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 JangteoApp/2.6.0'

test('늦게 온 앱도 알아보고, 그 뒤의 화면은 앱이 연다', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'web')
  const reported = await page.evaluateHandle(() => {
    const messages: unknown[] = []
    const postMessage = (message: string) => messages.push(JSON.parse(message))
    Object.assign(globalThis, { webkit: { messageHandlers: { jangteo: { postMessage } } } })
    return messages
  })
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ios')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  const url = await card.getAttribute('href')
  await card.click()
  await expect.poll(() => reported.jsonValue()).toEqual([{ name: 'openPage', type: 'I', url }])
  await expect(page).toHaveURL('/')
})

test.describe('앱 안', () => {
  test.use({ userAgent: ANDROID_APP })

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
})
