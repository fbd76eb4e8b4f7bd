import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WINDOW_STYLES } from '@jangteo/sandbox-window/window-styles'
import { newPaymentKey } from './payment-key.ts'
import { isExpired } from './payment-record.ts'
import type { PaymentRecord } from './payment-record.ts'
import type { RecordStore } from './record-store.ts'
import { noticeAnswer, pageAnswer } from './window-answers.ts'
import type { NOTICES } from './window-answers.ts'
import { readChoice } from './window-form.ts'
import { paymentPage } from './window-page.ts'
import { returnUrlOf, settleWindow } from './window-result.ts'

const FORM_BYTES_MAX = 4_096
const FORM_TYPE = 'application/x-www-form-urlencoded'
const STYLES = [...WINDOW_STYLES, join(import.meta.dirname, 'window.css')]

type WindowSettings = {
  readonly store: RecordStore
  readonly windowPath: string
  readonly nowMs: () => number
}

/** The pages under the window's path; `null` for every other path. */
export function createWindow(
  settings: WindowSettings,
): (request: Request) => Promise<Response | null> {
  const { windowPath } = settings
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isGet = request.method === 'GET'
    if (isGet && pathname === stylesheetOf(windowPath)) return answerStylesheet()
    if (!pathname.startsWith(`${windowPath}/`)) return null
    if (!isGet && request.method !== 'POST') return report(settings, 'method', null)
    const record = await settings.store.read(pathname.slice(windowPath.length + 1))
    if (record === null) return report(settings, 'absent', null)
    return isGet ? show(settings, record) : settle(settings, record, request)
  }
}

export function stylesheetOf(windowPath: string): string {
  return `${windowPath}.css`
}

async function answerStylesheet(): Promise<Response> {
  const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')))
  return new Response(styles.join('\n'), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

function report(
  { windowPath }: WindowSettings,
  notice: keyof typeof NOTICES,
  record: PaymentRecord | null,
): Response {
  const returnUrl = record === null ? null : returnUrlOf(record)
  return noticeAnswer({ notice, stylesheet: stylesheetOf(windowPath), returnUrl })
}

function show(settings: WindowSettings, record: PaymentRecord): Response {
  if (record.state.status !== 'ready') return report(settings, 'settled', record)
  if (isExpired(record, settings.nowMs())) return report(settings, 'expired', record)
  const body = paymentPage(record.request, stylesheetOf(settings.windowPath))
  return pageAnswer(200, body, record.request.returnUrl)
}

async function settle(
  settings: WindowSettings,
  { request: paid }: PaymentRecord,
  request: Request,
): Promise<Response> {
  if (request.headers.get('content-type')?.split(';')[0]?.trim() !== FORM_TYPE) {
    return report(settings, 'mediaType', null)
  }
  const body = await readText(request)
  if (body === null) return report(settings, 'tooLarge', null)
  const choice = readChoice(body, paid)
  if (choice === null) return report(settings, 'malformed', null)
  const nowMs = settings.nowMs()
  const paymentKey = newPaymentKey(paid.gatewayOrderId)
  const settled = await settings.store.change(paid.gatewayOrderId, (record) =>
    record === null
      ? { next: null, answer: null }
      : settleWindow(record, { choice, paymentKey, nowMs }),
  )
  if (settled === null) return report(settings, 'absent', null)
  if (settled.state.status === 'ready') return report(settings, 'expired', settled)
  const location = returnUrlOf(settled)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The body as text; `null` when it is larger than any form of the window. */
export async function readText(request: Request): Promise<string | null> {
  const stream: AsyncIterable<Uint8Array> | null = request.body
  if (stream === null) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > FORM_BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
