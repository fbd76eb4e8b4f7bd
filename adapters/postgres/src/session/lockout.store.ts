import { query, send } from '../database/db.ts'

/** Wrong passwords in a row, as stored. */
export type LockoutRow = { readonly failed_count: number; readonly blocked_until: Date | null }

/** Finds the wrong passwords of a subject; `undefined` without any since the last right one. */
export const findLockout = (subject: string) =>
  query((db): Promise<LockoutRow | undefined> =>
    db
      .selectFrom('password_lockouts')
      .select(['failed_count', 'blocked_until'])
      .where('subject', '=', subject)
      .executeTakeFirst(),
  )

/** Locks the row of a subject, so that simultaneous failures count one by one; inserts it when there is none. */
export const lockLockoutRow = (subject: string, at: Date) =>
  query((db): Promise<LockoutRow> =>
    db
      .insertInto('password_lockouts')
      .values({ subject, failed_count: 0, blocked_until: null, failed_at: at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ failed_at: at }))
      .returning(['failed_count', 'blocked_until'])
      .executeTakeFirstOrThrow(),
  )

export const updateLockout = (lockout: {
  readonly subject: string
  readonly failedCount: number
  readonly blockedUntil: Date | null
}) =>
  query((db) =>
    db
      .updateTable('password_lockouts')
      .set({ failed_count: lockout.failedCount, blocked_until: lockout.blockedUntil })
      .where('subject', '=', lockout.subject)
      .execute(),
  )

export const deleteLockout = (subject: string) =>
  query((db) => db.deleteFrom('password_lockouts').where('subject', '=', subject).execute())

/** Deletes counts without a failure since. */
export const deleteLockoutsBefore = (before: Date) =>
  query((db) => db.deleteFrom('password_lockouts').where('failed_at', '<', before).execute())

/** A device in which a password was right: the subject that it opened, and the hash of the device's id. */
export type TrustedDevice = { readonly subject: string; readonly deviceHash: string }

/** Lists the hashes of the devices that a subject's password was right in. */
export const listTrustedDevices = (subject: string) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('trusted_devices')
      .select('device_hash')
      .where('subject', '=', subject)
      .execute()
    return rows.map(({ device_hash: deviceHash }) => deviceHash)
  })

export const isDeviceTrusted = ({ subject, deviceHash }: TrustedDevice) =>
  query(async (db) => {
    const row = await db
      .selectFrom('trusted_devices')
      .select('subject')
      .where('subject', '=', subject)
      .where('device_hash', '=', deviceHash)
      .executeTakeFirst()
    return row !== undefined
  })

/** Stores a device in which the password was right, or the time of one more right password. */
export const saveTrustedDevice = ({ subject, deviceHash }: TrustedDevice, at: Date) =>
  send((db) =>
    db
      .insertInto('trusted_devices')
      .values({ subject, device_hash: deviceHash, trusted_at: at })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'device_hash']).doUpdateSet({ trusted_at: at }),
      )
      .compile(),
  )

/** Deletes every device of a subject. */
export const deleteTrustedDevicesOf = (subject: string) =>
  query((db) => db.deleteFrom('trusted_devices').where('subject', '=', subject).execute())

/** Deletes devices without a right password since. */
export const deleteTrustedDevicesBefore = (before: Date) =>
  query((db) => db.deleteFrom('trusted_devices').where('trusted_at', '<', before).execute())
