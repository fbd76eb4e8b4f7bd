import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const IDLE_GC = join(ROOT, 'adapters/server/src/app/idle-gc.ts')
const PERIOD_MS = 100
const MIB = 1024 * 1024

/** Leaves 100 MiB of garbage in the old heap, then lives for two seconds in the given way; prints the heap before and after. */
const programOf = (life: string) => `
  import { getHeapStatistics } from 'node:v8'
  import { collectWhenIdle } from ${JSON.stringify(IDLE_GC)}
  let held = Array.from({ length: 1_600_000 }, (_, place) => ({ place, text: 'garbage ' + place }))
  held = null
  const before = getHeapStatistics().total_heap_size
  collectWhenIdle(${PERIOD_MS})
  const end = Date.now() + 2000
  ${life}
  console.log(JSON.stringify({ before, after: getHeapStatistics().total_heap_size }))
`

async function heapOf(life: string): Promise<{ before: number; after: number }> {
  const words = ['--expose-gc', '--input-type=module', '--eval', programOf(life)]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  return JSON.parse(stdout) as { before: number; after: number }
}

test('한가해진 서버는 쓰지 않는 메모리를 돌려주고, 바쁜 동안에는 멈추지 않는다', async () => {
  const idle = await heapOf('await new Promise((settle) => setTimeout(settle, 2000))')
  expect(idle.before).toBeGreaterThan(100 * MIB)
  expect(idle.after).toBeLessThan(20 * MIB)

  const busy = await heapOf(`while (Date.now() < end) {
    const pause = Date.now() + 40
    while (Date.now() < pause);
    await new Promise((settle) => setTimeout(settle, 10))
  }`)
  expect(busy.after).toBeGreaterThan(100 * MIB)
})
