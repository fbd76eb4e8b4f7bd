import type { Db } from '@jangteo/postgres/database/db'
import { findIdentityKey, insertIdentityKey } from '@jangteo/postgres/member/identity-key.store'
import * as Effect from 'effect/Effect'
import { createHmac, randomBytes } from 'node:crypto'
import { Seals } from '../../wire/seals.ts'

const KEY_BYTES = 32

/** The key of identity hashes, which is drawn with the first one; of simultaneous ones the first stays. */
const identityKey: Effect.Effect<Buffer, never, Db | Seals> = Effect.gen(function* () {
  const { open, seal } = yield* Seals
  const known = yield* findIdentityKey
  if (known !== undefined) return Buffer.from(open(known), 'base64url')
  yield* insertIdentityKey(seal(randomBytes(KEY_BYTES).toString('base64url')))
  const stored = yield* findIdentityKey
  if (stored === undefined) return yield* Effect.die(new Error('key of identities missing'))
  return Buffer.from(open(stored), 'base64url')
})

/** Hashes a CI with the key of this market: equal for one person, and it names nobody without the key. */
export const identityHashOf = Effect.fnUntraced(function* (
  ci: string,
): Effect.fn.Return<string, never, Db | Seals> {
  return createHmac('sha256', yield* identityKey)
    .update(ci)
    .digest('base64url')
})
