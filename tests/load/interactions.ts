import type { BrowserContext, Page } from '@playwright/test'
import type { Tap } from './taps.ts'

const SLOWNESS = 4
/** Durations of events come in steps of eight milliseconds; the specification reports none below sixteen. */
const REPORTED_MIN_MS = 16
/** An interaction is reported after its next frame, which a busy page may owe for long. */
const REPORTED_WITHIN_MS = 1_500
/** Source: decision 015. */
export const INP_MAX_MS = 120

/** The phone of the measurements. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
} as const

/** Remembers the longest event of every interaction in the page itself. */
const RECORD_INTERACTIONS = `
  globalThis.longestInteractionMs = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) longestInteractionMs = Math.max(longestInteractionMs, duration)
    }
  }).observe({ type: 'event', durationThreshold: ${REPORTED_MIN_MS} })
`

async function openPage(context: BrowserContext, tap: Tap): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript({ content: RECORD_INTERACTIONS })
  await page.goto(tap.path, { waitUntil: 'networkidle' })
  await tap.prepare?.(page)
  await page.waitForLoadState('networkidle')
  return page
}

/** Milliseconds from a tap to the next frame on a phone four times as slow; the least that is reported for one that was quicker. */
export async function timeTap(context: BrowserContext, tap: Tap): Promise<number> {
  const page = await openPage(context, tap)
  const target = tap.target(page)
  await target.scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  await page.evaluate('longestInteractionMs = 0')
  await target.tap()
  await page.waitForTimeout(REPORTED_WITHIN_MS)
  const ms = Number(await page.evaluate('longestInteractionMs'))
  await page.close()
  return Math.max(ms, REPORTED_MIN_MS)
}
