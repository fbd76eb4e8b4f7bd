import { createProgress } from '@jangteo/server/app/progress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns the output of a step of so many milliseconds. */
async function writes(isTTY: boolean, durationMs: number): Promise<string[]> {
  const written: string[] = []
  const progress = createProgress({ isTTY, write: (text) => written.push(text) })
  const step = progress.step('Making the pictures', async (report) => {
    report('1 of 2')
    await new Promise((resolve) => setTimeout(resolve, durationMs))
    return 'made'
  })
  await vi.advanceTimersByTimeAsync(durationMs)
  expect(await step).toBe('made')
  return written
}

test('a step of less than a second is silent', async () => {
  expect(await writes(true, 999)).toEqual([])
  expect(await writes(false, 999)).toEqual([])
})

test('a terminal shows one line that is written over', async () => {
  expect(await writes(true, 2500)).toEqual([
    '\r\u001B[K  Making the pictures … 1.0 s 1 of 2',
    '\r\u001B[K  Making the pictures … 2.0 s 1 of 2',
    '\r\u001B[K  Making the pictures: 2.5 s\n',
  ])
})

test('a file gets one line at the begin and one at the end', async () => {
  expect(await writes(false, 2500)).toEqual([
    '  Making the pictures …\n',
    '  Making the pictures: 2.5 s\n',
  ])
})
