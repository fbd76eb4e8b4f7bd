import type { IncomingMessage } from 'node:http'
import type { Runtime } from '../app/services.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { CallTime } from './call-time.ts'
import type { CallerIdentity } from './caller.ts'
import type { ClientParts } from './client.ts'
import type { ReplyParts } from './reply.ts'
import type { TryCounter } from './tries.ts'

/** The sender of a request. */
export type Sender = {
  /** While they are being confirmed, who was found for the same credentials before. */
  readonly caller: CallerIdentity
  /** Resolves to who they are; `null` where `caller` is. */
  readonly confirmation: Promise<CallerIdentity> | null
}

/** Context of a request from the listener to the router of its call. */
export type ArrivedContext = {
  readonly requestId: string
  readonly sender: Sender
  /** The request is a GET: its call only reads. */
  readonly isReading: boolean
  /** The address that the request came from, behind trusted proxies; normalized by `plainAddress`. */
  readonly clientAddress: string
  readonly client: ClientParts
  /** The browser may use the desk: it gave the password, or none is wanted. */
  readonly isDeskOpen: boolean
  readonly idempotencyKey: string | null
  /** The request of a call that reads its body itself; `null` for every other, whose input is read before. */
  readonly streamed: IncomingMessage | null
  readonly reply: ReplyParts
  readonly tries: TryCounter
  readonly runtime: Runtime
  readonly trail: RequestTrail
  readonly telemetry: Telemetry
  readonly time: CallTime
}

/** Context of a request within its call. */
export type RequestContext = ArrivedContext & {
  readonly caller: CallerIdentity
  /** Resolves when `caller` is confirmed, rejects when the sender is another; `null` where nothing is open. */
  readonly confirmed: Promise<void> | null
}
