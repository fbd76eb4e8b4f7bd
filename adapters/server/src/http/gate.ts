import type { RequestListener, ServerResponse } from 'node:http'
import { sendJson, sendRefusal } from './plain-answer.ts'

/** Body that `GET /ready` answers; everything but READY is a 503. */
export type ReadyStatus = 'STARTING' | 'READY' | 'DATABASE_AWAY' | 'DRAINING'

/** The path that load balancers poll. Not below `/api`: it is no call of the market. */
const READY_PATH = '/ready'

/** Server that stands behind the gate once the server has started. */
export type Opened = {
  readonly listener: RequestListener
  readonly isDatabaseUp: () => Promise<boolean>
  /** Called with the number of connections that were closed because they held too much. */
  readonly noteClosed: (count: number) => void
}

/**
 * The gate in front of a server. A request that arrives before the start is over is refused at once. While the server
 * drains, requests are answered as ever and each closes its connection: a load balancer that polls `/ready` sends the
 * next one elsewhere.
 */
export type Gate = {
  readonly listener: RequestListener
  readonly open: (opened: Opened) => void
  readonly drain: () => void
  /** The same for one worker of several: its connections close, and the market is as ready as before. */
  readonly retire: () => void
  readonly noteClosed: (count: number) => void
}

export function createGate(): Gate {
  let opened: Opened | null = null
  let isDraining = false
  let isRetired = false
  const status = async (): Promise<ReadyStatus> => {
    if (isDraining) return 'DRAINING'
    if (opened === null) return 'STARTING'
    return (await opened.isDatabaseUp()) ? 'READY' : 'DATABASE_AWAY'
  }
  return {
    listener: (request, response) => {
      if (isDraining || isRetired) response.setHeader('connection', 'close')
      if (request.url?.split('?')[0] === READY_PATH) void status().then(report(response))
      else if (opened === null) sendRefusal(response, 'SERVICE_UNAVAILABLE')
      else opened.listener(request, response)
    },
    open: (parts) => {
      opened = parts
    },
    drain: () => {
      isDraining = true
    },
    retire: () => {
      isRetired = true
    },
    noteClosed: (count) => opened?.noteClosed(count),
  }
}

function report(response: ServerResponse): (status: ReadyStatus) => void {
  return (status) => {
    response.setHeader('cache-control', 'no-store')
    sendJson(response, status === 'READY' ? 200 : 503, { status })
  }
}
