import { expect, type Page, type Request } from '@playwright/test'
import { untilStarted } from './started.ts'

type Followed = { askedCount: number; readonly pending: Set<Request> }

const FOLLOWED = new WeakMap<Page, Followed>()
/** A page that is busy this long does its idle work all the same. */
const IDLE_WAIT_MS = 5_000

/** Counts what a page asks for, for `untilRested`. */
export function followRequests(page: Page): void {
  const followed: Followed = { askedCount: 0, pending: new Set() }
  FOLLOWED.set(page, followed)
  const end = (request: Request) => followed.pending.delete(request)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      followed.pending.clear()
    }
    followed.askedCount += 1
    followed.pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until the page's idle work has been done, what it asked for among it. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async (timeout) => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    await idle()
    await idle()
  }, IDLE_WAIT_MS)
}

/**
 * Waits until the page's code answers, everything that it asked for has come, and nothing more is asked for in its idle
 * time. Half a second without a request, which browsers call a network at rest, passes on a slow machine also while a
 * page is still starting.
 */
export async function untilRested(page: Page): Promise<void> {
  const followed = FOLLOWED.get(page)
  if (followed === undefined) throw new Error('followRequests(page) is to be called first.')
  await untilStarted(page)
  const { pending } = followed
  let askedBefore = -1
  while (askedBefore !== followed.askedCount) {
    askedBefore = followed.askedCount
    await untilIdle(page)
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([])
  }
}
