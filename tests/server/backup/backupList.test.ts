import { listText, parseList } from '@jangteo/server/backup/backup-list'
import { expect, test } from 'vitest'

const LIST = {
  version: '0.1.0',
  postgres: '18.4',
  endedAt: '2026-11-26T00:00:00.000Z',
  hasBucket: false,
  hasOwnSecret: false,
  parts: [{ path: 'files/uploads/ab/abc', bytes: 3, sha256: 'ab'.repeat(32) }],
}

test('적은 목록을 그대로 읽는다', () => {
  const { format, ...read } = parseList('/backups/one', listText(LIST))
  expect([format, read]).toEqual([1, LIST])
})

test.each<readonly [what: string, text: string]>([
  ['잘린 목록', listText(LIST).slice(0, -20)],
  ['다른 판의 목록', JSON.stringify({ format: 2, ...LIST })],
  ...['../../etc/passwd', 'files/../../x', '/etc/passwd', 'files//x', 'files\\..\\x'].map(
    (path) => [path, listText({ ...LIST, parts: [{ path, bytes: 0, sha256: '' }] })] as const,
  ),
])('%s: 이 판의 백업 목록이 아니라고 말한다', (_, text) => {
  expect(() => parseList('/backups/one', text)).toThrow(
    '/backups/one/backup.json is no list of a back-up of this version.',
  )
})
