import type { CallMeta } from '@jangteo/contract/call/call'
import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { mayCall } from '@jangteo/core/session/caller.rules'
import { ORPCError, os } from '@orpc/server'
import * as Effect from 'effect/Effect'
import { inTime } from './call-time.ts'
import { sessionEndOfCaller } from './caller.ts'
import { networkOf } from '../network/network.ts'
import type { RequestContext } from './request-context.ts'

function refusal(code: RefusalCode): ORPCError<RefusalCode, undefined> {
  const { status, message } = REFUSALS[code]
  return new ORPCError(code, { defined: true, status, message })
}

/** Lets a request through to its call, or refuses it before its input is read: who may call, and how often. */
export const admit = os
  .$context<RequestContext>()
  .$meta<CallMeta>({ callers: [], isIdempotent: false, triesPerMinuteMax: null })
  .middleware(async ({ context, procedure, path, next }) => {
    const { callers, triesPerMinuteMax } = procedure['~orpc'].meta
    const decision = mayCall(context.caller.kind, callers)
    if (!decision.ok) {
      const sessionEnd = sessionEndOfCaller(context.caller)
      throw refusal(
        decision.reason === 'SESSION_REQUIRED' ? (sessionEnd ?? decision.reason) : decision.reason,
      )
    }
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
