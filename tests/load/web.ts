// npm run bench:web -- http://127.0.0.1:3000: first visits on a slow phone, beside the same pages without scripts.
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { findFreePort } from '@jangteo/embedded-postgres/findFreePort'
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { INP_MAX_MS, PHONE, timeTap } from './interactions.ts'
import { median } from './median.ts'
import { toTable } from './table.ts'
import { TAPS } from './taps.ts'
import { type Visit, visitPage } from './visit.ts'

const ROUNDS = 5
const PAGES = [
  { name: 'home', path: '/', tap: 'bottom tab' },
  { name: 'product', path: routes.productDetail(2), tap: 'option sheet open' },
] as const
/** Largest paint, beside that of the floor. Source: docs/performance.md. */
const LCP_RATIO_MAX = 1.25
const TBT_MAX_MS = 300
const SCORE_MIN = 0.95
const EARLY_REQUESTS_MAX = 12
const BYTES_MAX = 500_000

function middleOf(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read))
  return {
    lcpMs: of(({ lcpMs }) => lcpMs),
    fcpMs: of(({ fcpMs }) => fcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    layoutShift: of(({ layoutShift }) => layoutShift),
    bytes: of(({ bytes }) => bytes),
    requestCount: of(({ requestCount }) => requestCount),
    earlyRequestCount: of(({ earlyRequestCount }) => earlyRequestCount),
    foreignRequestCount: of(({ foreignRequestCount }) => foreignRequestCount),
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
  }
}

/** Bars that a page misses, each with its limit. */
function missedBars(page: Visit, floor: Visit, inpMs: number): string[] {
  const bars: readonly (readonly [string, boolean])[] = [
    [`LCP ≤ ${LCP_RATIO_MAX} × floor`, page.lcpMs <= LCP_RATIO_MAX * floor.lcpMs],
    [`TBT ≤ ${TBT_MAX_MS}`, page.tbtMs <= TBT_MAX_MS],
    ['CLS 0', page.layoutShift === 0],
    [`INP ≤ ${INP_MAX_MS}`, inpMs <= INP_MAX_MS],
    [`score ≥ ${SCORE_MIN * 100}`, floor.performance < 1 || page.performance >= SCORE_MIN],
    [`requests before load ≤ ${EARLY_REQUESTS_MAX}`, page.earlyRequestCount <= EARLY_REQUESTS_MAX],
    [`kB ≤ ${BYTES_MAX / 1000}`, page.bytes <= BYTES_MAX],
    ['third parties 0', page.foreignRequestCount === 0],
    ['accessibility 100', page.accessibility === 1],
    ['best practices 100', page.bestPractices === 1],
    ['SEO 100', page.seo === 1],
  ]
  return bars.filter(([, isWithin]) => !isWithin).map(([name]) => name)
}

const HEAD = [
  'page',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'kB',
  'requests',
  'before load',
  'score',
  'a11y',
  'practices',
  'SEO',
  'INP ms',
]

function rowOf(name: string, visit: Visit, inpMs: number | null): string[] {
  const percent = (share: number) => `${Math.round(share * 100)}`
  return [
    name,
    `${Math.round(visit.lcpMs)}`,
    `${Math.round(visit.fcpMs)}`,
    `${Math.round(visit.tbtMs)}`,
    visit.layoutShift.toFixed(3),
    `${Math.round(visit.bytes / 1000)}`,
    `${visit.requestCount}`,
    `${visit.earlyRequestCount}`,
    percent(visit.performance),
    percent(visit.accessibility),
    percent(visit.bestPractices),
    percent(visit.seo),
    inpMs === null ? '' : `${inpMs}`,
  ]
}

async function medianTapMs(browser: Browser, baseURL: string, name: string): Promise<number> {
  const tap = TAPS.find((one) => one.name === name)
  if (tap === undefined) throw new Error(`no tap is called ${name}`)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL, ...PHONE })
    times.push(await timeTap(context, tap))
    await context.close()
  }
  return median(times)
}

async function measure(baseURL: string): Promise<void> {
  const port = await findFreePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const rows = [HEAD]
  const missed: string[] = []
  try {
    for (const { name, path, tap } of PAGES) {
      const url = new URL(path, baseURL).href
      const pages: Visit[] = []
      const floors: Visit[] = []
      for (let round = 1; round <= ROUNDS; round += 1) {
        process.stderr.write(`${name}, ${round} of ${ROUNDS} …\n`)
        pages.push(await visitPage(url, { port, hasScripts: true }))
        floors.push(await visitPage(url, { port, hasScripts: false }))
      }
      const inpMs = await medianTapMs(browser, baseURL, tap)
      const [page, floor] = [middleOf(pages), middleOf(floors)]
      rows.push(rowOf(name, page, inpMs), rowOf(`${name}, floor`, floor, null))
      missed.push(...missedBars(page, floor, inpMs).map((bar) => `${name}: ${bar}`))
    }
  } finally {
    await browser.close()
  }
  const verdict = missed.length === 0 ? 'within every bar' : `missed: ${missed.join('; ')}`
  process.stdout.write(`${toTable(rows)}\n${verdict}\n`)
}

const [baseURL] = process.argv.slice(2)
if (baseURL === undefined) {
  process.stderr.write('npm run bench:web -- <address of a running market>\n')
  process.exitCode = 2
} else await measure(baseURL)
