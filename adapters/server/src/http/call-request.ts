import { ORPCError } from '@orpc/server'
import type { StandardHandler } from '@orpc/server/standard'
import type { IncomingMessage } from 'node:http'
import { readBody } from '../call/read-body.ts'

/** A request as oRPC reads it. */
type CallRequest = Parameters<StandardHandler<object>['handle']>[0]

/** Several times the longest form. Parsed JSON takes some thirty times its text, so the bound is one of memory too. */
const BODY_BYTES_MAX = 131_072
const utf8 = new TextDecoder()

type Arrived = {
  readonly request: IncomingMessage
  /** The call reads its body itself: to oRPC it has none. */
  readonly isStreamed: boolean
}

/**
 * Reads a request for oRPC, whose own adapter of Node makes a signal and listeners that no call uses (decision 179). A body is
 * JSON, of which what is longer is refused as PAYLOAD_TOO_LARGE.
 */
export function toCallRequest({ request, isStreamed }: Arrived): CallRequest {
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '', 'http://market'),
    headers: request.headers,
    body: () => (isStreamed ? Promise.resolve() : readJson(request)),
    signal: undefined,
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, BODY_BYTES_MAX)
  if (body === null) {
    // The rest is read and forgotten within the bounds of the connection: a sender that is cut off loses the answer.
    request.resume()
    throw new ORPCError('PAYLOAD_TOO_LARGE')
  }
  return body.length === 0 ? undefined : JSON.parse(utf8.decode(body))
}
