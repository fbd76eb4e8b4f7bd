import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import { sql, type Selectable } from 'kysely'
import { query } from '../database/db.ts'
import type { MemberPins } from '../database/schema.gen.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

/** The PIN of a member, as stored. */
export type PinRow = Pick<Selectable<MemberPins>, 'sealed_pin_hash' | 'tried_count'>

type NewPin = { readonly memberId: number; readonly sealedHash: string; readonly at: Date }

/** Finds the PIN of a member; `undefined` without one. */
export const findPin = (memberId: number) =>
  query((db): Promise<PinRow | undefined> =>
    db
      .selectFrom('member_pins')
      .select(['sealed_pin_hash', 'tried_count'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
  )

/** Locks the PIN of a member, so that simultaneous tries count one by one; `undefined` without one. */
export const lockPin = (memberId: number) =>
  query((db): Promise<PinRow | undefined> =>
    db
      .selectFrom('member_pins')
      .select(['sealed_pin_hash', 'tried_count'])
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Inserts the first PIN of a member; `false` when there is one already. */
export const insertPin = ({ memberId, sealedHash, at }: NewPin) =>
  query(async (db) => {
    const row = await db
      .insertInto('member_pins')
      .values({ member_id: memberId, sealed_pin_hash: sealedHash, changed_at: at })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .returning('member_id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Stores another PIN of a member, with no tries. */
export const replacePin = ({ memberId, sealedHash, at }: NewPin) =>
  query((db) =>
    db
      .updateTable('member_pins')
      .set({ sealed_pin_hash: sealedHash, tried_count: 0, changed_at: at })
      .where('member_id', '=', memberId)
      .execute(),
  )

export const updatePinTries = (memberId: number, triedCount: number) =>
  query((db) =>
    db
      .updateTable('member_pins')
      .set({ tried_count: triedCount })
      .where('member_id', '=', memberId)
      .execute(),
  )

/** A ticket of a session for a purpose, by the hash of its text. */
export type StoredTicket = {
  readonly sessionId: string
  readonly purpose: PinPurpose
  readonly ticketHash: string
}

/** Stores the ticket of a session for a purpose in the place of its former one. */
export const savePinTicket = ({ sessionId, purpose, ticketHash }: StoredTicket, expiresAt: Date) =>
  query((db) =>
    db
      .insertInto('pin_tickets')
      .values({ session_id: sessionId, purpose, ticket_hash: ticketHash, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .columns(['session_id', 'purpose'])
          .doUpdateSet({ ticket_hash: ticketHash, expires_at: expiresAt }),
      )
      .execute(),
  )

/** True when the session has this ticket for this purpose, not expired at the given time. */
export const hasPinTicket = ({ sessionId, purpose, ticketHash }: StoredTicket, at: Date) =>
  query(async (db) => {
    const row = await db
      .selectFrom('pin_tickets')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    return row !== undefined
  })

/** Deletes the ticket and returns true when it was there and not expired: of two at once, one gets true. */
export const takePinTicket = ({ sessionId, purpose, ticketHash }: StoredTicket, at: Date) =>
  query(async (db) => {
    const row = await db
      .deleteFrom('pin_tickets')
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', at)
      .returning('session_id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Deletes the tickets of all sessions of a member. */
export const deletePinTickets = (memberId: number) =>
  query((db) =>
    db
      .deleteFrom('pin_tickets')
      .where('session_id', 'in', (from) =>
        from.selectFrom('sessions').select('id').where('member_id', '=', memberId),
      )
      .execute(),
  )

/** Sealed hashes of PINs. A hash is replaced only while it is the one that was read; without it a PIN is set again. */
export const PIN_HASHES = {
  list: (page: SealedPage) =>
    query((db): Promise<SealedRow[]> =>
      db
        .selectFrom('member_pins')
        .select(['member_id as id', 'sealed_pin_hash as sealed'])
        .where('member_id', '>', page.afterId)
        .where(sql<boolean>`NOT starts_with(sealed_pin_hash, ${page.prefix})`)
        .orderBy('member_id')
        .limit(page.countMax)
        .execute(),
    ),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('member_pins')
        .set({ sealed_pin_hash: resealed })
        .where('member_id', '=', id)
        .where('sealed_pin_hash', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .deleteFrom('member_pins')
        .where('member_id', '=', id)
        .where('sealed_pin_hash', '=', sealed)
        .execute(),
    ),
}
