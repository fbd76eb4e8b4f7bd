import lighthouse from 'lighthouse'
import { z } from 'zod'

/** A first visit to a page, as Lighthouse saw it. */
export type Visit = {
  readonly lcpMs: number
  readonly fcpMs: number
  readonly tbtMs: number
  readonly layoutShift: number
  /** Bytes of everything that was fetched. */
  readonly bytes: number
  readonly requestCount: number
  /** Requests that began before the page had loaded. */
  readonly earlyRequestCount: number
  /** Requests to another origin. */
  readonly foreignRequestCount: number
  /** Scores, 0 to 1. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

type Way = {
  /** Debugging port of the browser. */
  readonly port: number
  readonly hasScripts: boolean
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const requestItems = z.array(
  z.object({ url: z.string(), transferSize: z.number(), networkRequestTime: z.number() }),
)
const metricItems = z.array(z.object({ observedLoad: z.number().optional() }))

function itemsOf({ audits }: Report, name: string): unknown {
  const details = audits[name]?.details
  return details !== undefined && 'items' in details ? details.items : []
}

function valueOf({ audits }: Report, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN
}

function scoreOf({ categories }: Report, name: string): number {
  return categories[name]?.score ?? Number.NaN
}

/** Opens a page once, on a phone behind a slow line; `hasScripts: false` blocks every script file of the market. */
export async function visitPage(url: string, { port, hasScripts }: Way): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    blockedUrlPatterns: hasScripts ? [] : ['*/assets/*.js'],
  })
  if (run === undefined) throw new Error(`Lighthouse answered nothing for ${url}`)
  const { lhr } = run
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message)
  const requests = requestItems.parse(itemsOf(lhr, 'network-requests'))
  const [metrics] = metricItems.parse(itemsOf(lhr, 'metrics'))
  const loadMs = metrics?.observedLoad ?? Number.NaN
  const { origin } = new URL(url)
  return {
    lcpMs: valueOf(lhr, 'largest-contentful-paint'),
    fcpMs: valueOf(lhr, 'first-contentful-paint'),
    tbtMs: valueOf(lhr, 'total-blocking-time'),
    layoutShift: valueOf(lhr, 'cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requestCount: requests.length,
    earlyRequestCount: requests.filter(({ networkRequestTime }) => networkRequestTime < loadMs)
      .length,
    foreignRequestCount: requests.filter((request) => new URL(request.url).origin !== origin)
      .length,
    performance: scoreOf(lhr, 'performance'),
    accessibility: scoreOf(lhr, 'accessibility'),
    bestPractices: scoreOf(lhr, 'best-practices'),
    seo: scoreOf(lhr, 'seo'),
  }
}
