import type { Page, Route } from '@playwright/test'

/**
 * Answers the next request of an address in place of the server, and lets all later ones through. The route stays: one that
 * is taken away while the page loads something leaves that request unanswered for ever.
 */
export async function routeOnce(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<unknown>,
): Promise<void> {
  let isAnswered = false
  await page.route(address, async (route) => {
    if (isAnswered) return route.continue()
    isAnswered = true
    return void (await answer(route))
  })
}
