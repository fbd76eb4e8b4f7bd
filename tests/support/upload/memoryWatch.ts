import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two measures, and from the collection of garbage until its buffers are given back. */
const SAMPLE_MS = 200
const SWEEP_MS = 20

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function heldBytes(): Promise<number> {
  collectGarbage()
  await wait(SWEEP_MS)
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Measures until the end what is held at once beyond the start: heap and buffers of this thread, without garbage. In megabytes. */
export async function watchMemory(): Promise<() => Promise<number>> {
  const start = await heldBytes()
  let peak = start
  const ending = new AbortController()
  const sample = async () => {
    while (!ending.signal.aborted) {
      peak = Math.max(peak, await heldBytes())
      await wait(SAMPLE_MS, null, { signal: ending.signal }).catch(() => null)
    }
  }
  const sampling = sample()
  return async () => {
    ending.abort()
    await sampling
    return (peak - start) / 1024 / 1024
  }
}
