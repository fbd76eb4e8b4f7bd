import { keepPlace } from '@jangteo/server/worker/keep-place'
import type { WorkerProcess } from '@jangteo/server/worker/worker-process'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type FakeWorker = WorkerProcess & {
  readonly serve: () => void
  readonly die: (how: string) => Promise<void>
  readonly orders: readonly string[]
}

/** A worker that does what the test says, and ends when it is ordered to. */
function aWorker(pid: number): FakeWorker {
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const orders: string[] = []
  ready.promise.catch(() => undefined)
  return {
    pid,
    startedAtMs: performance.now(),
    ready: ready.promise,
    ended: ended.promise,
    orders,
    readMetrics: async () => [],
    end: async (order) => {
      orders.push(order)
      ready.reject(new Error('it ended with 0'))
      ended.resolve('0')
    },
    serve: ready.resolve,
    die: async (how) => {
      ready.reject(new Error(`it ended with ${how}`))
      ended.resolve(how)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

function aPlace() {
  const workers: FakeWorker[] = []
  const lost: string[] = []
  const place = keepPlace({
    place: 2,
    log: pino({ level: 'silent' }),
    onLost: (reason) => lost.push(reason),
    start: () => {
      const worker = aWorker(workers.length + 1)
      workers.push(worker)
      return worker
    },
  })
  const latest = (): FakeWorker => {
    const worker = workers.at(-1)
    if (worker === undefined) throw new Error('a place starts with a worker')
    return worker
  }
  return { place, workers, lost, latest }
}

test('a worker that ends is started again, each time after a longer rest, and at last the market ends', async () => {
  const { workers, lost, latest } = aPlace()
  const rests: number[] = []
  while (lost.length === 0 && rests.length < 20) {
    const count = workers.length
    await latest().die('SIGSEGV')
    let rest = 0
    while (workers.length === count && rest <= MINUTE_MS) {
      await vi.advanceTimersByTimeAsync(500)
      rest += 500
    }
    rests.push(rest)
  }
  expect(rests.slice(0, -1)).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  expect(lost).toEqual([
    'Worker 2 ended 9 times in a row, at last with SIGSEGV: read the log, and start again.',
  ])
})

test('a worker that has served for a minute has not failed at its start', async () => {
  const { workers, lost, latest } = aPlace()
  for (let times = 0; times < 12; times += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    await latest().die('SIGKILL')
    await vi.advanceTimersByTimeAsync(0)
  }
  expect([workers.length, lost]).toEqual([13, []])
})

test('the present worker retires only when the next one serves', async () => {
  const { place, workers, latest } = aPlace()
  const [first] = workers
  const replacing = place.replace(1)
  await vi.advanceTimersByTimeAsync(0)
  const before = [...(first?.orders ?? [])]
  latest().serve()
  await replacing
  expect([before, first?.orders, place.current().pid, workers.length]).toEqual([
    [],
    ['retire'],
    2,
    2,
  ])
})

test('a worker that takes the place of a dead one retires, too, when its successor serves', async () => {
  const { place, workers } = aPlace()
  const [first] = workers
  const replacing = place.replace(1)
  await first?.die('SIGKILL')
  await vi.advanceTimersByTimeAsync(0)
  workers[1]?.serve()
  await replacing
  expect([place.current().pid, workers.map(({ orders }) => orders)]).toEqual([
    2,
    [[], [], ['retire']],
  ])
})

test('a worker that never serves is ended after a minute, and the present one goes on', async () => {
  const { place, workers } = aPlace()
  const replaced = place.replace(1).catch(String)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([await replaced, place.current().pid, workers.map(({ orders }) => orders)]).toEqual([
    'Error: it ended with 0',
    1,
    [[], ['close']],
  ])
})

test('when the next one cannot serve, the present one goes on', async () => {
  const { place, workers, latest } = aPlace()
  const replaced = place.replace(1).catch(String)
  await latest().die('1')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([await replaced, place.current().pid, workers.length, workers[0]?.orders]).toEqual([
    'Error: it ended with 1',
    1,
    2,
    [],
  ])
})

test('a closed place starts nothing, and ends the worker that was on its way, too', async () => {
  const { place, workers } = aPlace()
  void place.replace(1).catch(() => undefined)
  await place.close(1)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(workers.map(({ orders }) => orders)).toEqual([['close'], ['close']])
})
