import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import type { Fetched, FirstLoad } from '../../budget/firstLoad.ts'

const STYLES = /<style[^>]*>[^]*?<\/style>/g
/** As the server compresses pages. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Opens a page as a first visitor and waits until it fetches nothing more. */
export async function loadFirst(page: Page, path: string): Promise<FirstLoad> {
  const fetched: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => fetched.push(weigh(request)))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { beforePaint, layoutShift } = await observePaints(page)
  return {
    fetched: await Promise.all(fetched),
    inView: new Set(await listPicturesInView(page)),
    beforePaint: new Set(beforePaint),
    layoutShift,
  }
}

async function weigh(request: Request): Promise<Fetched> {
  const named = { url: request.url(), kind: request.resourceType() }
  if (named.kind !== 'document') {
    return { ...named, bytes: (await request.sizes()).responseBodySize }
  }
  const response = await request.response()
  const html = (await response?.text()) ?? ''
  return { ...named, bytes: brotliCompressSync(html.replace(STYLES, ''), PAGE_QUALITY).length }
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

/** Notice that was observed before is reported in a task of its own; two frames later it has been. */
function observePaints(page: Page): Promise<Pick<FirstLoad, 'layoutShift'> & Early> {
  return page.evaluate(async () => {
    const observe = (type: string) => {
      const entries: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
      observer.observe({ type, buffered: true })
      return entries
    }
    const shifts = observe('layout-shift')
    const paints = observe('largest-contentful-paint')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const paintedMs = Math.max(...paints.map(({ startTime }) => startTime))
    return {
      beforePaint: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => !(startTime > paintedMs))
        .map(({ name }) => name),
      layoutShift: shifts
        .map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN))
        .reduce((sum, value) => sum + value, 0),
    }
  })
}

type Early = { readonly beforePaint: readonly string[] }
