import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import type { Kysely, Selectable } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB, IdentityVerifications } from '../database/schema.gen.ts'

export type NewVerification = {
  readonly verificationHash: string
  readonly purpose: IdentityPurpose
  readonly deviceHash: string
  readonly provider: string
  readonly at: Date
}

export const insertVerification = (verification: NewVerification) =>
  send((db) =>
    db
      .insertInto('identity_verifications')
      .values({
        verification_hash: verification.verificationHash,
        purpose: verification.purpose,
        device_hash: verification.deviceHash,
        provider: verification.provider,
        started_at: verification.at,
      })
      .compile(),
  )

/** A verification, and what became of it. */
export type VerificationRow = Selectable<IdentityVerifications>

const selectVerification = (db: Kysely<DB>, verificationHash: string) =>
  db
    .selectFrom('identity_verifications')
    .selectAll()
    .where('verification_hash', '=', verificationHash)

export const findVerification = (verificationHash: string) =>
  query((db): Promise<VerificationRow | undefined> =>
    selectVerification(db, verificationHash).executeTakeFirst(),
  )

/** Finds and locks a verification, so that it is used once. */
export const lockVerification = (verificationHash: string) =>
  query((db): Promise<VerificationRow | undefined> =>
    selectVerification(db, verificationHash).forUpdate().executeTakeFirst(),
  )

/** Stores the person that the provider reported; a verification that was used already stays as it is. */
export const saveVerifiedPerson = (
  id: number,
  { sealedPerson, at }: { readonly sealedPerson: string; readonly at: Date },
) =>
  send((db) =>
    db
      .updateTable('identity_verifications')
      .set({ sealed_person: sealedPerson, verified_at: at })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .compile(),
  )

/** Uses a verification up: its person is deleted. */
export const saveVerificationUse = (id: number, at: Date) =>
  send((db) =>
    db
      .updateTable('identity_verifications')
      .set({ used_at: at, sealed_person: null })
      .where('id', '=', id)
      .compile(),
  )
