import { type CallMeta, NO_META } from '@jangteo/contract/call/call'
import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { mayCall } from '@jangteo/core/session/caller.rules'
import type { StaffNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { ORPCError, os } from '@orpc/server'
import * as Effect from 'effect/Effect'
import { inTime } from './call-time.ts'
import { sessionEndOfCaller, type CallerIdentity } from './caller.ts'
import { networkOf } from '../network/network.ts'
import type { RequestContext } from './request-context.ts'

function refusal(code: RefusalCode): ORPCError<RefusalCode, undefined> {
  const { status, message } = REFUSALS[code]
  return new ORPCError(code, { defined: true, status, message })
}

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
      throw refusal(
        decision.reason === 'SESSION_REQUIRED' ? (sessionEnd ?? decision.reason) : decision.reason,
      )
    }
    if (lacksPermission(context.caller, permission)) throw refusal('CALLER_NOT_ALLOWED')
    if (triesPerMinuteMax !== null) {
      const key = `${path.join('.')}:${networkOf(context.clientAddress)}`
      const counting = Effect.promise(() => context.tries.count({ key, triesPerMinuteMax }))
      const isWithin = await context.time.spend((spentMs) =>
        context.runtime.runPromise(inTime(counting, spentMs)),
      )
      if (!isWithin) throw refusal('TOO_MANY_REQUESTS')
    }
    return next()
  })
