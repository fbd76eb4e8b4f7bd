import type { Page } from '@playwright/test'

/** Keeps the requests of an address waiting until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(null)
}
