import { expect, type Page } from '@playwright/test'
import { findBarriers } from '../inspection/accessibility.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

/** Longer than any toast is shown. */
const LATER = '00:10'
const A_MINUTE_MS = 60_000

/** The gallery with its time stopped, and the button that shows a toast with an action. */
async function openGallery(page: Page) {
  await page.goto('/devOnly')
  const opener = page.getByRole('button', { name: '할 일이 있는 토스트' })
  await expect(opener).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  return { opener, action: page.getByRole('button', { name: '보러 가기' }) }
}

test(
  '할 일이 있는 토스트는 초점이 있는 동안 머물고, 떠나면 사라진다',
  {
    tag: DESK_TAG,
  },
  async ({ page }) => {
    const { opener, action } = await openGallery(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    await action.focus()
    await page.clock.runFor(LATER)
    await expect(action).toBeFocused()
    await page.clock.resume()
    expect(await findBarriers(page)).toEqual([])
    await opener.focus()
    await expect(action).toHaveCount(0)
  },
)

test('포인터로 가리키는 토스트도 머문다', { tag: DESK_TAG }, async ({ page }) => {
  const { opener, action } = await openGallery(page)
  await opener.click()
  await action.hover()
  await page.clock.runFor(LATER)
  await expect(action).toBeVisible()
  await opener.hover()
  await page.clock.runFor(LATER)
  await expect(action).toHaveCount(0)
})

test('토스트의 할 일을 누르면 토스트는 곧바로 사라진다', async ({ page }) => {
  const { opener, action } = await openGallery(page)
  await opener.click()
  await action.click()
  await expect(action).toHaveCount(0)
})
