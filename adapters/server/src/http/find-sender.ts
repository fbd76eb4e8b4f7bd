import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { IncomingMessage } from 'node:http'
import type { Runtime } from '../app/services.ts'
import type { CallTime } from '../call/call-time.ts'
import type { CallerIdentity } from '../call/caller.ts'
import type { KnownCallers } from '../call/known-callers.ts'
import type { Sender } from '../call/request-context.ts'
import { resolveInTime } from '../call/run-in-time.ts'
import { asGuest, authenticate, type Credentials } from '../session/authenticate.ts'
import { authenticateStaff } from '../staff/authenticate-staff.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import { withinRequest } from '../telemetry/within-request.ts'
import { staffTokenOf } from './cookies.ts'

/** A request to a call, and the device that it came from. */
export type CallingRequest = {
  readonly request: IncomingMessage
  readonly device: { readonly deviceId: string; readonly isInApp: boolean }
  readonly time: CallTime
  readonly trail: RequestTrail
  readonly runtime: Runtime
  readonly knownCallers: KnownCallers
  /** The request is a GET. */
  readonly isReading: boolean
  /** Staff whose cookie is read; `null` for the calls of buyers. */
  readonly staffKind: StaffKind | null
  /** Notes who the sender is, once that is certain. */
  readonly noteCaller: (caller: CallerIdentity) => void
}

/**
 * Finds the sender of a request: below the paths of staff by the cookie of that kind alone, elsewhere by the credential
 * header alone. Who has nothing to show is a guest, without a query. A GET of a caller who was found before does not
 * wait for the query. Source: spec §7, market-rules §9.2, decision 182.
 */
export async function findSender(calling: CallingRequest): Promise<Sender> {
  const { request, device, staffKind, isReading, knownCallers } = calling
  if (staffKind !== null) return confirmed(calling, await findStaff(calling, staffKind))
  const credentials = { ...device, authorization: request.headers.authorization ?? null }
  const guest = asGuest(credentials)
  if (guest !== null) return confirmed(calling, guest)
  const found = findBuyer(calling, credentials)
  const known = isReading ? knownCallers.find(credentials) : null
  if (known === null) return confirmed(calling, await found)
  const confirmation = found.then((caller) => confirmed(calling, caller).caller)
  confirmation.catch(() => undefined)
  return { caller: known, confirmation }
}

function confirmed({ noteCaller }: CallingRequest, caller: CallerIdentity): Sender {
  noteCaller(caller)
  return { caller, confirmation: null }
}

async function findBuyer(
  { time, trail, runtime, knownCallers }: CallingRequest,
  credentials: Credentials,
): Promise<CallerIdentity> {
  const program = withinRequest(authenticate(credentials), trail)
  const caller = await time.spend(() => resolveInTime(runtime, program))
  knownCallers.note(credentials, caller)
  return caller
}

async function findStaff(
  { request, device, time, trail, runtime }: CallingRequest,
  kind: StaffKind,
): Promise<CallerIdentity> {
  const token = staffTokenOf(request, kind)
  if (token === null) return { kind: 'GUEST', ...device }
  const program = withinRequest(authenticateStaff({ ...device, kind, token }), trail)
  return time.spend(() => resolveInTime(runtime, program))
}
