import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/root.ts'

const ENTRY = join(ROOT, 'tests/support/telemetry/crash.entry.ts')

type Line = {
  readonly level: number
  readonly origin: string
  readonly err: { readonly message: string; readonly code: string }
}

test.each([
  ['uncaughtException', []],
  ['unhandledRejection', ['promise']],
])('아무도 잡지 않은 오류는 값을 가린 기록 한 줄과 함께 서버를 끝낸다: %s', (origin, words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, ...words], {
    encoding: 'utf8',
  })
  const [line = '', ...rest] = stdout.trim().split('\n')
  const { level, err, ...logged } = JSON.parse(line) as Line
  expect([status, stderr, rest, level, logged.origin, err.message, err.code]).toEqual([
    1,
    '',
    [],
    60,
    origin,
    'the disk is full for (mail)',
    'ENOSPC',
  ])
  expect(stdout).not.toMatch(/홍길동|01012345678/)
})
