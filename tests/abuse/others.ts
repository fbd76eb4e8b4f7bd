import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { processorWaitMs } from '../support/processorWaitMs.ts'

/** Another address of this machine, so that what strangers may not do says nothing about other buyers. */
const OTHER_ADDRESS = '127.0.0.2'
const BUYER_COUNT = 4
const REST_MS = 25
const PATHS = [
  '/',
  '/product/detail/2',
  '/api/goods/2',
  '/api/displays/pages/main-list',
  '/api/shops/carts',
]

export type Seen = {
  /** Times of answers, in milliseconds, the quickest first. */
  readonly answeredMs: readonly number[]
  /** The same without the time for which the server or this process wanted a processor and had none. */
  readonly servedMs: readonly number[]
  /** Answers that nobody should get, and connections that broke. */
  readonly failures: readonly string[]
}

function get(agent: Agent, url: string): Promise<number> {
  const headers = { authorization: 'Bearer null', 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, localAddress: OTHER_ADDRESS }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** A market, and the process that it runs in. */
type Market = { readonly url: string; readonly pid: number }

/** Lets other buyers look around until the work is over. */
export async function watchOthers({ url, pid }: Market, work: () => Promise<void>): Promise<Seen> {
  const agent = new Agent({ keepAlive: true })
  const answeredMs: number[] = []
  const servedMs: number[] = []
  const waitedMs = () => processorWaitMs(pid) + processorWaitMs(process.pid)
  const failures: string[] = []
  const visit = { isOver: false }
  const look = async (index: number): Promise<void> => {
    for (let step = index; !visit.isOver; step += 1) {
      const path = PATHS[step % PATHS.length] ?? '/'
      const startedAtMs = performance.now()
      const waitedBeforeMs = waitedMs()
      try {
        const status = await get(agent, `${url}${path}`)
        if (status !== 200) failures.push(`${path}: ${status}`)
      } catch (error) {
        failures.push(`${path}: ${String(error)}`)
      }
      const ms = performance.now() - startedAtMs
      answeredMs.push(ms)
      servedMs.push(ms - (waitedMs() - waitedBeforeMs))
      await wait(REST_MS)
    }
  }
  const looking = Promise.all(Array.from({ length: BUYER_COUNT }, (_, index) => look(index)))
  try {
    await work()
  } finally {
    visit.isOver = true
    await looking
    agent.destroy()
  }
  return { answeredMs: ascending(answeredMs), servedMs: ascending(servedMs), failures }
}

/** Lets other buyers look around with nobody else there. */
export function watchQuiet(market: Market, ms: number): Promise<Seen> {
  return watchOthers(market, async () => {
    await wait(ms)
  })
}

/** Of numbers that ascend, the one below which that share of them lies. */
export function percentile(ascendingNumbers: readonly number[], share: number): number {
  return ascendingNumbers[Math.floor((ascendingNumbers.length - 1) * share)] ?? 0
}
