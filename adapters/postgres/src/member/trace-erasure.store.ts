import { query } from '../database/db.ts'

/** Deletes codes that went to an address, and what they proved. */
export const deleteEmailCodesTo = (addressHash: string) =>
  query((db) => db.deleteFrom('email_codes').where('address_hash', '=', addressHash).execute())

/** Deletes what a device began and did not finish: verified persons and social accounts lie there sealed. */
export const deleteBegunIn = (deviceHash: string) =>
  query(async (db) => {
    await db.deleteFrom('identity_verifications').where('device_hash', '=', deviceHash).execute()
    await db.deleteFrom('social_tickets').where('device_hash', '=', deviceHash).execute()
  })
