import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { countViews, masterOf, viewName } from '@jangteo/demo/pictures/masters'
import { writeSnapshot } from '@jangteo/demo/snapshots/draw'
import {
  snapshotKey,
  snapshotKeyOf,
  snapshotNumber,
  snapshotOf,
} from '@jangteo/demo/snapshots/name'
import { snapshotRecipe } from '@jangteo/demo/snapshots/recipe'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { createSnapshotDrawer } from '@jangteo/server/upload/draw-snapshots'
import { withSnapshots } from '@jangteo/server/upload/snapshot-files'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Pictures are drawn for real, on a machine that may be busy. */
const SLOW_MS = 60_000
const VIEWS = DEMO_GOODS.flatMap(({ goods: { picture } }) =>
  Array.from({ length: countViews(picture) }, (_, index) => viewName(picture, index)),
)
const BEER = { view: 'beer-mug', number: snapshotNumber(17, 0) }

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'snapshots-'))
})
afterEach(() => {
  rmSync(directory, { recursive: true })
})

/** Storage in memory that counts what it was given. */
function aStorage() {
  const files = new Map<string, Buffer>()
  const stored: string[] = []
  const storage: FileStoragePort = {
    put: async (name, { stream }) => {
      stored.push(name)
      files.set(name, await buffer(stream))
    },
    open: async (name) => {
      const bytes = files.get(name)
      return bytes === undefined ? null : { stream: Readable.from(bytes), byteCount: bytes.length }
    },
    remove: async (name) => void files.delete(name),
  }
  return { storage, stored }
}

test('데모의 모든 그림은 파일의 주소가 될 수 있는 이름을 얻고, 이름에서 다시 읽힌다', () => {
  const snapshots = VIEWS.map((view, index) => ({ view, number: snapshotNumber(index, 3) }))
  const keys = snapshots.map(snapshotKey)
  expect(keys.filter((key) => !/^[A-Za-z0-9_-]{22,50}$/.test(key))).toEqual([])
  expect(keys.map(snapshotOf)).toEqual(snapshots)
  expect(keys.map((key) => snapshotKeyOf(`${key}-thumbnail`))).toEqual(keys)
})

test.each([
  randomBytes(24).toString('base64url'),
  'review-snapshot-no-such-master-0001',
  'review-snapshot-beer-mug-17',
  'review-snapshot-../secret-0017',
])('다른 파일의 이름은 데모의 그림이 아니다: %s', (name) => {
  expect(snapshotKeyOf(name)).toEqual(null)
})

test('한 리뷰의 사진은 빛이 같고 자리가 다르며, 다른 리뷰의 사진은 다르다', () => {
  const recipes = [0, 1].map((place) =>
    snapshotRecipe({ view: 'beer-mug', number: snapshotNumber(17, place) }),
  )
  const lights = Array.from(
    { length: 60 },
    (_, review) => snapshotRecipe({ view: 'beer-mug', number: snapshotNumber(review, 0) }).light,
  )
  expect(new Set(recipes.map(({ light, cast }) => `${light} ${cast.join(' ')}`)).size).toEqual(1)
  expect(new Set(recipes.map(({ angle, extent }) => `${angle} ${extent}`)).size).toEqual(2)
  expect(new Set(lights).size).toEqual(6)
})

test(
  '사진은 적힌 크기의 JPEG이고, 상점의 그림과 다르고, 다시 그려도 같다',
  async () => {
    const key = snapshotKey(BEER)
    await writeSnapshot({ directory, key })
    const first = readFileSync(join(directory, key))
    const { format, width, height } = await sharp(first).metadata()
    const recipe = snapshotRecipe(BEER)
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: recipe.width,
      height: recipe.height,
    })
    const thumbnail = await sharp(join(directory, `${key}-thumbnail`)).metadata()
    expect(Math.max(thumbnail.width, thumbnail.height)).toEqual(480)
    const small = (source: Buffer | string) =>
      sharp(source).resize(32, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const [mine, shop] = await Promise.all([small(first), small(masterOf(BEER.view).path)])
    const distance = mine.reduce((sum, level, at) => sum + Math.abs(level - (shop[at] ?? 0)), 0)
    expect(distance / mine.length).toBeGreaterThan(8)
    await writeSnapshot({ directory, key })
    expect(readFileSync(join(directory, key))).toEqual(first)
  },
  SLOW_MS,
)

test('처음 찾을 때 그려 두고, 한꺼번에 여럿이 찾아도 한 번만 그린다', async () => {
  const { storage, stored } = aStorage()
  const drawn: string[] = []
  const files = withSnapshots(storage, async (key) => {
    drawn.push(key)
    const content = { byteCount: 1, mediaType: 'image/jpeg' }
    await storage.put(key, { ...content, stream: Readable.from('a') })
    await storage.put(`${key}-thumbnail`, { ...content, stream: Readable.from('b') })
  })
  const key = snapshotKey(BEER)
  const opened = await Promise.all(
    [key, `${key}-thumbnail`, key].map((name) => files.open(name, null)),
  )
  const missing = await files.open(randomBytes(24).toString('base64url'), null)
  await files.open(key, null)
  expect([opened.map((file) => file?.byteCount), missing, drawn]).toEqual([[1, 1, 1], null, [key]])
  expect(stored).toEqual([key, `${key}-thumbnail`])
})

test(
  '그리지 못한 것이 있어도 다음 것은 그린다',
  async () => {
    const { storage, stored } = aStorage()
    const draw = createSnapshotDrawer(storage)
    const failing = draw('no snapshot')
    const drawn = draw(snapshotKey(BEER))
    await expect(failing).rejects.toThrow('no snapshot is no snapshot')
    await drawn
    expect(stored.toSorted()).toEqual([
      'review-snapshot-beer-mug-0068',
      'review-snapshot-beer-mug-0068-thumbnail',
    ])
  },
  SLOW_MS,
)

test(
  '쉬던 프로세스를 끝내는 참에도 다음 것을 그린다',
  async () => {
    const { storage, stored } = aStorage()
    const draw = createSnapshotDrawer(storage)
    const next = { ...BEER, number: BEER.number + 1 }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await draw(snapshotKey(BEER))
      vi.runAllTimers()
      await draw(snapshotKey(next))
    } finally {
      vi.useRealTimers()
    }
    expect(stored.filter((name) => !name.endsWith('thumbnail'))).toEqual([
      snapshotKey(BEER),
      snapshotKey(next),
    ])
  },
  SLOW_MS,
)
