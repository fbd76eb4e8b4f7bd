import { ADDRESS_SEARCH_PAGE, ADDRESS_SEARCH_PATH } from '@jangteo/core/address/addressSearch.codes'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { staffKindOfCall } from '@jangteo/core/staff/staff.rules'
import { SESSION_IDLE_HEADER } from '@jangteo/core/session/idle.rules'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { clientOf } from '../call/client.ts'
import { createCallTime } from '../call/call-time.ts'
import { failureCodeOf } from '../call/failure-code.ts'
import type { CallerIdentity } from '../call/caller.ts'
import { createKnownCallers, type KnownCallers } from '../call/known-callers.ts'
import type { ArrivedContext } from '../call/request-context.ts'
import { followRequest } from '../telemetry/request-line.ts'
import { openTrail, type RequestTrail } from '../telemetry/request-trail.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { isCrossSite } from './cross-site.ts'
import { addressSearchPolicy, answerAddressSearch, type AddressSearch } from './address-search.ts'
import type { ApiDocs } from './api-docs.ts'
import type { ApiHandler, LoggedContext } from './api.ts'
import { requestAppKind } from './app-kind.ts'
import type { ClientAddressFinder } from './client-address.ts'
import { findSender } from './find-sender.ts'
import { deviceIdOf, setStaffCookie, setTokenCookie, staffTokenOf } from './cookies.ts'
import { isDeskCall, isSystemOperator } from './desk-operator.ts'
import { type CustomerCredential, lacksCustomerCredential } from './customer-credential.ts'
import { DESK_DOOR_PATH, type DeskLock } from './desk-lock.ts'
import { answerHook, hookGatewayOf } from './hooks.ts'
import { isHangUp } from './hung-up.ts'
import { saysJson } from '../call/media-type.ts'
import type { NoticeSenders } from './notice-senders.ts'
import { answerPolicyReport, POLICY_REPORTS_PATH } from './policy-reports.ts'
import { sendRefusal } from './plain-answer.ts'
import { limitBodyReadTime, isStreamed } from './streamed-request.ts'
import {
  contentSecurityPolicy,
  type InlineSources,
  setSecurityHeaders,
} from './security-headers.ts'
import { leadSocialReturn, socialReturnOf } from './social-return.ts'
import { answerFile, fileAskedBy } from './uploaded-files.ts'

/** Answers a request that is not a call, or says that it has nothing for it. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type ListenerParts = {
  readonly api: ApiHandler
  readonly docs: ApiDocs
  readonly pages: PageHandler
  readonly inline: InlineSources
  readonly senders: NoticeSenders
  /** The desk is served to everybody, or behind its lock; otherwise to operators with SYSTEM alone. */
  readonly servesDevOnly: boolean
  /** `null` where nobody but this machine can reach the desk. */
  readonly deskLock: DeskLock | null
  /** `null` where addresses are typed. */
  readonly addressSearch: AddressSearch | null
  /** The address that browsers use. */
  readonly origin: string
  readonly clientAddressOf: ClientAddressFinder
  /** Credential of the calls of customers; every one is let in unless given. */
  readonly customerCredential?: CustomerCredential
} & Pick<ArrivedContext, 'runtime' | 'tries'> &
  Telemetry

/** Time for which a body may take that is read before its call, in milliseconds. */
const ARRIVAL_MAX_MS = 10_000
const READING_METHODS = new Set(['GET', 'HEAD'])
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const KEY_LENGTH_MAX = 300
const KEY_ISSUE = { path: 'idempotency-key', message: REFUSAL_MESSAGES.KEY_TOO_LONG() }

function isNonJsonBody(request: IncomingMessage): boolean {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  return hasBody && METHODS_WITH_BODY.has(request.method ?? '') && !saysJson(request)
}

/** The one door of the server: a request id, a log line, security headers, then a call or a page. */
export function createListener(parts: ListenerParts): RequestListener {
  const { addressSearch } = parts
  const policy = contentSecurityPolicy(parts.inline, addressSearch?.frameOrigins ?? [])
  const isHttps = parts.origin.startsWith('https:')
  const knownCallers = createKnownCallers()
  return (request, response) => {
    const requestId = crypto.randomUUID()
    const clientAddress = parts.clientAddressOf(request)
    const trail = openTrail({ requestId, request, clientAddress, tracer: parts.tracer })
    if (!isStreamed(request)) limitBodyReadTime(request, ARRIVAL_MAX_MS)
    response.setHeader('x-request-id', requestId)
    setSecurityHeaders(response, { policy, isHttps, path: request.url ?? '/' })
    followRequest(parts, { request, response, trail })
    const routed = { request, response, clientAddress, isHttps, trail, knownCallers, parts }
    route(routed).catch((thrown: unknown) => {
      const failure = failureCodeOf(thrown)
      const isExpected = failure !== null || isHangUp(thrown, { request, response })
      if (!isExpected) parts.log.error({ requestId, err: thrown }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendRefusal(response, failure ?? 'SYSTEM_ERROR')
    })
  }
}

type Routed = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly clientAddress: string
  readonly trail: RequestTrail
  readonly isHttps: boolean
  readonly knownCallers: KnownCallers
  readonly parts: ListenerParts
}

async function route(routed: Routed): Promise<void> {
  const { request, response, parts } = routed
  const path = request.url?.split('?')[0] ?? '/'
  const gateway = hookGatewayOf(path)
  if (gateway !== null) {
    return answerHook({ ...routed, gateway })
  }
  if (path === ADDRESS_SEARCH_PATH) {
    return answerAddressSearch(request, response, parts.addressSearch)
  }
  if (path === ADDRESS_SEARCH_PAGE && parts.addressSearch !== null) {
    response.setHeader('content-security-policy', addressSearchPolicy(parts.addressSearch))
  }
  if (path === POLICY_REPORTS_PATH) return answerPolicyReport(routed)
  const file = fileAskedBy(path)
  if (file !== null) return answerFile({ ...routed, file, runtime: parts.runtime })
  if (path !== '/api' && !path.startsWith('/api/')) return parts.pages(request, response)
  response.setHeader('cache-control', 'no-store')
  if (path === DESK_DOOR_PATH && parts.deskLock !== null) {
    return parts.deskLock.answerDoor({ request, response, isHttps: routed.isHttps })
  }
  if (await parts.docs(request, response)) return undefined
  if (lacksCustomerCredential(request, path, parts.customerCredential ?? null)) {
    return sendRefusal(response, 'CALLER_NOT_ALLOWED')
  }
  const provider = socialReturnOf(request, path)
  if (provider !== null) return leadSocialReturn(request, response, provider)
  if (!isStreamed(request) && isNonJsonBody(request)) {
    return sendRefusal(response, 'UNSUPPORTED_MEDIA_TYPE')
  }
  if ((keyOf(request)?.length ?? 0) > KEY_LENGTH_MAX) {
    return sendRefusal(response, 'BAD_INPUT', { issues: [KEY_ISSUE] })
  }
  const staffKind = staffKindOf(path, parts)
  if (staffKind !== null && isForged(request, staffKind, parts)) {
    return sendRefusal(response, isDeskCall(path) ? 'NOT_FOUND' : 'CALLER_NOT_ALLOWED')
  }
  const context = await contextOf(routed, staffKind)
  const isHidden = isDeskCall(path) && !parts.servesDevOnly && !context.isDeskOpen
  return isHidden ? sendRefusal(response, 'NOT_FOUND') : parts.api(request, response, context)
}

/** True for a request that another site may have begun and that the cookie of staff would stand for. */
function isForged(request: IncomingMessage, kind: StaffKind, { origin }: ListenerParts): boolean {
  return staffTokenOf(request, kind) !== null && isCrossSite(request, origin)
}

/** Staff whose cookie the calls of a path read; those of the desk an operator's, where nobody else may use it. */
function staffKindOf(path: string, { servesDevOnly }: ListenerParts): StaffKind | null {
  return isDeskCall(path) && !servesDevOnly ? 'OPERATOR' : staffKindOfCall(path)
}

/** True for a browser that may use the desk. */
function isDeskOpenTo(caller: CallerIdentity, { request, parts }: Routed): boolean {
  if (!parts.servesDevOnly) return isSystemOperator(caller)
  return parts.deskLock?.isOpenFor(request) ?? true
}

function setIdleHeader(response: ServerResponse, caller: CallerIdentity): void {
  const idleSeconds = 'idleSeconds' in caller ? caller.idleSeconds : null
  if (idleSeconds !== null && !response.headersSent) {
    response.setHeader(SESSION_IDLE_HEADER, idleSeconds)
  }
}

async function contextOf(routed: Routed, staffKind: StaffKind | null): Promise<LoggedContext> {
  const { request, response, clientAddress, isHttps, trail, parts } = routed
  const cookies = { request, response, isHttps }
  const device = { deviceId: deviceIdOf(cookies), isInApp: requestAppKind(request) !== 'web' }
  const time = createCallTime()
  const isReading = READING_METHODS.has(request.method ?? '')
  const { runtime } = parts
  const sender = await findSender({
    request,
    device,
    time,
    trail,
    runtime,
    staffKind,
    isReading,
    knownCallers: routed.knownCallers,
    noteCaller: (caller) => {
      trail.caller = caller
      setIdleHeader(response, caller)
    },
  })
  return {
    requestId: trail.requestId,
    log: parts.log,
    isHangUp: (thrown) => isHangUp(thrown, { request, response }),
    sender,
    isReading,
    clientAddress,
    client: clientOf(request.headers['user-agent'] ?? null, clientAddress),
    isDeskOpen: isDeskOpenTo(sender.caller, routed),
    idempotencyKey: keyOf(request),
    streamed: null,
    reply: {
      setToken: (token) => setTokenCookie(cookies, token),
      setStaffToken: (kind, token) => setStaffCookie(cookies, kind, token),
    },
    tries: parts.tries,
    runtime,
    trail,
    telemetry: parts,
    time,
  }
}

function keyOf(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key : null
}
