import type { Db } from '@jangteo/postgres/database/db'
import type { AnySchema, ErrorMap, InferSchemaOutput, Meta } from '@orpc/contract'
import { type Context, os, Procedure } from '@orpc/server'
import * as Effect from 'effect/Effect'
import { answer } from './answer.ts'
import { cachedList, type Ttl } from './cached.ts'
import type { CallerIdentity } from './caller.ts'
import type { RequestContext } from './request-context.ts'
import { WrittenAnswer } from './written-answer.ts'

type Storage<Input> = {
  /**
   * Reads the version of what a call would answer a caller, with the member in it when others get another answer; `null`
   * for what is not stored.
   */
  readonly readVersion: (
    input: Input,
    caller: CallerIdentity,
  ) => Effect.Effect<string, never, Db> | null
  /** Time for which an answer is used while its version stays: what the version does not count follows by then. */
  readonly ttl: Ttl
}

/**
 * Has a call answer what it answered to the same input for the same version. Neither its use case runs for it nor is it
 * checked against the contract and written again. Source: decision 185, decision 186, decision 188.
 */
export function storedAnswer<
  Initial extends Context,
  Current extends Context,
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  CallMeta extends Meta,
>(
  procedure: Procedure<Initial, Current, Input, Output, Errors, CallMeta>,
  { readVersion, ttl }: Storage<InferSchemaOutput<Input>>,
): Procedure<Initial, Current, Input, Output, Errors, CallMeta> {
  const parts = procedure['~orpc']
  const store = os
    .$context<RequestContext>()
    .middleware(async ({ context, path, next }, input: InferSchemaOutput<Input>) => {
      const reading = readVersion(input, context.caller)
      if (reading === null) return next()
      const load = Effect.promise(async () => new WrittenAnswer((await next()).output))
      const find = answer(() =>
        Effect.flatMap(reading, (version) =>
          cachedList(`${path.join('.')} ${version} ${JSON.stringify(input)}`, load, ttl),
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
