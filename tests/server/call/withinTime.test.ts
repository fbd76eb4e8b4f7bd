import { Commits } from '@jangteo/postgres/database/db'
import { Settings, useCaseTimeMs as ownTimeMs } from '@jangteo/server/call/settings'
import { withinTime } from '@jangteo/server/call/within-time'
import * as Deferred from 'effect/Deferred'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Fiber from 'effect/Fiber'
import * as TestClock from 'effect/testing/TestClock'
import { expect, test } from 'vitest'

const TIME_MS = 10_000
const OWN_MS = ownTimeMs(TIME_MS)
const SETTINGS = { publicUrl: '', version: '', callTimeoutMs: TIME_MS }

type Course = {
  /** Commits that were sent, and those that were carried out, while the program ran. */
  readonly sent: number
  readonly done: number
  /** True when it answers after its time, within the moment that it gets more. */
  readonly isAnswered: boolean
}

/** The way a call ends that is not done when its time is over. */
const endOf = ({ sent, done, isAnswered }: Course) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const end = yield* Deferred.make<string>()
      const work = Effect.gen(function* () {
        const commits = yield* Commits
        commits.sent = sent
        commits.done = done
        return yield* Deferred.await(end)
      })
      const call = yield* Effect.forkChild(Effect.exit(withinTime(work)))
      yield* TestClock.adjust(OWN_MS)
      if (isAnswered) yield* Deferred.succeed(end, 'an answer')
      yield* TestClock.adjust(TIME_MS - OWN_MS)
      const exit = yield* Fiber.join(call)
      return Exit.match(exit, {
        onSuccess: (answer) => answer,
        onFailure: (cause) => cause.reasons.map((reason) => 'error' in reason && reason.error.code),
      })
    }).pipe(
      Effect.provideService(Commits, { sent: 0, done: 0 }),
      Effect.provideService(Settings, SETTINGS),
      Effect.provide(TestClock.layer()),
    ),
  )

test.each([
  ['아무것도 커밋하지 않았으면', { sent: 0, done: 0, isAnswered: true }, ['TIMED_OUT']],
  ['커밋하고 곧 답하면', { sent: 1, done: 1, isAnswered: true }, 'an answer'],
  ['커밋하고도 답이 없으면', { sent: 1, done: 1, isAnswered: false }, ['OUTCOME_UNKNOWN']],
  ['보낸 커밋의 답이 없으면', { sent: 1, done: 0, isAnswered: false }, ['OUTCOME_UNKNOWN']],
] as const)('시간이 다 됐을 때 %s 그대로 답한다', async (_, course, end) => {
  expect(await endOf(course)).toEqual(end)
})

test('제시간에 끝난 호출은 그 답을 준다', async () => {
  const program = withinTime(Effect.succeed('an answer'))
  const answer = await Effect.runPromise(Effect.provideService(program, Settings, SETTINGS))
  expect(answer).toBe('an answer')
})
