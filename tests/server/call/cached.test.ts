import { cached, createFigureCache, FigureCache } from '@jangteo/server/call/cached'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import { expect, test } from 'vitest'
import { createTestClock } from '../../support/testClock.ts'

const TTL_MS = 30_000

/** A cache on a clock of its own, and a figure that counts how often it is loaded. */
async function aCache() {
  const time = createTestClock()
  const cache = await Effect.runPromise(createFigureCache)
  let loadCount = 0
  const figure = (
    key: string,
    load: Effect.Effect<number, string> = Effect.void.pipe(Effect.as(0)),
  ) =>
    cached(
      key,
      Effect.suspend(() => {
        loadCount += 1
        return load
      }),
    )
  const run = <A, E>(effect: Effect.Effect<A, E, FigureCache>) =>
    Effect.runPromiseExit(
      effect.pipe(
        Effect.provideService(FigureCache, cache),
        Effect.provideService(Clock.Clock, time.clock),
      ),
    )
  return { time, figure, run, loads: () => loadCount }
}

test('같은 키는 반 분 동안 한 번만 읽고, 그 뒤에는 다시 읽는다', async () => {
  const { time, figure, run, loads } = await aCache()
  const counts = []
  for (const passMs of [0, TTL_MS - 1, 1]) {
    time.advance(passMs)
    await run(figure('goods count'))
    counts.push(loads())
  }
  await run(figure('category tree'))
  expect([...counts, loads()]).toEqual([1, 1, 2, 3])
})

test('동시에 읽는 같은 키는 한 번만 읽는다', async () => {
  const { figure, run, loads } = await aCache()
  const slow = Effect.yieldNow.pipe(Effect.as(7))
  const both = Effect.all([figure('count', slow), figure('count', slow)], {
    concurrency: 'unbounded',
  })
  expect([await run(both), loads()]).toEqual([Exit.succeed([7, 7]), 1])
})

test('실패는 남지 않아 바로 다시 읽는다', async () => {
  const { figure, run, loads } = await aCache()
  const answers = [
    await run(figure('count', Effect.fail('down'))),
    await run(figure('count', Effect.succeed(3))),
  ]
  expect([answers, loads()]).toEqual([[Exit.fail('down'), Exit.succeed(3)], 2])
})
