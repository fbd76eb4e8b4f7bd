import { ORPCError } from '@orpc/server'
import type { StandardHandler } from '@orpc/server/standard'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../call/read-body.ts'
import { isStreamed } from './streamed-request.ts'

/** A request as oRPC reads it. */
type CallRequest = Parameters<StandardHandler<object>['handle']>[0]

/** Several times the longest form. Parsed JSON takes some thirty times its text, so the bound is one of memory too. */
const BODY_BYTES_MAX = 131_072
const utf8 = new TextDecoder()

/**
 * Reads a request for oRPC. Its own adapter of Node has an abort signal, two parsed addresses and five listeners for each
 * request, of which no call uses any, and writes answers in chunks: a tenth of what a product's page took. A body is JSON,
 * of which what is longer is refused as PAYLOAD_TOO_LARGE; calls that read their bodies themselves have none here.
 */
export function toCallRequest(request: IncomingMessage, response: ServerResponse): CallRequest {
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '', 'http://market'),
    headers: request.headers,
    body: () => (isStreamed(request) ? Promise.resolve() : readJson(request, response)),
    signal: undefined,
  }
}

async function readJson(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const body = await readBody(request, BODY_BYTES_MAX)
  if (body === null) {
    // What is left of the body would be read as the next request.
    response.setHeader('connection', 'close')
    throw new ORPCError('PAYLOAD_TOO_LARGE')
  }
  return body.length === 0 ? undefined : JSON.parse(utf8.decode(body))
}
