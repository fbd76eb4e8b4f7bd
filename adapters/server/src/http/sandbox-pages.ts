import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAnswer, PageRequest } from '@jangteo/payment/sandbox/sandbox-calls'
import { readBody } from '../call/read-body.ts'

/**
 * A request for a page of the sandbox, its body read whole: for small forms only. `null` when the body is longer than
 * `bodyBytesMax`. Of the headers it passes the type of the body alone: who the buyer is here, no company outside knows.
 */
export async function toPageRequest(
  request: IncomingMessage,
  { origin, bodyBytesMax }: { readonly origin: string; readonly bodyBytesMax: number },
): Promise<PageRequest | null> {
  const { method = 'GET', url = '/' } = request
  const type = request.headers['content-type']
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await readBody(request, bodyBytesMax) : null
  if (hasBody && body === null) return null
  return {
    method,
    url: new URL(url, origin).href,
    headers: type === undefined ? [] : [['content-type', type]],
    body: body === null ? null : body.toString('utf8'),
  }
}

/** Writes a page of the sandbox; its headers win over those that were set before. */
export function sendPageAnswer(response: ServerResponse, answer: PageAnswer): void {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.end(answer.body)
}
