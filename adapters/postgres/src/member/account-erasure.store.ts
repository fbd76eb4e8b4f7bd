import { query } from '../database/db.ts'
import { sql } from 'kysely'

/** Tables whose rows belong to an account alone, and go with it. */
const ACCOUNT_TABLES = [
  'addresses',
  'cart_lines',
  'favorite_goods',
  'favorite_groups',
  'favorite_revisions',
  'favorite_stores',
  'former_passwords',
  'member_consents',
  'member_pins',
  'notifications',
  'recent_goods',
  'recent_keywords',
  'recent_pages',
  'restock_alerts',
  'review_consents',
  'social_attempts',
] as const

/** Deletes the rows that belong to an account alone. */
export const deleteAccountRows = (memberId: number) =>
  query(async (db) => {
    for (const table of ACCOUNT_TABLES) {
      await db.deleteFrom(table).where('member_id', '=', memberId).execute()
    }
    await db
      .deleteFrom('pin_tickets')
      .where('session_id', 'in', (own) =>
        own.selectFrom('sessions').select('id').where('member_id', '=', memberId),
      )
      .execute()
    await db.deleteFrom('idempotent_answers').where('caller', '=', `member:${memberId}`).execute()
  })

/** Erases the person from a member: the row stays, because orders name it. */
export const eraseMember = (memberId: number) =>
  query((db) =>
    db
      .updateTable('members')
      .set({
        login_id: null,
        password_hash: null,
        name: '',
        email: null,
        mobile: null,
        birthday: null,
        gender: null,
        platforms: sql`'{}'`,
        identity_hash: null,
        identity_verified_at: null,
        adult_certified_at: null,
        privacy_optional_agreed_at: null,
        serial_wrong_count: 0,
        serial_blocked_until: null,
      })
      .where('id', '=', memberId)
      .execute(),
  )
