import { os } from '@orpc/server'
import type { CallerIdentity } from './caller.ts'
import { isSameCaller } from './known-callers.ts'
import type { ArrivedContext } from './request-context.ts'

/** The sender of a request is not who they were before: what ran for that caller is dropped. */
class CallerChanged extends Error {
  override readonly name = 'CallerChanged'
}

/**
 * Gives a call its caller. While a sender is being confirmed, the call already runs for the caller found before, which
 * only reads; its answer waits until they are confirmed, and is dropped when they are another, for whom the call runs
 * again. Source: decision 182.
 */
export const resolveCaller = os
  .$context<ArrivedContext>()
  .middleware(async ({ context: { sender }, next }) => {
    const runFor = async (caller: CallerIdentity, confirmed: Promise<void> | null = null) =>
      next({ context: { caller, confirmed } })
    const { caller, confirmation } = sender
    if (confirmation === null) return runFor(caller)
    const confirmed = confirm(caller, confirmation)
    confirmed.catch(() => undefined)
    const early = runFor(caller, confirmed)
    early.catch(() => undefined)
    const actual = await confirmation
    return isSameCaller(actual, caller) ? early : runFor(actual)
  })

async function confirm(
  caller: CallerIdentity,
  confirmation: Promise<CallerIdentity>,
): Promise<void> {
  if (isSameCaller(await confirmation, caller)) return
  throw new CallerChanged('the sender is another caller')
}
