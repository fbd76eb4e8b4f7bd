import type { IdentityPurpose, VerifiedPerson } from '@jangteo/core/member/identity.codes'
import { decideVerificationUse } from '@jangteo/core/member/verification.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findVerification,
  lockVerification,
  saveVerificationUse,
  type VerificationRow,
} from '@jangteo/postgres/member/verification.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { type Refused, refused } from '../../call/refused.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { Seals } from '../../wire/seals.ts'
import { openPerson } from './verified-person.ts'

/** A verification as the browser has it, and what it is to be used for. */
export type VerificationUse = {
  readonly verificationId: string
  readonly purpose: IdentityPurpose
}

type Verified = Effect.fn.Return<
  VerifiedPerson,
  Refused<'IDENTITY_UNVERIFIED'>,
  Caller | Db | Seals
>

/** Hashes the id of a verification, as its row holds it. */
export const hashVerification = (verificationId: string): Effect.Effect<string, never, Seals> =>
  Effect.map(Seals, ({ digest }) => digest(`identity ${verificationId}`))

/**
 * Uses a verification up in the caller's transaction and returns its person. A transaction that is refused afterwards
 * leaves it unused; of two simultaneous ones the second is refused. Refusal: IDENTITY_UNVERIFIED. Source: market-rules §7.
 */
export const useVerification = Effect.fnUntraced(function* ({
  verificationId,
  purpose,
}: VerificationUse): Verified {
  const row = yield* lockVerification(yield* hashVerification(verificationId))
  const person = yield* personOf(row, purpose)
  if (row !== undefined) {
    yield* saveVerificationUse(row.id, new Date(yield* Clock.currentTimeMillis))
  }
  return person
})

/**
 * Returns the person of a verification that could be used now, and leaves it unused: for work that must not happen in a
 * transaction. Refusal: IDENTITY_UNVERIFIED.
 */
export const readVerification = Effect.fnUntraced(function* ({
  verificationId,
  purpose,
}: VerificationUse): Verified {
  return yield* personOf(yield* findVerification(yield* hashVerification(verificationId)), purpose)
})

const personOf = Effect.fnUntraced(function* (
  row: VerificationRow | undefined,
  wantedPurpose: IdentityPurpose,
): Verified {
  if (row === undefined) return yield* refused('IDENTITY_UNVERIFIED')
  const { deviceId } = yield* Caller
  const decision = decideVerificationUse({
    purpose: row.purpose,
    wantedPurpose,
    isSameDevice: row.device_hash === hashDevice(deviceId),
    startedAtMs: row.started_at.getTime(),
    verifiedAtMs: row.verified_at?.getTime() ?? null,
    usedAtMs: row.used_at?.getTime() ?? null,
    nowMs: yield* Clock.currentTimeMillis,
  })
  if (!decision.ok || row.sealed_person === null) return yield* refused('IDENTITY_UNVERIFIED')
  return yield* openPerson(row.sealed_person)
})
