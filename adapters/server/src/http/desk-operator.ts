import { hasPermission } from '@jangteo/core/staff/staff.rules'
import type { IncomingMessage } from 'node:http'
import type { Runtime } from '../app/services.ts'
import type { CallerIdentity } from '../call/caller.ts'
import { authenticateStaff } from '../staff/authenticate-staff.ts'
import { deviceIdSentBy, staffTokenOf } from './cookies.ts'

/** Path below which the calls of `/devOnly` are. */
const DESK_CALLS = '/api/dev'

/** True for the calls of `/devOnly`. */
export function isDeskCall(path: string): boolean {
  return path === DESK_CALLS || path.startsWith(`${DESK_CALLS}/`)
}

/** True for an operator who may use `/devOnly` where it is served to nobody else. */
export function isSystemOperator(caller: CallerIdentity): boolean {
  if (caller.kind !== 'OPERATOR') return false
  const { isAdmin: isChief, permissions } = caller
  return hasPermission({ isChief, permissions }, 'SYSTEM')
}

/** Finds out whether the pages of `/devOnly` may be shown to the sender of a request. */
export type DeskOperatorCheck = (request: IncomingMessage) => Promise<boolean>

/** Checks the cookies of an operator; a browser without them is answered without a query. */
export function createDeskOperatorCheck(runtime: Runtime): DeskOperatorCheck {
  return async (request) => {
    const token = staffTokenOf(request, 'OPERATOR')
    const deviceId = deviceIdSentBy(request)
    if (token === null || deviceId === null) return false
    const credentials = { kind: 'OPERATOR', token, deviceId, isInApp: false } as const
    return isSystemOperator(await runtime.runPromise(authenticateStaff(credentials)))
  }
}
