import type { Db } from '@jangteo/postgres/database/db'
import type { AnySchema, ErrorMap, InferSchemaOutput, Meta } from '@orpc/contract'
import { type Context, os, Procedure } from '@orpc/server'
import * as Effect from 'effect/Effect'
import { answer } from './answer.ts'
import { BRIEF_TTL, cachedList } from './cached.ts'
import { memberIdOf } from './caller.ts'
import type { RequestContext } from './request-context.ts'
import { WrittenAnswer } from './written-answer.ts'

/** Reads the version of what a call would answer; `null` for what is not stored. */
type ReadVersion<Input> = (input: Input) => Effect.Effect<number, never, Db> | null

/**
 * Has a call answer guests with what it answered to the same input for the same version, at most five seconds ago: what
 * the version does not count follows by then. Neither its use case runs for it nor is it checked against the contract and
 * written again. Members read each time. Source: decision 185, decision 186.
 */
export function storedForGuests<
  Initial extends Context,
  Current extends Context,
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  CallMeta extends Meta,
>(
  procedure: Procedure<Initial, Current, Input, Output, Errors, CallMeta>,
  readVersion: ReadVersion<InferSchemaOutput<Input>>,
): Procedure<Initial, Current, Input, Output, Errors, CallMeta> {
  const parts = procedure['~orpc']
  const store = os
    .$context<RequestContext>()
    .middleware(async ({ context, path, next }, input: InferSchemaOutput<Input>) => {
      const version = memberIdOf(context.caller) === null ? readVersion(input) : null
      if (version === null) return next()
      const load = Effect.promise(async () => new WrittenAnswer((await next()).output))
      const find = answer(() =>
        Effect.flatMap(version, (number) =>
          cachedList(`${path.join('.')} ${number} ${JSON.stringify(input)}`, load, BRIEF_TTL),
        ),
      )
      return { output: await find({ input, context, errors: {} }), context: {} }
    })
  return new Procedure({
    ...parts,
    middlewares: [...parts.middlewares, store],
    // What is stored has been checked.
    outputValidationIndex: parts.middlewares.length + 1,
  })
}
