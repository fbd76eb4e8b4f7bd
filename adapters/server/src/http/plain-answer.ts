import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import type { ServerResponse } from 'node:http'

/** Writes a whole answer that no call made. */
export function sendText(
  response: ServerResponse,
  answer: { readonly status: number; readonly type: string; readonly body: string },
): void {
  response.statusCode = answer.status
  response.setHeader('content-type', `${answer.type}; charset=utf-8`)
  response.end(answer.body)
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, { status, type: 'application/json', body: JSON.stringify(body) })
}

type Listed = { readonly status: number; readonly retryAfterSeconds?: number }

const CATALOGUE: Readonly<Record<string, Listed>> = REFUSALS

/** Sets `retry-after` where the catalogue has it for a refusal. */
export function setRetryAfter(response: ServerResponse, code: string): void {
  const seconds = CATALOGUE[code]?.retryAfterSeconds
  if (seconds !== undefined) response.setHeader('retry-after', seconds)
}

/** Writes a refusal in the shape of every refusal; `data` is what the catalogue names for the code. */
export function sendRefusal(
  response: ServerResponse,
  code: RefusalCode,
  data: unknown = null,
): void {
  const { status, message } = REFUSALS[code]
  setRetryAfter(response, code)
  sendJson(response, status, { code, message, status, data })
}
