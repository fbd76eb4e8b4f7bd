import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const SAMPLE_MS = 250

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heldBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The most that was held at once beyond the start, in megabytes: heap and buffers of this thread, without garbage. */
export function watchMemory(): () => number {
  const start = heldBytes()
  let peak = start
  const timer = setInterval(() => {
    peak = Math.max(peak, heldBytes())
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return (Math.max(peak, heldBytes()) - start) / 1024 / 1024
  }
}
