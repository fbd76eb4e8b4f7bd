// Does the same piece of work again and again, and tells how long each took: longer where others have the processor.
import { parentPort } from 'node:worker_threads'

const STEPS = 4_000_000
const REST_MS = 50
const rest = new Int32Array(new SharedArrayBuffer(4))

function work(): number {
  const startedAtMs = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) % 1_000_003
  return sum < 0 ? 0 : performance.now() - startedAtMs
}

for (;;) {
  parentPort?.postMessage(work())
  Atomics.wait(rest, 0, 0, REST_MS)
}
