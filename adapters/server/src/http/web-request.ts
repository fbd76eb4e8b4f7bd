import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './read-body.ts'

/**
 * A request as the Web's own type, its body read whole: for small forms and pages only. `null` when the body is longer
 * than `bodyBytesMax`.
 */
export async function toWebRequest(
  request: IncomingMessage,
  { origin, bodyBytesMax }: { readonly origin: string; readonly bodyBytesMax: number },
): Promise<Request | null> {
  const method = request.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const text of [value ?? []].flat()) headers.append(name, text)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await readBody(request, bodyBytesMax) : null
  if (hasBody && body === null) return null
  return new Request(new URL(request.url ?? '/', origin), { method, headers, body })
}

/** Writes a Web answer; its headers win over those that were set before. */
export async function sendWebResponse(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
