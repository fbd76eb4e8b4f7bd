import type { CallerIdentity } from '../call/caller.ts'
import { callerNameOf } from './caller-name.ts'
import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const KEY_BYTES = 32
/** Names that are stored: a caller makes many calls. */
const KNOWN_CALLERS_MAX = 10_000
/** 72 bits: lines of two people are never taken for one another's. */
const NAME_BYTES = 9

/** Names people and their logins in the log: the same every time, and nobody's without the market's secret. */
export type LogNames = {
  readonly ofCaller: (caller: CallerIdentity) => string
  /** Account that somebody tries to get into: a login id, an order number. */
  readonly ofTarget: (target: string) => string
}

/** A keyed hash: lines of one caller can be found together, and nothing leads from a line to the caller. */
export function createLogNames(secret: string): LogNames {
  // A key object: a key of bytes is prepared again for every hash, at seven times its cost.
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, 'jangteo', 'log-name', KEY_BYTES)),
  )
  const nameOf = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, NAME_BYTES).toString('base64url')
  const callers = new LRUCache<string, string, null>({
    max: KNOWN_CALLERS_MAX,
    memoMethod: (text) => nameOf(text),
  })
  return {
    ofCaller: (caller) => callers.memo(callerNameOf(caller), { context: null }),
    ofTarget: (target) => nameOf(`target:${target}`),
  }
}
