// Does the same piece of work again and again, and notes how long it takes: longer where others have the processor.
import { workerData } from 'node:worker_threads'

const STEPS = 4_000_000
const REST_MS = 50
const rest = new Int32Array(new SharedArrayBuffer(4))
/** Count of the pieces, their total time, and the shortest one, in milliseconds. */
const noted = new Float64Array(workerData as SharedArrayBuffer)

function work(): number {
  const startedAtMs = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) % 1_000_003
  return sum < 0 ? 0 : performance.now() - startedAtMs
}

for (;;) {
  const [count = 0, totalMs = 0, leastMs = 0] = noted
  const ms = work()
  noted.set([count + 1, totalMs + ms, count === 0 ? ms : Math.min(leastMs, ms)])
  Atomics.wait(rest, 0, 0, REST_MS)
}
