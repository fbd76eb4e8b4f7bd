import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { IncomingMessage } from 'node:http'
import type { Runtime } from '../app/services.ts'
import { type CallTime, inTime } from '../call/call-time.ts'
import type { CallerIdentity } from '../call/caller.ts'
import { asGuest, authenticate } from '../session/authenticate.ts'
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
  /** Staff whose cookie is read; `null` for the calls of buyers. */
  readonly staffKind: StaffKind | null
}

/**
 * Finds the sender of a request: below the paths of staff by the cookie of that kind alone, elsewhere by the credential
 * header alone. Who has nothing to show is a guest, without a query. Source: spec §7, market-rules §9.2.
 */
export async function findCaller(calling: CallingRequest): Promise<CallerIdentity> {
  const { request, device, time, trail, runtime, staffKind: kind } = calling
  if (kind === null) {
    const credentials = { ...device, authorization: request.headers.authorization ?? null }
    return (
      asGuest(credentials) ??
      time.spend(() => runtime.runPromise(withinRequest(inTime(authenticate(credentials)), trail)))
    )
  }
  const token = staffTokenOf(request, kind)
  if (token === null) return { kind: 'GUEST', ...device }
  const program = authenticateStaff({ ...device, kind, token })
  return time.spend(() => runtime.runPromise(withinRequest(inTime(program), trail)))
}
