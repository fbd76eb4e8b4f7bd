import { LRUCache } from 'lru-cache'
import { isDeepStrictEqual } from 'node:util'
import type { Credentials } from '../session/authenticate.ts'
import type { CallerIdentity } from './caller.ts'

/** About 1 kB each. */
const CALLER_COUNT_MAX = 2_000

/**
 * Callers that this process found last for credentials with a session. Proof of nothing: a session may have ended and a
 * membership changed since, so that nothing is answered to one before they are confirmed.
 */
export type KnownCallers = {
  readonly find: (credentials: Credentials) => CallerIdentity | null
  /** Notes who was found; one without a session is forgotten. */
  readonly note: (credentials: Credentials, caller: CallerIdentity) => void
}

const keyOf = ({ authorization, deviceId, isInApp }: Credentials) =>
  `${deviceId} ${isInApp ? 'app' : 'web'} ${authorization ?? ''}`

export function createKnownCallers(): KnownCallers {
  const callers = new LRUCache<string, CallerIdentity>({ max: CALLER_COUNT_MAX })
  return {
    find: (credentials) => callers.get(keyOf(credentials)) ?? null,
    note: (credentials, caller) => {
      if (caller.kind === 'GUEST') callers.delete(keyOf(credentials))
      else callers.set(keyOf(credentials), caller)
    },
  }
}

const withoutTime = (caller: CallerIdentity) => ({ ...caller, idleSeconds: null })

/** True for the same session with the same rights, however long it lasts. */
export function isSameCaller(one: CallerIdentity, other: CallerIdentity): boolean {
  return isDeepStrictEqual(withoutTime(one), withoutTime(other))
}
