import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import type { Selectable } from 'kysely'
import { query, send } from '../database/db.ts'
import type { EmailCodes } from '../database/schema.gen.ts'

/** A code that went to an address: when, and for what. */
type SentCode = { readonly at: Date; readonly purpose: EmailPurpose }

/**
 * Locks the count of an address, so that simultaneous requests count one by one; inserts it when there is none. Returns
 * the codes that were sent to it.
 */
export const lockEmailCodeCount = (addressHash: string, at: Date) =>
  query(async (db): Promise<readonly SentCode[]> => {
    const row = await db
      .insertInto('email_code_counts')
      .values({ address_hash: addressHash, sent_at: [], purposes: [], counted_at: at })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ counted_at: at }))
      .returning(['sent_at', 'purposes'])
      .executeTakeFirstOrThrow()
    return row.sent_at.flatMap((sentAt, index) => {
      const purpose = row.purposes[index]
      return purpose === undefined ? [] : [{ at: sentAt, purpose }]
    })
  })

export const updateEmailCodeCount = (addressHash: string, sent: readonly SentCode[]) =>
  send((db) =>
    db
      .updateTable('email_code_counts')
      .set({ sent_at: sent.map(({ at }) => at), purposes: sent.map(({ purpose }) => purpose) })
      .where('address_hash', '=', addressHash)
      .compile(),
  )

export type NewEmailCode = {
  readonly addressHash: string
  readonly sealedAddress: string
  readonly purpose: EmailPurpose
  readonly deviceHash: string
  readonly codeHash: string
  readonly at: Date
}

export const insertEmailCode = (code: NewEmailCode) =>
  send((db) =>
    db
      .insertInto('email_codes')
      .values({
        address_hash: code.addressHash,
        sealed_address: code.sealedAddress,
        purpose: code.purpose,
        device_hash: code.deviceHash,
        code_hash: code.codeHash,
        sent_at: code.at,
      })
      .compile(),
  )

/** A sent code, and what became of it. */
export type EmailCodeRow = Selectable<EmailCodes>

/** Finds and locks the newest code that a device requested for an address, so that simultaneous tries count one by one. */
export const lockNewestEmailCode = (addressHash: string, deviceHash: string) =>
  query((db): Promise<EmailCodeRow | undefined> =>
    db
      .selectFrom('email_codes')
      .selectAll()
      .where('address_hash', '=', addressHash)
      .where('device_hash', '=', deviceHash)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Counts one more wrong code. */
export const countEmailCodeTry = (id: number) =>
  query((db) =>
    db
      .updateTable('email_codes')
      .set((row) => ({ try_count: row('try_count', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )

/** Stores what a right code proved; an earlier proof of the same code ends. */
export const saveEmailProof = (id: number, proofHash: string, at: Date) =>
  query((db) =>
    db
      .updateTable('email_codes')
      .set({ proof_hash: proofHash, proved_at: at })
      .where('id', '=', id)
      .execute(),
  )

/** Finds the code of a proof. */
export const findEmailProof = (proofHash: string) =>
  query((db): Promise<EmailCodeRow | undefined> =>
    db.selectFrom('email_codes').selectAll().where('proof_hash', '=', proofHash).executeTakeFirst(),
  )

/** Finds and locks the code of a proof, so that it is used once. */
export const lockEmailProof = (proofHash: string) =>
  query((db): Promise<EmailCodeRow | undefined> =>
    db
      .selectFrom('email_codes')
      .selectAll()
      .where('proof_hash', '=', proofHash)
      .forUpdate()
      .executeTakeFirst(),
  )

export const saveEmailProofUse = (id: number, at: Date) =>
  query((db) => db.updateTable('email_codes').set({ used_at: at }).where('id', '=', id).execute())
