import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { untilRested } from '../rest.ts'
import type { Fetched, FirstLoad } from '../../budget/firstLoad.ts'

const STYLES = /<style[^>]*>[^]*?<\/style>/g
/** As the server compresses pages. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Opens a page as a first visitor and waits until it fetches nothing more. */
export async function loadFirst(page: Page, path: string): Promise<FirstLoad> {
  const fetched: Promise<Fetched[]>[] = []
  const weighNext = (request: Request) => void fetched.push(weigh(request))
  page.on('requestfinished', weighNext)
  await page.goto(path)
  await untilRested(page)
  page.off('requestfinished', weighNext)
  return {
    fetched: (await Promise.all(fetched)).flat(),
    earlyCount: await countEarly(page),
    inView: new Set(await listPicturesInView(page)),
    layoutShift: await sumShifts(page),
  }
}

async function weigh(request: Request): Promise<Fetched[]> {
  const named = { url: request.url(), kind: request.resourceType() }
  const { responseBodySize: bytes } = await request.sizes()
  if (named.kind !== 'document') return [{ ...named, bytes }]
  const response = await request.response()
  const html = (await response?.text()) ?? ''
  const own = brotliCompressSync(html.replace(STYLES, ''), PAGE_QUALITY).length
  return [
    { ...named, bytes: own },
    { ...named, kind: 'stylesheet', bytes: bytes - own },
  ]
}

function countEarly(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    const loadedMs =
      document instanceof PerformanceNavigationTiming ? document.loadEventStart : Number.NaN
    const others = performance.getEntriesByType('resource')
    return 1 + others.filter(({ startTime }) => !(startTime >= loadedMs)).length
  })
}

function listPicturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isAcross = right > 0 && left < window.innerWidth
        return isAcross && bottom > 0 && top < window.innerHeight
      })
      .map((image) => image.currentSrc),
  )
}

/** Returns the shift of a page so far. What was observed before is reported in a task of its own; two frames later it has been. */
function sumShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return shifts
      .map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN))
      .reduce((sum, value) => sum + value, 0)
  })
}
