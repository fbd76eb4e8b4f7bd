import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import type { ServerResponse } from 'node:http'
import { WrittenAnswer } from '../call/written-answer.ts'

/** Writes a whole answer that no call made. */
export function sendText(
  response: ServerResponse,
  answer: { readonly status: number; readonly type: string; readonly body: string | Buffer },
): void {
  response.statusCode = answer.status
  response.setHeader('content-type', `${answer.type}; charset=utf-8`)
  response.end(answer.body)
}

export function sendJson(response: ServerResponse, status: number, answer: unknown): void {
  const body = answer instanceof WrittenAnswer ? answer.text : JSON.stringify(answer)
  sendText(response, { status, type: 'application/json', body })
}

type Listed = { readonly status: number; readonly retryAfterSeconds?: number }

const CATALOGUE: Readonly<Record<string, Listed>> = REFUSALS

/** Sets `retry-after` where the catalogue has it for a refusal. */
export function setRetryAfter(response: ServerResponse, code: string): void {
  const seconds = CATALOGUE[code]?.retryAfterSeconds
  if (seconds !== undefined) response.setHeader('retry-after', seconds)
}

type RefusalBody = {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly data?: unknown
}

/** The body of every refusal, whoever writes it. */
export function toRefusalBody({ code, message, status, data }: RefusalBody) {
  return { code, message, status, data: data ?? null }
}

/** Writes a refusal; `data` is what the catalogue names for the code. */
export function sendRefusal(response: ServerResponse, code: RefusalCode, data?: unknown): void {
  const { status, message } = REFUSALS[code]
  setRetryAfter(response, code)
  sendJson(response, status, toRefusalBody({ code, message, status, data }))
}
