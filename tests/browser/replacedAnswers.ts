import type { Page, Route } from '@playwright/test'

type Answer = (route: Route) => Promise<unknown>

/**
 * Answers all requests of an address in place of the server, or of an earlier route, until the given function is called.
 * The route itself stays: one that is taken away while the page loads something leaves that request unanswered for ever.
 */
export async function replaceAnswers(
  page: Page,
  address: string,
  answer: Answer,
): Promise<() => void> {
  let isReplaced = true
  await page.route(address, async (route) => {
    await (isReplaced ? answer(route) : route.fallback())
  })
  return () => {
    isReplaced = false
  }
}

/** The same for the next request only. */
export async function replaceNextAnswer(
  page: Page,
  address: string,
  answer: Answer,
): Promise<void> {
  const restore = await replaceAnswers(page, address, (route) => {
    restore()
    return answer(route)
  })
}
