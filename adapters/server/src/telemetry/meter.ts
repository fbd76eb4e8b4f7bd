import type { SecurityEvent } from './security-event.ts'

/** The status of a request whose client hung up before its answer, as proxies write it. */
export const CLIENT_CLOSED = 499

/** A request that was answered, or whose client hung up. */
export type MeasuredRequest = {
  /** The call's name, such as `order.detail`, or the route of what is no call. */
  readonly target: string
  readonly status: number
  readonly seconds: number
}

export type MeasuredJob = {
  readonly task: string
  readonly isDone: boolean
  readonly seconds: number
}

/** Counts events of this process. Its functions are cheap and never throw. */
export type Meter = {
  readonly request: (request: MeasuredRequest) => void
  readonly securityEvent: (event: SecurityEvent) => void
  readonly job: (job: MeasuredJob) => void
  /** A page that was rendered on the server, in seconds. */
  readonly rendering: (seconds: number) => void
}

const ignore = () => undefined

/** Counts nothing; used when METRICS_PORT is not set. */
export const NO_METER: Meter = {
  request: ignore,
  securityEvent: ignore,
  job: ignore,
  rendering: ignore,
}
