import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_CLOSED } from './meter.ts'
import { endRequestSpan } from './request-span.ts'
import type { RequestTrail } from './request-trail.ts'
import { describeSender, type Telemetry } from './telemetry.ts'

const MS_PER_SECOND = 1000

type Watched = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly trail: RequestTrail
}

/** Logs and counts a request when its answer is sent or its client disconnects. */
export function followRequest(telemetry: Telemetry, { request, response, trail }: Watched): void {
  const startedAtMs = performance.now()
  response.once('close', () => {
    const ms = performance.now() - startedAtMs
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED
    const { call, route, span } = trail
    if (span._tag === 'Span') endRequestSpan(span, { route, status })
    telemetry.meter.request({ target: call ?? route, status, seconds: ms / MS_PER_SECOND })
    telemetry.log.info(
      {
        ...describeSender(trail, telemetry.names),
        method: request.method,
        route,
        ...(call === null ? {} : { call }),
        status,
        ms: Math.round(ms),
      },
      'request',
    )
  })
}
