import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import { decideEmailProof } from '@jangteo/core/member/emailProof.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type EmailCodeRow,
  findEmailProof,
  lockEmailProof,
  saveEmailProofUse,
} from '@jangteo/postgres/member/email-code.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { type Refused, refused } from '../../call/refused.ts'
import { Seals } from '../../wire/seals.ts'
import { emailHashes } from './email-hashes.ts'

/** A proof as the browser got it, and what it is to be used for. */
export type EmailProofUse = { readonly emailProof: string; readonly purpose: EmailPurpose }

type ProvedAddress = Effect.fn.Return<string, Refused<'EMAIL_PROOF_INVALID'>, Caller | Db | Seals>

/**
 * Uses a proof up in the caller's transaction and returns the proved address, in small letters. A transaction that is
 * refused afterwards leaves it unused; of two simultaneous ones the second is refused. Refusal: EMAIL_PROOF_INVALID.
 * Source: market-rules §7.
 */
export const useEmailProof = Effect.fnUntraced(function* ({
  emailProof,
  purpose,
}: EmailProofUse): ProvedAddress {
  const hashes = yield* emailHashes
  const row = yield* lockEmailProof(hashes.ofProof(emailProof))
  const address = yield* addressOf(row, purpose)
  if (row !== undefined) yield* saveEmailProofUse(row.id, new Date(yield* Clock.currentTimeMillis))
  return address
})

/**
 * Returns the address of a proof that could be used now, and leaves it unused: for work that must not happen in a
 * transaction. Refusal: EMAIL_PROOF_INVALID.
 */
export const readEmailProof = Effect.fnUntraced(function* ({
  emailProof,
  purpose,
}: EmailProofUse): ProvedAddress {
  const hashes = yield* emailHashes
  return yield* addressOf(yield* findEmailProof(hashes.ofProof(emailProof)), purpose)
})

const addressOf = Effect.fnUntraced(function* (
  row: EmailCodeRow | undefined,
  wantedPurpose: EmailPurpose,
): ProvedAddress {
  if (row === undefined || row.proved_at === null) return yield* refused('EMAIL_PROOF_INVALID')
  const { deviceHash } = yield* emailHashes
  const decision = decideEmailProof({
    purpose: row.purpose,
    wantedPurpose,
    isSameDevice: row.device_hash === deviceHash,
    provedAtMs: row.proved_at.getTime(),
    usedAtMs: row.used_at?.getTime() ?? null,
    nowMs: yield* Clock.currentTimeMillis,
  })
  if (!decision.ok) return yield* refused(decision.reason)
  const { open } = yield* Seals
  return open(row.sealed_address)
})
