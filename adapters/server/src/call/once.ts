import { transaction, type Db } from '@jangteo/postgres/database/db'
import {
  claimKey,
  findAnswer,
  hasAnswer,
  type KeyedCall,
  writeAnswer,
} from '@jangteo/postgres/session/idempotency.store'
import * as Clock from 'effect/Clock'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { callerNameOf } from '../telemetry/caller-name.ts'
import { Caller } from './caller.ts'
import { type Refused, refused } from './refused.ts'

/** The `Idempotency-Key` of the running request, `null` without one. */
export class RequestKey extends Context.Service<RequestKey, { readonly key: string | null }>()(
  'RequestKey',
) {}

type Once<Answer> = {
  /** The call's name: keys of different calls have nothing to do with each other. */
  readonly call: string
  readonly input: unknown
  /** Reads an answer that was written before. */
  readonly decodeStoredAnswer: (answer: unknown) => Answer
}

/**
 * Runs a write in one transaction, and only once for a key: repeating it answers what the first time did,
 * with another input it is refused by IDEMPOTENCY_KEY_REUSED. A refused write leaves its key unused. Two
 * simultaneous requests with one key meet in the key's row, where the second waits for the first.
 */
export const once = Effect.fnUntraced(function* <Answer, Failure, Needs>(
  { call, input, decodeStoredAnswer }: Once<Answer>,
  write: Effect.Effect<Answer, Failure, Needs>,
): Effect.fn.Return<
  Answer,
  Failure | Refused<'IDEMPOTENCY_KEY_REUSED'>,
  Needs | Caller | Db | RequestKey
> {
  const { key } = yield* RequestKey
  if (key === null) return yield* write
  const keyed: KeyedCall = { caller: callerNameOf(yield* Caller), call, key }
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const at = new Date(yield* Clock.currentTimeMillis)
  if (yield* claimKey(keyed, { inputHash, at })) {
    const answer = yield* write
    yield* writeAnswer(keyed, answer)
    return answer
  }
  const before = yield* findAnswer(keyed)
  if (before.input_hash !== inputHash) return yield* refused('IDEMPOTENCY_KEY_REUSED')
  return decodeStoredAnswer(before.answer)
}, transaction)

/** The same around a use case of `Effect.fnUntraced`; the schema reads a stored answer. */
export const onceByKey =
  <Answer>(call: string, stored: z.ZodType<Answer>) =>
  <Failure, Needs>(write: Effect.Effect<Answer, Failure, Needs>, input: unknown) =>
    once({ call, input, decodeStoredAnswer: (answer) => stored.parse(answer) }, write)

/**
 * True when the write of this call was carried out before under the request's key, so `once` only repeats its answer.
 */
export const wasAnswered = Effect.fnUntraced(function* (
  call: string,
): Effect.fn.Return<boolean, never, Caller | Db | RequestKey> {
  const { key } = yield* RequestKey
  return key !== null && (yield* hasAnswer({ caller: callerNameOf(yield* Caller), call, key }))
})
