import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdentityPort } from '@jangteo/identity/identity.port'
import { sendText } from './plain-answer.ts'
import { readBody } from '../call/read-body.ts'

/** Twice as long as the longest form of a window. */
const FORM_BYTES_MAX = 4096

/** Answers the page of an identity window; its headers win over those that were set before. */
export async function answerIdentityWindow(
  request: IncomingMessage,
  response: ServerResponse,
  { identity, origin }: { readonly identity: IdentityPort; readonly origin: string },
): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const body = method === 'POST' ? await readBody(request, FORM_BYTES_MAX) : null
  if (method === 'POST' && body === null) {
    return sendText(response, { status: 413, type: 'text/plain', body: '보낸 내용이 너무 커요.' })
  }
  const form = body === null ? null : new URLSearchParams(body.toString('utf8'))
  const answer = await identity.visit({ method, url: new URL(url, origin), form })
  response.statusCode = answer.status
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.end(answer.body)
}
