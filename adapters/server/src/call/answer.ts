import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { ORPCError } from '@orpc/server'
import { isTimeOut } from '@jangteo/postgres/database/db'
import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import type { Services } from '../app/services.ts'
import { Settings } from '../app/settings.ts'
import { Caller } from './caller.ts'
import { RequestKey } from './once.ts'
import { isRefused, type Refused, refused } from './refused.ts'
import { Reply } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { StreamedBody } from './streamed.ts'

type Answering<Output, Failure> = Effect.Effect<
  Output,
  Failure,
  Services | Caller | Reply | RequestKey | StreamedBody
>
type UseCase<Input, Output, Failure> = (input: Input) => Answering<Output, Failure>

type CodeOf<Failure> = Failure extends Refused<infer Code> ? Code : never

type Handled<Input, Failure> = {
  readonly input: Input
  readonly context: RequestContext
  /** Only a witness: it has a key for every refusal that the contract lists for the call. */
  readonly errors: Readonly<Record<CodeOf<Failure>, unknown>>
}

function wireError(failure: Refused<RefusalCode>): ORPCError<RefusalCode, unknown> {
  return new ORPCError(failure.code, {
    defined: true,
    status: REFUSALS[failure.code].status,
    message: failure.message,
    data: failure.data,
  })
}

async function run<Output, Failure extends Refused<RefusalCode>>(
  useCase: Answering<Output, Failure>,
  context: RequestContext,
): Promise<Output> {
  const program = useCase.pipe(
    Effect.catchDefect((defect) => (isTimeOut(defect) ? refused('TIMED_OUT') : Effect.die(defect))),
    Effect.provideService(Caller, context.caller),
    Effect.provideService(Reply, context.reply),
    Effect.provideService(RequestKey, { key: context.idempotencyKey }),
    Effect.provideService(StreamedBody, { request: context.streamed }),
  )
  const exit = await context.runtime.runPromiseExit(program)
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.squash(exit.cause)
  throw isRefused(failure) ? wireError(failure) : failure
}

/**
 * Makes a use case the handler of its call. A refusal that the contract does not list for the call
 * does not type-check. A call that takes longer than the settings allow is interrupted and rolled back: at once, or
 * as soon as the database gives up the statement that it waits for.
 */
export function answer<Input, Output, Failure extends Refused<RefusalCode>>(
  useCase: UseCase<Input, Output, Failure>,
): (handled: Handled<Input, Failure>) => Promise<Output> {
  return ({ input, context }) => {
    const inTime = Effect.flatMap(Settings, ({ callTimeoutMs }) =>
      Effect.timeoutOrElse(useCase(input), {
        duration: callTimeoutMs,
        orElse: () => refused('TIMED_OUT'),
      }),
    )
    return run(inTime, context)
  }
}

/** The same for a call that reads its body as it arrives: it takes as long as that takes, and bounds that itself. */
export function answerStreamed<Input, Output, Failure extends Refused<RefusalCode>>(
  useCase: UseCase<Input, Output, Failure>,
): (handled: Handled<Input, Failure>) => Promise<Output> {
  return ({ input, context }) => run(useCase(input), context)
}
