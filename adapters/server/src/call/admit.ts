import { type CallMeta, NO_META } from '@jangteo/contract/call/call'
import { mayCall } from '@jangteo/core/session/caller.rules'
import type { StaffNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { os } from '@orpc/server'
import * as Effect from 'effect/Effect'
import { sessionEndOfCaller, type CallerIdentity } from './caller.ts'
import { networkOf } from '../network/network.ts'
import type { RequestContext } from './request-context.ts'
import { resolveInTime } from './run-in-time.ts'
import { wireError } from './wire-error.ts'

/** True for staff without the permission that their call needs. */
function lacksPermission(caller: CallerIdentity, need: StaffNeed | null): boolean {
  if (caller.kind !== 'SELLER' && caller.kind !== 'OPERATOR') return false
  const isChief = caller.kind === 'SELLER' ? caller.isOwner : caller.isAdmin
  return !hasPermission({ isChief, permissions: caller.permissions }, need)
}

/** Lets a request through to its call, or refuses it before its input is read: who may call, and how often. */
export const admit = os
  .$context<RequestContext>()
  .$meta<CallMeta>(NO_META)
  .middleware(async ({ context, procedure, path, next }) => {
    const { callers, permission, triesPerMinuteMax } = procedure['~orpc'].meta
    const decision = mayCall(context.caller.kind, callers)
    if (!decision.ok) {
      const sessionEnd = sessionEndOfCaller(context.caller)
      throw wireError(
        decision.reason === 'SESSION_REQUIRED' ? (sessionEnd ?? decision.reason) : decision.reason,
      )
    }
    if (lacksPermission(context.caller, permission)) throw wireError('CALLER_NOT_ALLOWED')
    if (triesPerMinuteMax !== null) {
      const key = `${path.join('.')}:${networkOf(context.clientAddress)}`
      const counting = Effect.promise(() => context.tries.count({ key, triesPerMinuteMax }))
      const isWithin = await context.time.spend((spentMs) =>
        resolveInTime(context.runtime, counting, { spentMs }),
      )
      if (!isWithin) throw wireError('TOO_MANY_REQUESTS')
    }
    return next()
  })
