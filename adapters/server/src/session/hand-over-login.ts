import type { me } from '@jangteo/contract/session/session.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { Reply } from '../call/reply.ts'
import { describeCaller } from './me.ts'
import type { OpenedSession } from './open-session.ts'
import { Tokens } from './tokens.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** Gives the caller the token of a session that was committed, and describes them as who they are now. */
export const handOverLogin = Effect.fnUntraced(function* ({
  caller,
  token,
}: OpenedSession): Effect.fn.Return<z.input<typeof me>, never, Db | Reply | Tokens | WireIds> {
  const tokens = yield* Tokens
  const reply = yield* Reply
  const signed = yield* Effect.promise(() => tokens.sign(token))
  reply.setToken(signed)
  return yield* describeCaller(caller)
})
