import { expect, type ElementHandle } from '@playwright/test'
import { test } from '../shop.ts'

/** As most phones are: a sheet slides in and out. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('시트를 닫자마자 다시 열어도 열린 채로 있고, 뒤로 가면 시트만 닫힌다', async ({ page }) => {
  await page.goto('/')
  await page.goto('/devOnly')
  const opener = page.locator('button', { hasText: /^시트$/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: '배송지 선택' })
  const done = await sheet.getByRole('button', { name: '선택 완료' }).elementHandle()
  await opener.evaluate(
    async (open: HTMLElement, close) => {
      const stepped = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
      })
      close?.click()
      open.click()
      await stepped
    },
    done as ElementHandle<HTMLElement> | null,
  )
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/devOnly$/)
})
