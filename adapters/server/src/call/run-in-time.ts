import type { CommitCount } from '@jangteo/postgres/database/db'
import { TimeRanOut } from '@jangteo/postgres/database/timeRanOut'
import * as Cause from 'effect/Cause'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import type * as ManagedRuntime from 'effect/ManagedRuntime'
import { Settings, useCaseTimeMs } from './settings.ts'

type RuntimeOf<R> = ManagedRuntime.ManagedRuntime<NoInfer<R> | Settings, never>

type Spent = {
  /** Milliseconds of the call's time that were spent before. */
  readonly spentMs?: number
  /** Commits of the program. One that has sent a commit when its time is over has the rest of the call's to report what it did. */
  readonly commits?: Pick<CommitCount, 'sent'>
}

/**
 * Runs a program and interrupts it when the time of its call is over, whatever it waits for, which rolls its transaction
 * back. Its exit is then the defect `TimeRanOut`. A timer ends it, because fibers that race with the program took a fifth
 * of a small call's time. Source: decision 189.
 */
export async function runInTime<A, E, R>(
  runtime: RuntimeOf<R>,
  program: Effect.Effect<A, E, R>,
  { spentMs = 0, commits = { sent: 0 } }: Spent = {},
): Promise<Exit.Exit<A, E>> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const timed = Effect.withFiber<A, E, R>((fiber) => {
    const { callTimeoutMs } = Context.getUnsafe(fiber.context, Settings)
    const ownMs = useCaseTimeMs(callTimeoutMs)
    const end = () => {
      isOver = true
      fiber.interruptUnsafe()
    }
    const endUnlessCommitted = () => {
      if (commits.sent === 0) end()
      else timer = setTimeout(end, callTimeoutMs - ownMs)
    }
    timer = setTimeout(endUnlessCommitted, Math.max(0, ownMs - spentMs))
    return program
  })
  const exit = await runtime.runPromiseExit(timed)
  clearTimeout(timer)
  return isOver ? Exit.die(new TimeRanOut('the time of the call is over')) : exit
}

/** The same for what is no use case: whatever it fails with is thrown. */
export async function resolveInTime<A, R>(
  runtime: RuntimeOf<R>,
  program: Effect.Effect<A, never, R>,
  spent?: Spent,
): Promise<A> {
  const exit = await runInTime(runtime, program, spent)
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}
