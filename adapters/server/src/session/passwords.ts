import { hash, verify } from '@node-rs/argon2'
import * as Effect from 'effect/Effect'

/** A hash of no password: checking against it costs what a real check costs, so an unknown id answers as slowly. */
const NOBODY_HASH = hash(crypto.randomUUID())

export const hashPassword = (password: string) => Effect.promise(() => hash(password))

/** Whether the password is the one of the hash; `null`, an account that does not exist, never is. */
export const isPasswordRight = (passwordHash: string | null, password: string) =>
  Effect.promise(async () => {
    const isRight = await verify(passwordHash ?? (await NOBODY_HASH), password)
    return passwordHash !== null && isRight
  })
