import { verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { DEMO_ACCOUNTS } from './members.data.ts'

/** Refuses a database in which a member of the demo still has the password that everybody can read. */
export async function refusePublishedPasswords(db: Kysely<DB>): Promise<void> {
  const passwords = new Map(DEMO_ACCOUNTS.map(({ loginId, password }) => [loginId, password]))
  const members = await db
    .selectFrom('members')
    .select(['login_id', 'password_hash'])
    .where('login_id', 'in', [...passwords.keys()])
    .orderBy('id')
    .execute()
  const published: string[] = []
  for (const { login_id: loginId, password_hash: hash } of members) {
    if (loginId === null || hash === null) continue
    if (await verify(hash, passwords.get(loginId) ?? '')) published.push(loginId)
  }
  if (published.length === 0) return
  throw new StartupError(
    `The database has members of the demo whose password everybody can read (${published.join(', ')}): give production an empty database, or change their passwords.`,
  )
}
