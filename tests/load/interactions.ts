import type { BrowserContext } from '@playwright/test'
import type { Tap } from './taps.ts'

const SLOWNESS = 4
/** Durations of events come in steps of eight milliseconds; the specification reports none below sixteen. */
const REPORTED_MIN_MS = 16
/** Source: decision 015. */
export const INP_MAX_MS = 120
/** An interaction is reported when the page is idle after its next frame; one that is not was quicker than the least. */
const REPORTED_WITHIN_MS = 20_000
const POLLED_EVERY_MS = 200
/** The frame after the next one: by then the next one has been shown. */
const TWO_FRAMES = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.interactionCount))))`

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

/** Milliseconds from a tap to the next frame; the least that is reported for one that was quicker. */
export async function timeTap(context: BrowserContext, tap: Tap): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript({ content: RECORD_INTERACTIONS })
  await page.goto(tap.path, { waitUntil: 'networkidle' })
  await tap.prepare?.(page)
  await page.waitForLoadState('networkidle')
  const target = tap.target(page)
  await target.scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  const before = Number(
    await page.evaluate('longestInteractionMs = 0, performance.interactionCount'),
  )
  await target.tap()
  const after = Number(await page.evaluate(TWO_FRAMES))
  if (after === before) throw new Error(`${tap.name}: the page took the tap for no interaction`)
  await page
    .waitForFunction('longestInteractionMs > 0', undefined, {
      timeout: REPORTED_WITHIN_MS,
      polling: POLLED_EVERY_MS,
    })
    .catch(() => null)
  const ms = Number(await page.evaluate('longestInteractionMs'))
  await page.close()
  return Math.max(ms, REPORTED_MIN_MS)
}
