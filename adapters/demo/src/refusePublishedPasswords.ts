import { verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { DEMO_ACCOUNTS } from './members.data.ts'
import { DEMO_STAFF_ACCOUNTS } from './staff.data.ts'

type Account = { readonly login_id: string | null; readonly password_hash: string | null }

/** Lists the accounts that have login ids of the demo: of members, owners of stores and operators. */
async function listAccounts(db: Kysely<DB>, ids: readonly string[]): Promise<Account[]> {
  const members = db
    .selectFrom('members')
    .select(['login_id', 'password_hash'])
    .where('login_id', 'in', [...ids])
    .orderBy('id')
  const owners = db
    .selectFrom('seller_users')
    .select(['login_id', 'password_hash'])
    .where('login_id', 'in', [...ids])
    .orderBy('id')
  const operators = db
    .selectFrom('operators')
    .select(['login_id', 'password_hash'])
    .where('login_id', 'in', [...ids])
    .orderBy('id')
  return [...(await members.execute()), ...(await owners.execute()), ...(await operators.execute())]
}

/** Refuses a database in which an account of the demo still has the password that everybody can read. */
export async function refusePublishedPasswords(db: Kysely<DB>): Promise<void> {
  const accounts = [...DEMO_ACCOUNTS, ...DEMO_STAFF_ACCOUNTS]
  const passwords = new Map(accounts.map(({ loginId, password }) => [loginId, password]))
  const published: string[] = []
  for (const { login_id: loginId, password_hash: hash } of await listAccounts(db, [
    ...passwords.keys(),
  ])) {
    if (loginId === null || hash === null) continue
    if (await verify(hash, passwords.get(loginId) ?? '')) published.push(loginId)
  }
  if (published.length === 0) return
  throw new StartupError(
    `The database has accounts of the demo whose password everybody can read (${published.join(', ')}): give production an empty database, or change their passwords.`,
  )
}
