import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'

/**
 * Holds what observers have seen back until the page goes on, as a busy page does: they are handed all of it at once
 * then, the oldest first.
 */
async function holdSights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const Native = globalThis.IntersectionObserver
    class Held extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const sights: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          if (sights.length === 0) held.push(() => callback(sights, observer))
          sights.push(...entries)
        }, options)
      }
    }
    globalThis.IntersectionObserver = Held
    globalThis.addEventListener('go-on', () => {
      globalThis.IntersectionObserver = Native
      for (const call of held) call()
    })
  })
}

/** Waits until what is in view has been looked at. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

test('바쁜 화면에서 다가간 코너도 채워진다', async ({ page }) => {
  await holdSights(page)
  await page.goto(routes.subMain('a'))
  await untilRested(page)
  const title = page.getByText('거두는 사람들', { exact: true }).first()
  await nextFrames(page)
  await title.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await nextFrames(page)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('go-on')))
  await expect(
    page.getByRole('region', { name: '거두는 사람들', exact: true }).getByRole('article').first(),
  ).toBeVisible()
})
