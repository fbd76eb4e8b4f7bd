import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOutbox, OUTBOX_COUNT_MAX } from '@jangteo/mail/outbox/outbox'
import { afterEach, beforeEach, expect, test } from 'vitest'

const OPENED_MS = Date.parse('2026-08-22T14:05:00+09:00')
const MAIL = { to: 'minji@mail.example', subject: '안녕하세요', text: '첫 줄\n둘째 줄' }

let directory: string
let nowMs: number
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'outbox-'))
  nowMs = OPENED_MS
})
afterEach(() => rmSync(directory, { recursive: true }))

const open = () => createOutbox({ directory: join(directory, 'mails'), nowMs: () => nowMs })

test('an empty outbox lists nothing', async () => {
  expect(await open().listOutbox?.()).toEqual([])
})

test('mails are listed by every process, the newest first', async () => {
  await open().send(MAIL, 'mail-1')
  nowMs += 1000
  await open().send({ ...MAIL, subject: '다음' }, 'mail-2')
  expect(await open().listOutbox?.()).toEqual([
    { ...MAIL, subject: '다음', id: 'mail-2', sentAt: '2026-08-22T05:05:01.000Z' },
    { ...MAIL, id: 'mail-1', sentAt: '2026-08-22T05:05:00.000Z' },
  ])
})

test('a mail that is handed over again is listed once', async () => {
  const outbox = open()
  await outbox.send(MAIL, 'mail-1')
  nowMs += 1000
  await outbox.send(MAIL, 'mail-1')
  expect(await outbox.listOutbox?.()).toEqual([
    { ...MAIL, id: 'mail-1', sentAt: '2026-08-22T05:05:01.000Z' },
  ])
})

test('the oldest mails go, and their files after them', async () => {
  const outbox = open()
  const fileCounts: number[] = []
  for (let count = 0; count < 2 * OUTBOX_COUNT_MAX; count += 1) {
    await outbox.send(MAIL, `mail-${count}`)
    fileCounts.push(readdirSync(join(directory, 'mails')).length)
    nowMs += 1
  }
  expect(Math.max(...fileCounts)).toBeLessThan(2 * OUTBOX_COUNT_MAX)
  const ids = (await outbox.listOutbox?.())?.map(({ id }) => id) ?? []
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([
    OUTBOX_COUNT_MAX,
    `mail-${2 * OUTBOX_COUNT_MAX - 1}`,
    `mail-${OUTBOX_COUNT_MAX}`,
  ])
})

test('only the owner of the process reads a mail', async () => {
  await open().send(MAIL, 'mail-1')
  const { mode } = statSync(join(directory, 'mails', 'mail-1.json'))
  expect(mode & 0o777).toBe(0o600)
})
