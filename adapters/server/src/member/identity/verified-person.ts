import type { IdentifiedPerson } from '@jangteo/identity/identity.port'
import { GENDERS, type VerifiedPerson } from '@jangteo/core/member/identity.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { Seals } from '../../wire/seals.ts'
import { identityHashOf } from './identity-hash.ts'

const person: z.ZodType<VerifiedPerson> = z.object({
  identityHash: z.string(),
  name: z.string(),
  birthday: z.string(),
  gender: z.enum(GENDERS).nullable(),
  mobile: z.string(),
})

/** Replaces the CI of a person by its keyed hash. */
export const toVerifiedPerson = Effect.fnUntraced(function* ({
  ci,
  ...rest
}: IdentifiedPerson): Effect.fn.Return<VerifiedPerson, never, Db | Seals> {
  return { ...rest, identityHash: yield* identityHashOf(ci) }
})

/** Seals a person for the verification's row. */
export const sealPerson = (known: VerifiedPerson): Effect.Effect<string, never, Seals> =>
  Effect.map(Seals, ({ seal }) => seal(JSON.stringify(known)))

/** Opens a sealed person. */
export const openPerson = (sealed: string): Effect.Effect<VerifiedPerson, never, Seals> =>
  Effect.map(Seals, ({ open }) => person.parse(JSON.parse(open(sealed))))
