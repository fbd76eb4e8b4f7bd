import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'

/** Locks the member, so that wrong serials are counted one by one. */
export const lockSerialRecord = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('members')
      .select(['serial_wrong_count', 'serial_blocked_until'])
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(),
  )

export const updateSerialRecord = (
  memberId: number,
  record: { readonly wrongCount: number; readonly blockedUntil: Date | null },
) =>
  query((db) =>
    db
      .updateTable('members')
      .set({ serial_wrong_count: record.wrongCount, serial_blocked_until: record.blockedUntil })
      .where('id', '=', memberId)
      .execute(),
  )

/** Locks a drawn serial by its hash, so that of two who enter it one gets the coupon. */
export const lockSerial = (serialHash: string) =>
  query((db) =>
    db
      .selectFrom('coupon_serials')
      .select(COLUMNS.coupon_serials)
      .where('serial_hash', '=', serialHash)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Records the issue of a serial. */
export const useSerial = (serialId: number, issueId: number) =>
  query((db) =>
    db
      .updateTable('coupon_serials')
      .set({ coupon_issue_id: issueId })
      .where('id', '=', serialId)
      .execute(),
  )
