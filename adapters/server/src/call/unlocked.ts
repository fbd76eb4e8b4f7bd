import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { ORPCError, os } from '@orpc/server'
import type { ArrivedContext } from './request-context.ts'

/** Lets a request through to a call of the desk when the desk is open to it. Refusal: DESK_LOCKED. */
export const unlocked = os.$context<ArrivedContext>().middleware(({ context, next }) => {
  if (context.isDeskOpen) return next()
  const { status, message } = REFUSALS.DESK_LOCKED
  throw new ORPCError('DESK_LOCKED', { defined: true, status, message })
})
