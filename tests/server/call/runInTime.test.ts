import { TimeRanOut } from '@jangteo/postgres/database/timeRanOut'
import { lateCodeOf } from '@jangteo/server/call/failure-code'
import { runInTime } from '@jangteo/server/call/run-in-time'
import { Settings, useCaseTimeMs as ownTimeMs } from '@jangteo/server/call/settings'
import * as Deferred from 'effect/Deferred'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TIME_MS = 10_000
const OWN_MS = ownTimeMs(TIME_MS)
const runtime = ManagedRuntime.make(
  Layer.succeed(Settings, { publicUrl: '', version: '', callTimeoutMs: TIME_MS }),
)
// Its services are there at once from then on, as they are after a server's start.
await runtime.context()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const TIME_RAN_OUT = Exit.die(new TimeRanOut('the time of the call is over'))

/** Runs what waits for an answer until so many milliseconds are over, then gives the answer; returns its exit, and whether it was interrupted. */
async function exitOf({ sent, afterMs }: { readonly sent: number; readonly afterMs: number }) {
  const answer = Deferred.makeUnsafe<string>()
  let isInterrupted = false
  const program = Deferred.await(answer).pipe(
    Effect.onInterrupt(() => Effect.sync(() => (isInterrupted = true))),
  )
  const running = runInTime(runtime, program, { spentMs: 500, commits: { sent } })
  vi.advanceTimersByTime(afterMs)
  Deferred.doneUnsafe(answer, Exit.succeed('an answer'))
  return { exit: await running, isInterrupted }
}

const IN_TIME = { exit: Exit.succeed('an answer'), isInterrupted: false }
const INTERRUPTED = { exit: TIME_RAN_OUT, isInterrupted: true }

test.each([
  ['제시간에 답하면', { sent: 0, afterMs: OWN_MS - 501 }, IN_TIME],
  ['아무것도 커밋하지 않고 시간이 다 되면', { sent: 0, afterMs: OWN_MS - 500 }, INTERRUPTED],
  ['커밋을 보내고 곧 답하면', { sent: 1, afterMs: TIME_MS - 501 }, IN_TIME],
  ['커밋을 보내고도 답이 없으면', { sent: 1, afterMs: TIME_MS - 500 }, INTERRUPTED],
] as const)('%s 그렇게 끝난다', async (_, course, end) => {
  expect(await exitOf(course)).toEqual(end)
})

test.each([
  ['아무것도 커밋하지 않았으면', { sent: 0, done: 0 }, 'TIMED_OUT'],
  ['커밋하고도 답이 없으면', { sent: 1, done: 1 }, 'OUTCOME_UNKNOWN'],
  ['보낸 커밋의 답이 없으면', { sent: 1, done: 0 }, 'OUTCOME_UNKNOWN'],
] as const)('시간이 다 됐을 때 %s 그렇게 답한다', (_, commits, code) => {
  expect(lateCodeOf(commits)).toBe(code)
})

test('스스로 실패한 것은 그 실패로 끝나고, 남은 시계가 없다', async () => {
  expect(await runInTime(runtime, Effect.fail('a refusal'))).toEqual(Exit.fail('a refusal'))
  expect(vi.getTimerCount()).toBe(0)
})
