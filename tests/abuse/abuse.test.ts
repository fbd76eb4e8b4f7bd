import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '../faults/site/door.ts'
import { openSite, type Site } from '../faults/site/site.ts'
import { aBuyer } from '../support/buyer.ts'
import { residentMib } from '../support/residentMib.ts'
import { aForm, credentialHeaders } from '../support/upload/form.ts'
import { aPicture } from '../support/upload/pictures.ts'
import {
  keepTalking,
  leaveAlone,
  leaveUnread,
  pipelineUnread,
  postNotices,
  readAll,
  sendHostileJson,
  sendQueries,
  sendWithoutEnd,
  untilClosed,
  uploadPictures,
} from './attacks.ts'
import { percentile, type Seen, watchOthers, watchQuiet } from './others.ts'
import { type Pace, watchPace } from './pace.ts'
import type { Stranger } from './stranger.ts'

const RESIDENT_MIB_MAX = 400
/** Time of other buyers' 99th of 100 answers, without the time for which there was no processor. */
const SERVED_MS_MAX = 1000
/** Headers and bodies have ten seconds; Node looks for late ones every two. */
const LATE_MS = 16_000
const SAMPLE_MS = 50
const QUIET_MS = 1000
/** Connections of one network. */
const STORED_MAX = 1000

let site: Site
let door: Door
let url = ''
const START = { count: 0, totalMs: 0 }
let pace: Pace

beforeAll(async () => {
  site = await openSite(1)
  const [only] = site.doors
  if (only === undefined) throw new Error('a site has a door')
  door = only
  await door.open()
  url = await door.url()
  await watchQuiet({ url, pid: door.pid() }, QUIET_MS)
  pace = await watchPace()
  await watchQuiet({ url, pid: door.pid() }, QUIET_MS)
})
afterAll(async () => {
  await pace.close()
  await site.close()
})

type Watched = { readonly seen: Seen; readonly residentMib: number; readonly slowness: number }

/** Runs an attack, and measures meanwhile what the server holds and how long other buyers wait. */
async function during(attack: () => Promise<void>): Promise<Watched> {
  const pid = door.pid()
  const before = pace.mark()
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMib(pid) ?? 0)
  }, SAMPLE_MS)
  try {
    const seen = await watchOthers({ url, pid }, attack)
    return { seen, residentMib: most, slowness: pace.slownessSince(before) }
  } finally {
    clearInterval(timer)
  }
}

function expectUnharmed({ seen, residentMib: most, slowness }: Watched): void {
  const p99Ms = percentile(seen.servedMs, 0.99)
  const answeredMs = percentile(seen.answeredMs, 0.99)
  process.stdout.write(
    `${expect.getState().currentTestName}: ${Math.round(most)} MiB, others' p99 ${Math.round(p99Ms)} ms of ${seen.answeredMs.length}, ${Math.round(answeredMs)} ms with waits for a processor, which is ${slowness.toFixed(1)} times slower\n`,
  )
  expect({ failures: seen.failures, surprises: site.surprises }).toEqual({
    failures: [],
    surprises: [],
  })
  expect(most).toBeLessThan(RESIDENT_MIB_MAX)
  expect(p99Ms).toBeLessThan(SERVED_MS_MAX)
}

function leave(strangers: readonly Stranger[]): void {
  for (const stranger of strangers) stranger.leave()
}

test('한 번에 보내고 읽지 않는 연결 200개', async () => {
  let strangers: readonly Stranger[] = []
  const watched = await during(async () => {
    strangers = pipelineUnread(url)
    await leaveAlone()
  })
  const left = await readAll(strangers, { storedMax: 0, slowness: watched.slowness })
  leave(strangers)
  expectUnharmed(watched)
  expect(left).toBe(0)
})

test('대답 하나를 읽지 않는 연결 1,500개', async () => {
  let strangers: readonly Stranger[] = []
  const watched = await during(async () => {
    strangers = leaveUnread(url)
    await leaveAlone()
  })
  const left = await readAll(strangers, { storedMax: STORED_MAX, slowness: watched.slowness })
  leave(strangers)
  expectUnharmed(watched)
  expect(left).toBeLessThanOrEqual(STORED_MAX)
})

test('어느 경로와 방법으로도 끝나지 않는 내용', async () => {
  let strangers: readonly Stranger[] = []
  let stayedCount = strangers.length
  const watched = await during(async () => {
    strangers = sendWithoutEnd(url)
    stayedCount = await untilClosed(strangers, { waitMaxMs: LATE_MS * pace.slownessSince(START) })
  })
  const takenMib = strangers.reduce((sum, { sentBytes }) => sum + sentBytes(), 0) / 1_048_576
  leave(strangers)
  expectUnharmed(watched)
  expect(stayedCount).toBe(0)
  expect(takenMib / strangers.length).toBeLessThan(32)
})

test('끝나지 않는 머리글과 말 없는 연결', async () => {
  let stayedCount = 0
  const watched = await during(async () => {
    const strangers = keepTalking(url)
    stayedCount = await untilClosed(strangers, { waitMaxMs: LATE_MS * pace.slownessSince(START) })
    leave(strangers)
  })
  expectUnharmed(watched)
  expect(stayedCount).toBe(0)
})

test('깊고 큰 JSON', async () => {
  let answers: ReadonlyMap<string, number> = new Map()
  const watched = await during(async () => {
    answers = await sendHostileJson(url)
  })
  expectUnharmed(watched)
  expect(Object.fromEntries(answers)).toEqual({ '400 BAD_INPUT': 400, '413 BODY_TOO_LARGE': 40 })
})

test('끝없이 다른 쿼리', async () => {
  let answers: ReadonlyMap<string, number> = new Map()
  const watched = await during(async () => {
    answers = await sendQueries(url)
  })
  expectUnharmed(watched)
  expect([...answers.keys()].filter((name) => name.startsWith('5'))).toEqual([])
})

test('알림 300개', async () => {
  let answers: ReadonlyMap<string, number> = new Map()
  const watched = await during(async () => {
    answers = await postNotices(url)
  })
  expectUnharmed(watched)
  expect([...answers.keys()].filter((name) => name.startsWith('5'))).toEqual([])
})

test('한 회원의 사진 300장', async () => {
  const member = aBuyer({ url })
  await member.logIn('minjikim')
  const bytes = await aPicture('png', { width: 4000, height: 5000 })
  const upload = {
    headers: credentialHeaders(member),
    form: () => aForm({ files: [{ name: 'a.png', bytes }] }),
  }
  let answers: ReadonlyMap<string, number> = new Map()
  const watched = await during(async () => {
    answers = await uploadPictures(url, upload)
  })
  expectUnharmed(watched)
  expect([...answers.keys()].filter((name) => name.startsWith('500'))).toEqual([])
  expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(300)
})
