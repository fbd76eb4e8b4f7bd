import { uploadLimits } from '@jangteo/core/upload/upload.rules'
import { transaction } from '@jangteo/postgres/database/db'
import type { Services } from '@jangteo/server/app/services'
import { Caller, type CallerIdentity } from '@jangteo/server/call/caller'
import { Refused } from '@jangteo/server/call/refused'
import { attachFiles } from '@jangteo/server/upload/attach-files'
import { removeUnowned } from '@jangteo/server/upload/remove-unowned'
import * as Effect from 'effect/Effect'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF, aPicture } from '../../support/upload/pictures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIMITS = uploadLimits({ takesEvidence: true })

type Uploader = { readonly buyer: Buyer; readonly caller: CallerIdentity }

let isStorageDown = false
let market: TestMarket
let owner: Uploader
beforeAll(async () => {
  market = await openMarket({
    wrapStorage: (storage) => ({
      ...storage,
      put: (...given) =>
        isStorageDown ? Promise.reject(new Error('the disk is full')) : storage.put(...given),
      remove: (...given) =>
        isStorageDown ? Promise.reject(new Error('the disk is away')) : storage.remove(...given),
    }),
  })
})
beforeEach(async () => {
  isStorageDown = false
  await forgetTries(market)
  owner = await anUploader()
})
afterAll(() => market.close())

async function anUploader(): Promise<Uploader> {
  const { buyer, memberId, sessionId } = await aMember(market)
  const device = { deviceId: crypto.randomUUID(), isInApp: false, hasPay: false, idleSeconds: null }
  return { buyer, caller: { kind: 'MEMBER', memberId, sessionId, ...device } }
}

async function aFile(name = 'a.png', by = owner) {
  const bytes = name.endsWith('pdf') ? A_PDF : await aPicture('png', { width: 8, height: 8 })
  return uploadOne(market, by.buyer, { name, bytes })
}

async function idsOf(count: number): Promise<string[]> {
  const files = []
  for (let index = 0; index < count; index++) files.push(await aFile(`${index}.png`))
  return files.map(({ filesIdEncrypt }) => filesIdEncrypt)
}

/** Attaches files as a claim's request does; answers how many, or the refusal. */
function attach(sealedIds: readonly string[], by = owner, limits = LIMITS) {
  const program = transaction(attachFiles({ sealedIds, limits })).pipe(
    Effect.map((ids) => ids.length as number | string),
    Effect.catch((failure) =>
      Effect.succeed(failure instanceof Refused ? failure.code : String(failure)),
    ),
    Effect.provideService(Caller, by.caller),
  )
  return run(program)
}

function run<A>(program: Effect.Effect<A, never, Services>): Promise<A> {
  return market.runtime.runPromise(program)
}

const statusOf = async (url: string) => (await fetch(`${market.url}${url}`)).status

test('첨부한 파일은 한 번만, 올린 사람만 붙인다', async () => {
  const [first = '', second = ''] = await idsOf(2)
  const stranger = await anUploader()
  expect([
    await attach([first], stranger),
    await attach([first, first]),
    await attach(['A'.repeat(22)]),
    await attach([]),
    await attach([second, first]),
    await attach([first]),
  ]).toEqual(['FILE_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_NOT_FOUND', 0, 2, 'FILE_NOT_FOUND'])
})

test('두 곳에서 함께 붙이면 한 곳만 얻는다', async () => {
  const ids = await idsOf(2)
  const answers = await Promise.all([attach(ids), attach(ids.toReversed())])
  expect(answers.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    2,
    'FILE_NOT_FOUND',
  ])
})

test('자리가 받는 수와 종류까지만 붙인다', async () => {
  const ids = await idsOf(2)
  const { filesIdEncrypt: pdf } = await aFile('a.pdf')
  expect([
    await attach(ids, owner, uploadLimits({ countMax: 1 })),
    await attach([pdf], owner, uploadLimits({})),
    await attach([...ids, pdf]),
  ]).toEqual(['FILE_COUNT_EXCEEDED', 'FILE_FORMAT_UNSUPPORTED', 3])
})

test('하루 동안 아무 데도 붙지 않은 파일은 사라지고, 붙은 파일은 남는다', async () => {
  const [retained, left] = [await aFile(), await aFile()]
  await attach([retained.filesIdEncrypt])
  await run(removeUnowned)
  const before = [await statusOf(retained.url), await statusOf(left.url)]
  market.advance(DAY_MS + 1000)
  await run(removeUnowned)
  const after = [await statusOf(retained.url), await statusOf(left.url)]
  expect([before, after, await attach([left.filesIdEncrypt])]).toEqual([
    [200, 200],
    [200, 404],
    'FILE_NOT_FOUND',
  ])
  const key = left.url.slice('/files/'.length)
  const folder = join(market.dataDir, 'files', key.slice(0, 2))
  expect(readdirSync(folder).filter((name) => name.startsWith(key))).toEqual([])
})

test('지우다 멈춰도 다음 번에 마저 지우고, 그사이에는 붙지 않는다', async () => {
  const left = await aFile()
  market.advance(DAY_MS + 1000)
  isStorageDown = true
  const crashed = await run(removeUnowned).catch((error: unknown) => String(error))
  const between = [await statusOf(left.url), await attach([left.filesIdEncrypt])]
  isStorageDown = false
  await run(removeUnowned)
  const key = left.url.slice('/files/'.length)
  const row = await market.database.db
    .selectFrom('files')
    .select('id')
    .where('public_key', '=', key)
    .executeTakeFirst()
  const isThere = existsSync(join(market.dataDir, 'files', key.slice(0, 2), key))
  expect([crashed, between, row, isThere]).toEqual([
    'Error: the disk is away',
    [404, 'FILE_NOT_FOUND'],
    undefined,
    false,
  ])
})

test('저장하다 멈춘 파일은 보이지도 붙지도 않고, 하루 뒤에 사라진다', async () => {
  isStorageDown = true
  await expect(aFile('lost.png')).rejects.toThrow('SYSTEM_ERROR')
  isStorageDown = false
  const find = () =>
    market.database.db
      .selectFrom('files')
      .select(['public_key', 'stored_at'])
      .where('name', '=', 'lost.png')
      .execute()
  const [row] = await find()
  const shown = await statusOf(`/files/${row?.public_key ?? ''}`)
  market.advance(DAY_MS + 1000)
  await run(removeUnowned)
  expect([
    row?.stored_at,
    shown,
    await find(),
    readdirSync(join(market.dataDir, 'incoming')),
  ]).toEqual([null, 404, [], []])
})

test('죽은 서버가 남긴 받던 것도 한 시간이 지나면 치운다', async () => {
  const incoming = join(market.dataDir, 'incoming')
  const [old, fresh] = [join(incoming, 'old'), join(incoming, 'fresh')]
  mkdirSync(join(old, 'deep'), { recursive: true })
  mkdirSync(fresh, { recursive: true })
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(old, longAgo, longAgo)
  await run(removeUnowned)
  expect(readdirSync(incoming)).toEqual(['fresh'])
})
