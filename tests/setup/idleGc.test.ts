import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const IDLE_GC = join(ROOT, 'adapters/server/src/app/idle-gc.ts')
const PERIOD_MS = 100
const PATIENCE_MS = 20_000
const MIB = 1024 * 1024
const SMALL = 20 * MIB

/** Leaves 100 MiB of garbage in the old heap, then lives in the given way; prints the heap before and after. */
const programOf = (life: string) => `
  import { getHeapStatistics } from 'node:v8'
  import { setTimeout } from 'node:timers/promises'
  import { collectWhenIdle } from ${JSON.stringify(IDLE_GC)}
  const litter = () => void Array.from({ length: 1_600_000 }, (_, place) => ({ place, text: 'garbage ' + place }))
  const heap = () => getHeapStatistics().total_heap_size
  const work = async (ms) => {
    for (const end = Date.now() + ms; Date.now() < end; await setTimeout(10)) {
      for (const pause = Date.now() + 40; Date.now() < pause; );
    }
  }
  const untilCollected = async () => {
    for (const end = Date.now() + ${PATIENCE_MS}; heap() > ${SMALL} && Date.now() < end; ) await setTimeout(${PERIOD_MS})
  }
  litter()
  const before = heap()
  collectWhenIdle(${PERIOD_MS})
  ${life}
  console.log(JSON.stringify({ before, after: heap() }))
`

async function heapOf(life: string): Promise<{ before: number; after: number }> {
  const words = ['--expose-gc', '--input-type=module', '--eval', programOf(life)]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  return JSON.parse(stdout) as { before: number; after: number }
}

test('시작하고 한가해진 서버는 쓰지 않는 메모리를 돌려주고, 바쁜 동안에는 멈추지 않는다', async () => {
  const idle = await heapOf('await untilCollected()')
  expect(idle.before).toBeGreaterThan(100 * MIB)
  expect(idle.after).toBeLessThan(SMALL)

  const busy = await heapOf('await work(2000)')
  expect(busy.after).toBeGreaterThan(100 * MIB)
})

test('그 뒤로는 열두 번을 이어서 한가할 때 돌려주고, 잠깐 쉬는 동안에는 컴파일한 코드를 버리지 않는다', async () => {
  const again = 'await untilCollected(); litter();'
  const short = `await setTimeout(${6 * PERIOD_MS});`
  const rests = await heapOf(`${again} ${short} await work(500); ${short}`)
  expect(rests.after).toBeGreaterThan(100 * MIB)

  const rested = await heapOf(`${again} await untilCollected()`)
  expect(rested.after).toBeLessThan(SMALL)
})

test('한가한 동안 일이 잠깐 있었어도 전체로 한가했으면 돌려준다', async () => {
  const tick = `setInterval(() => { for (const end = Date.now() + 15; Date.now() < end; ); }, ${6 * PERIOD_MS})`
  const jobs = await heapOf(
    `await untilCollected(); litter(); const jobs = ${tick}; await untilCollected(); clearInterval(jobs)`,
  )
  expect(jobs.after).toBeLessThan(SMALL)
})
