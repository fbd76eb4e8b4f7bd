import { expect, type Page } from '@playwright/test'

/** Waits until the page's code answers: a key that is pressed before is lost, a click is not. */
export async function untilStarted(
  page: Page,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started', options)
}
