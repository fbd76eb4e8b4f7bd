import type { RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { type CommitCount, Commits, reading } from '@jangteo/postgres/database/db'
import { TimeRanOut } from '@jangteo/postgres/database/timeRanOut'
import { traced } from '@jangteo/postgres/database/traced'
import * as Cause from 'effect/Cause'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import type { Services } from '../app/services.ts'
import { withinRequest } from '../telemetry/within-request.ts'
import { AddressTries } from './address-tries.ts'
import { Caller } from './caller.ts'
import { Client } from './client.ts'
import { failureCodeOf, lateCodeOf } from './failure-code.ts'
import { RequestKey } from './once.ts'
import { isRefused, type Refused, refused } from './refused.ts'
import { networkOf } from '../network/network.ts'
import { Confirmation } from './record-read.ts'
import { Reply } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { runInTime } from './run-in-time.ts'
import { StreamedBody } from './streamed.ts'
import { wireError } from './wire-error.ts'

type Answering<Output, Failure> = Effect.Effect<
  Output,
  Failure,
  Services | AddressTries | Caller | Client | Reply | RequestKey | StreamedBody
>
type UseCase<Input, Output, Failure> = (input: Input) => Answering<Output, Failure>

type CodeOf<Failure> = Failure extends Refused<infer Code> ? Code : never

type Handled<Input, Failure> = {
  readonly input: Input
  readonly context: RequestContext
  /** Only a witness: it has a key for every refusal that the contract lists for the call. */
  readonly errors: Readonly<Record<CodeOf<Failure>, unknown>>
}

/** Maps a defect of the database to its refusal; any other stays a defect. */
const nameDefect = Effect.fnUntraced(function* (defect: unknown) {
  const code = failureCodeOf(defect, yield* Commits)
  return yield* code === null ? Effect.die(defect) : refused(code)
})

/** Services of one request: provided together, a program gets another context once. */
function requestServices(context: RequestContext, commits: CommitCount) {
  const addressTries = AddressTries.of({
    count: (what, triesPerMinuteMax) => {
      const key = `${what}:${networkOf(context.clientAddress)}`
      return Effect.promise(() => context.tries.count({ key, triesPerMinuteMax }))
    },
  })
  const { caller, confirmed } = context
  return Context.make(Caller, caller).pipe(
    Context.add(Confirmation, confirmed === null ? Effect.void : Effect.promise(() => confirmed)),
    Context.add(Client, context.client),
    Context.add(AddressTries, addressTries),
    Context.add(Reply, context.reply),
    Context.add(RequestKey, { key: context.idempotencyKey }),
    Context.add(StreamedBody, { request: context.streamed }),
    Context.add(Commits, commits),
  )
}

/** Runs a use case for so much of its call's time as is left of it, or without an end for `null`. */
async function run<Output, Failure extends Refused<RefusalCode>>(
  useCase: Answering<Output, Failure>,
  context: RequestContext,
  spentMs: number | null,
): Promise<Output> {
  const { runtime, trail, isReading } = context
  const commits = { sent: 0, done: 0 }
  const program = (isReading ? reading(useCase) : useCase).pipe(
    Effect.catchDefect(nameDefect),
    Effect.provideContext(requestServices(context, commits)),
  )
  const named = withinRequest(traced(program, trail.call ?? 'call'), trail)
  const exit =
    spentMs === null
      ? await runtime.runPromiseExit(named)
      : await runInTime(runtime, named, { spentMs, commits })
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.squash(exit.cause)
  if (isRefused(failure)) throw wireError(failure.code, failure)
  throw failure instanceof TimeRanOut ? wireError(lateCodeOf(commits)) : failure
}

/**
 * Makes a use case the handler of its call. A refusal that the contract does not list for the call does not type-check.
 * The call of a GET only reads, see `reading`. A call that takes longer than the settings allow is interrupted, rolled back
 * and answered, whatever the database does. One that had committed something by then, or had sent a commit without getting
 * its answer, is answered OUTCOME_UNKNOWN, so that TIMED_OUT always says that nothing was written.
 */
export function answer<Input, Output, Failure extends Refused<RefusalCode>>(
  useCase: UseCase<Input, Output, Failure>,
): (handled: Handled<Input, Failure>) => Promise<Output> {
  return ({ input, context }) =>
    context.time.spend((spentMs) => run(useCase(input), context, spentMs))
}

/** The same for a call that reads its body as it arrives: it takes as long as the body does, and bounds that itself. */
export function answerStreamed<Input, Output, Failure extends Refused<RefusalCode>>(
  useCase: UseCase<Input, Output, Failure>,
): (handled: Handled<Input, Failure>) => Promise<Output> {
  return ({ input, context }) => run(useCase(input), context, null)
}
