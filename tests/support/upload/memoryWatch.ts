import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const SAMPLE_MS = 200

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The buffers that a collection frees are given back beside the program; the next collection waits for that. */
function heldBytes(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Measures until the end what is held at once beyond the start: heap and buffers of this thread, without garbage. In megabytes. */
export function watchMemory(): () => Promise<number> {
  const start = heldBytes()
  let peak = start
  const ending = new AbortController()
  const sample = async () => {
    while (await wait(SAMPLE_MS, true, { signal: ending.signal }).catch(() => false)) {
      peak = Math.max(peak, heldBytes())
    }
  }
  const sampling = sample()
  return async () => {
    ending.abort()
    await sampling
    return (peak - start) / 1024 / 1024
  }
}
