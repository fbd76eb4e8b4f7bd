import { Commits } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import * as Fiber from 'effect/Fiber'
import * as Option from 'effect/Option'
import { Settings, useCaseTimeMs } from './settings.ts'
import { type Refused, refused } from './refused.ts'

/**
 * Interrupts a program when the time of its call is over, which rolls its transaction back; `spentMs` of it were used
 * before. A program that has sent a commit by then has the rest of the call's time to report what it did.
 * Refusals: TIMED_OUT when nothing was committed, else OUTCOME_UNKNOWN.
 */
export const withinTime = <A, E, R>(
  program: Effect.Effect<A, E, R>,
  spentMs = 0,
): Effect.Effect<A, E | Refused<'TIMED_OUT'> | Refused<'OUTCOME_UNKNOWN'>, R | Settings> =>
  Effect.gen(function* () {
    const { callTimeoutMs } = yield* Settings
    const commits = yield* Commits
    const ownMs = useCaseTimeMs(callTimeoutMs)
    // Otherwise the program would wait for the next turn of the event loop.
    const fiber = yield* Effect.forkChild(program, { startImmediately: true })
    const inTime = yield* Effect.timeoutOption(Fiber.await(fiber), Math.max(0, ownMs - spentMs))
    if (Option.isSome(inTime)) return yield* inTime.value
    if (commits.sent > 0) {
      const late = yield* Effect.timeoutOption(Fiber.await(fiber), callTimeoutMs - ownMs)
      if (Option.isSome(late)) return yield* late.value
    }
    yield* Fiber.interrupt(fiber)
    return yield* commits.sent > 0 ? refused('OUTCOME_UNKNOWN') : refused('TIMED_OUT')
  })
