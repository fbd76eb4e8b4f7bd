import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../../support/root.ts'

const ENTRY = join(ROOT, 'tests/support/telemetry/chattyLog.entry.ts')
/** Megabytes: more than wait for a reader. */
const MESSAGE_COUNT = 20

const messageOf = z.tuple([z.number()], z.unknown())
const logLine = z.object({ line: z.number().optional(), lostCount: z.number().optional() })

test('아무도 읽지 않는 기록은 서버를 멈추지 않고, 다시 읽으면 잃은 줄의 수가 적혀 있다', async () => {
  const chatty = fork(ENTRY, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  onTestFinished(() => void chatty.kill('SIGKILL'))
  const { stdout } = chatty
  if (stdout === null) throw new Error('its output is a pipe')
  let writtenCount = 0
  for (let count = 0; count < MESSAGE_COUNT; count += 1) {
    chatty.send('write')
    writtenCount = messageOf.parse(await once(chatty, 'message'))[0]
  }

  const seen: number[] = []
  let lost = 0
  for await (const text of createInterface(stdout)) {
    const { line, lostCount } = logLine.parse(JSON.parse(text))
    if (line !== undefined) seen.push(line)
    lost += lostCount ?? 0
    if (lost > 0) break
  }
  expect(lost).toBeGreaterThan(0)
  expect(seen.length + lost).toBe(writtenCount)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})
