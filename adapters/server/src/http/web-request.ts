import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as the Web's own type, its body read whole: for small forms and pages only. */
export async function toWebRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const method = request.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const text of [value ?? []].flat()) headers.append(name, text)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await buffer(request) : null
  return new Request(new URL(request.url ?? '/', origin), { method, headers, body })
}

/** Writes a Web answer; its headers win over those that were set before. */
export async function sendWebResponse(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
