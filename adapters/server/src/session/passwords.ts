import { hash, verify } from '@node-rs/argon2'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import { whenCoreIsFree } from './password-hashing.ts'

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (passwordHash: string, password: string) => Promise<boolean>
}

/** Argon2id with the defaults of its library: 19 MiB, two passes, one lane. */
export const ARGON2: PasswordHasher = { hash: (password) => hash(password), verify }

/** Hasher that hashes passwords: Argon2 unless set. */
export const Hasher = Context.Reference<PasswordHasher>('Hasher', { defaultValue: () => ARGON2 })

/** A hash of no password: checking against it costs what a real check costs, so an unknown id answers as slowly. */
const NOBODY_HASH = hash(crypto.randomUUID())

/** True when a member can log in with a password. */
export function hasPassword(member: {
  readonly login_id: string | null
  readonly password_hash: string | null
}): boolean {
  return member.login_id !== null && member.password_hash !== null
}

export const hashPassword = (password: string): Effect.Effect<string> =>
  Effect.flatMap(Hasher, (hasher) => whenCoreIsFree(() => hasher.hash(password)))

/** True when the password is the one of the hash; `null`, an account that does not exist, never is. */
export const isPasswordRight = (
  passwordHash: string | null,
  password: string,
): Effect.Effect<boolean> =>
  Effect.flatMap(Hasher, (hasher) =>
    whenCoreIsFree(async () => {
      const isRight = await hasher.verify(passwordHash ?? (await NOBODY_HASH), password)
      return passwordHash !== null && isRight
    }),
  )
