import { expect, type Locator, type Page } from '@playwright/test'

const SEEN_MS = 2_000
const SCROLLED_MS = 1_000

const titled = (page: Page, title: string) => page.getByText(title, { exact: true }).first()

/** Tries before the page is opened again: another test may have published another home meanwhile. */
const TRIES = 10
const REACHED_MS = 120_000

/** Comes to a part of home by its title until something of it shows: what is filled above it pushes it away meanwhile. */
export function reach(page: Page, title: string, something: Locator): Promise<void> {
  let tries = 0
  return expect(async () => {
    tries += 1
    if (tries % TRIES === 0) await page.reload()
    await titled(page, title).scrollIntoViewIfNeeded({ timeout: SCROLLED_MS })
    await expect(something.first()).toBeVisible({ timeout: SEEN_MS })
  }).toPass({ timeout: REACHED_MS })
}

/** Comes to a part of home by its title until it is left out. */
export async function reachAbsent(page: Page, title: string): Promise<void> {
  const heading = titled(page, title)
  await heading.waitFor({ state: 'attached' })
  await expect(async () => {
    if ((await heading.count()) > 0) {
      await heading.scrollIntoViewIfNeeded({ timeout: SCROLLED_MS })
    }
    await expect(page.getByText(title, { exact: true })).toHaveCount(0, { timeout: SEEN_MS })
  }).toPass()
}
