import { setTimeout as wait } from 'node:timers/promises'
import { openStranger, type Stranger } from './stranger.ts'

const MAIN_LIST = '/api/displays/pages/main-list'
const DOCUMENT = '/api/openapi.json'
const BODY_PATHS = [
  '/',
  '/product/detail/2',
  '/nowhere',
  '/assets/x.js',
  '/pictures/x-320.webp',
  '/files/x',
  '/ready',
  '/policy-reports',
  '/hooks/payments/sandbox',
  '/sandbox-gateway/x',
  '/sandbox-gateway/window/x',
  '/api/nothing',
  '/api/shops/carts',
  '/api/accounts/login',
  '/api/systems/files/uploads',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CHUNK_BYTES = 16_384

const head = (line: string, ...fields: readonly string[]) =>
  [`${line} HTTP/1.1`, 'Host: market', ...fields, '', ''].join('\r\n')
const get = (path: string) => head(`GET ${path}`, 'Authorization: Bearer null')

function countOpen(strangers: readonly Stranger[]): number {
  return strangers.filter(({ isClosed }) => !isClosed()).length
}

type Closing = {
  readonly waitMaxMs: number
  /** Most files that may stay. */
  readonly storedMax?: number
}

/** Waits until the strangers were sent away; answers how many are still there after the time. */
export async function untilClosed(
  strangers: readonly Stranger[],
  { waitMaxMs, storedMax = 0 }: Closing,
): Promise<number> {
  const endsAtMs = performance.now() + waitMaxMs
  while (performance.now() < endsAtMs && countOpen(strangers) > storedMax) await wait(50)
  return countOpen(strangers)
}

/** Time for which strangers who do not read are left alone. */
const UNREAD_MS = 6000
/**
 * A connection that was closed is noticed when it is read; one that is stored rests for five seconds after its answer.
 */
const NOTICED_MS = 4000

/** Leaves answers unread for a while. */
export async function leaveAlone(): Promise<void> {
  await wait(UNREAD_MS)
}

type Reading = { readonly storedMax: number; readonly slowness: number }

/** Begins to read, and answers how many connections the server had stored; those that may be are not waited for. */
export function readAll(
  strangers: readonly Stranger[],
  { storedMax, slowness }: Reading,
): Promise<number> {
  for (const stranger of strangers) stranger.read()
  return untilClosed(strangers, { waitMaxMs: NOTICED_MS * slowness, storedMax })
}

function openMany(url: string, count: number, isReading = false): Stranger[] {
  return Array.from({ length: count }, () => openStranger(url, { isReading }))
}

/** Sixty requests at once on each of 200 connections, and nobody reads an answer. */
export function pipelineUnread(url: string): readonly Stranger[] {
  return openMany(url, 200).map((stranger, index) => {
    stranger.write(get(index % 2 === 0 ? MAIN_LIST : DOCUMENT).repeat(60))
    return stranger
  })
}

/** One request on each of 1,500 connections, and nobody reads its answer. */
export function leaveUnread(url: string): readonly Stranger[] {
  return openMany(url, 1500).map((stranger, index) => {
    stranger.write(get([MAIN_LIST, DOCUMENT, '/'][index % 3] ?? '/'))
    return stranger
  })
}

/** A body without an end to every kind of path, by every method. */
export function sendWithoutEnd(url: string): readonly Stranger[] {
  const size = CHUNK_BYTES.toString(16)
  const chunk = Buffer.from(`${size}\r\n${'a'.repeat(CHUNK_BYTES)}\r\n`)
  const fields = [
    'Transfer-Encoding: chunked',
    'Content-Type: application/json',
    'Authorization: Bearer null',
  ]
  const lines = METHODS.flatMap((method) => BODY_PATHS.map((path) => `${method} ${path}`))
  return lines.map((line) => {
    const stranger = openStranger(url, { isReading: true })
    stranger.write(head(line, ...fields))
    stranger.flood(chunk)
    return stranger
  })
}

/** Headers that never end, a line every half second, and connections that say nothing at all. */
export function keepTalking(url: string): readonly Stranger[] {
  const [talking, silent] = [openMany(url, 50, true), openMany(url, 50, true)]
  for (const stranger of talking) {
    stranger.write('GET / HTTP/1.1\r\nHost: market\r\n')
    const timer = setInterval(() => {
      stranger.write('X-More: a\r\n')
      if (stranger.isClosed()) clearInterval(timer)
    }, 500)
  }
  return [...talking, ...silent]
}

type Answered = { readonly status: number; readonly code: string | null }

async function ask(url: string, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, init)
  const text = await response.text()
  const code = /"code":"(?<code>[A-Z_]+)"/.exec(text)?.groups?.['code'] ?? null
  return { status: response.status, code }
}

/** Sends all of it, so many at a time, and counts how it was answered. */
async function countAnswers(
  requests: readonly (() => Promise<Answered>)[],
  width: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const waiting = requests.values()
  const work = async (): Promise<void> => {
    for (const send of waiting) {
      const { status, code } = await send()
      const name = code === null ? `${status}` : `${status} ${code}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return counts
}

function postJson(url: string, body: string): () => Promise<Answered> {
  const headers = { authorization: 'Bearer null', 'content-type': 'application/json' }
  return () => ask(url, { method: 'POST', headers, body })
}

/**
 * JSON of two thousand levels in four kilobytes, as many levels and escapes as a body holds, and more than it holds.
 */
export function sendHostileJson(url: string): Promise<ReadonlyMap<string, number>> {
  const carts = `${url}/api/shops/carts`
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const escapes = (count: number) => JSON.stringify({ goodsList: '\u0000'.repeat(count) })
  const bodies = [
    ...Array.from({ length: 200 }, () => deep(2000)),
    ...Array.from({ length: 100 }, () => deep(65_000)),
    ...Array.from({ length: 100 }, () => escapes(21_000)),
  ]
  const oversized = [
    ...Array.from({ length: 20 }, () => deep(450_000)),
    ...Array.from({ length: 20 }, () => escapes(150_000)),
  ]
  return countAnswers(
    [...bodies, ...oversized].map((body) => postJson(carts, body)),
    20,
  )
}

/** Queries of ten kilobytes, no two alike, behind pages and calls. */
export function sendQueries(url: string): Promise<ReadonlyMap<string, number>> {
  const paths = ['/', '/product/detail/2', '/api/displays/pages/main-list']
  const requests = Array.from({ length: 600 }, (_, index) => {
    const query = `x=${index}&q=${'a'.repeat(10_000)}`
    const path = paths[index % paths.length] ?? '/'
    return () => ask(`${url}${path}?${query}`, { headers: { authorization: 'Bearer null' } })
  })
  return countAnswers(requests, 30)
}

/** Three hundred notices of sixty kilobytes about payments that nobody makes. */
export function postNotices(url: string): Promise<ReadonlyMap<string, number>> {
  const notice = JSON.stringify({ gatewayOrderId: 'x', filler: 'a'.repeat(60_000) })
  const requests = Array.from({ length: 300 }, () =>
    postJson(`${url}/hooks/payments/sandbox`, notice),
  )
  return countAnswers(requests, 30)
}

export type Upload = { readonly headers: Record<string, string>; readonly form: () => FormData }

/** Three hundred pictures of one member at once. */
export function uploadPictures(
  url: string,
  { headers, form }: Upload,
): Promise<ReadonlyMap<string, number>> {
  const target = `${url}/api/systems/files/uploads`
  const requests = Array.from(
    { length: 300 },
    () => () => ask(target, { method: 'POST', headers, body: form() }),
  )
  return countAnswers(requests, 60)
}
