import { os } from '@orpc/server'
import type { ArrivedContext } from './request-context.ts'
import { wireError } from './wire-error.ts'

/** Lets a request through to a call of the desk when the desk is open to it. Refusal: DESK_LOCKED. */
export const unlocked = os.$context<ArrivedContext>().middleware(({ context, next }) => {
  if (context.isDeskOpen) return next()
  throw wireError('DESK_LOCKED')
})
