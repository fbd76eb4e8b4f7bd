import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { CATEGORY_PICTURES } from '@jangteo/demo/categories'
import { makePictures } from '@jangteo/demo/pictures'
import type { PictureScope } from '@jangteo/demo/pictures/scope'
import { createExpectedReader } from '@jangteo/demo/pictures/expected'
import { recipeHash } from '@jangteo/demo/pictures/files'
import { countViews, masterOf, MASTERS_DIRECTORY, viewName } from '@jangteo/demo/pictures/masters'
import type { Master } from '@jangteo/demo/pictures/masters'
import { writePicture } from '@jangteo/demo/pictures/write'
import { MASTERS_DIRECTORY as RENDERED_DIRECTORY } from '@jangteo/packshots/masters'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Pictures are made for real, on a machine that may be busy. */
const SLOW_MS = 60_000
const SCENERY_COUNT = 4 + 12 + 5 + 12 + 12 + 49
const KEYS = DEMO_GOODS.map(({ goods }) => goods.picture)

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
})

/** Writes a plain picture as masters are: WebP with a description. */
async function writeMaster(name: string, color: string): Promise<Master> {
  const content = await sharp({
    create: { width: 240, height: 120, channels: 3, background: color },
  })
    .withExif({ IFD0: { ImageDescription: 'made from' } })
    .webp()
    .toBuffer()
  writeFileSync(join(directory, `${name}.webp`), content)
  return masterOf(name, directory)
}

/** Makes pictures until the first one is done; answers how many were missing. */
async function makeOne(scope: PictureScope = 'DEMO'): Promise<number> {
  const stop = new AbortController()
  let missing = 0
  const making = makePictures({
    directory,
    scope,
    signal: stop.signal,
    onProgress: (_, total) => {
      missing = total
      stop.abort(new Error('enough'))
    },
  })
  await expect(making).rejects.toThrow('enough')
  return missing
}

describe('데모의 그림', () => {
  test('데모가 없는 장터는 카테고리의 그림만 만든다', async () => {
    expect(await makeOne('SHOP')).toBe(CATEGORY_PICTURES.length)
  })

  test('제 크기는 원본 그대로, 작은 크기는 줄여서 만들고, 같은 원본은 같은 파일이 된다', async () => {
    const master = await writeMaster('table', '#406080')
    expect([master.width, master.height]).toEqual([240, 120])
    await writePicture(directory, { name: 'made', widths: [80, 240], master })
    expect(readFileSync(join(directory, 'made-240.webp'))).toEqual(readFileSync(master.path))
    const small = readFileSync(join(directory, 'made-80.webp'))
    const { width, height } = await sharp(small).metadata()
    expect([width, height]).toEqual([80, 40])
    await writePicture(directory, { name: 'made', widths: [80], master })
    expect(readFileSync(join(directory, 'made-80.webp'))).toEqual(small)
  })

  test('원본보다 크게는 만들지 않고, 원본이 없으면 알린다', async () => {
    const master = await writeMaster('table', '#406080')
    await expect(writePicture(directory, { name: 'made', widths: [360], master })).rejects.toThrow(
      'only 240 pixels wide',
    )
    expect(() => masterOf('chair', directory)).toThrow('The picture chair has no master')
  })

  test('원본이나 폭이 달라지면 다시 만들어야 하는 그림이 되고, 자리만 옮기면 아니다', async () => {
    const hashOf = (master: Master, width = 80) =>
      recipeHash({ name: 'table', widths: [width], master })
    const first = await writeMaster('table', '#406080')
    const [moved, other] = [
      await writeMaster('moved', '#406080'),
      await writeMaster('table', '#806040'),
    ]
    expect(hashOf(moved)).toBe(hashOf(first))
    expect(new Set([hashOf(first), hashOf(other), hashOf(first, 90)]).size).toBe(3)
  })

  test('이름 뒤의 수가 이어지는 데까지가 한 상품의 원본이다', async () => {
    await Promise.all(
      ['table', 'table-2', 'table-4', 'door'].map((name) => writeMaster(name, '#fff')),
    )
    expect(['table', 'door', 'window'].map((key) => countViews(key, directory))).toEqual([2, 1, 0])
  })

  test('상품마다 그림이 두 장 이상이고, 렌더링한 그림을 두는 곳에서 원본을 찾는다', () => {
    expect(KEYS.filter((key) => countViews(key) < 2)).toEqual([])
    expect(MASTERS_DIRECTORY).toBe(RENDERED_DIRECTORY)
  })

  test(
    '중단해도 만든 그림은 남고, 다음에는 나머지와 파일이 사라진 그림만 만든다',
    async () => {
      const all = SCENERY_COUNT + KEYS.reduce((sum, key) => sum + countViews(key), 0)
      expect(await makeOne()).toBe(all)
      const made = readFileSync(join(directory, '.recipes'), 'utf8').trim().split('\n').length
      const [lost = ''] = readdirSync(directory).filter((name) => name.endsWith('-720.webp'))
      rmSync(join(directory, lost))
      expect(await makeOne()).toBe(all - made + 1)
    },
    SLOW_MS,
  )

  test(
    '먼저 배너와 기획전, 다음에 모든 상품의 첫 그림, 끝에 나머지를 원본의 수만큼 만든다',
    async () => {
      await makeOne()
      const expected = createExpectedReader(directory)()
      const names = Object.keys(expected)
      expect(names.slice(0, 5)).toEqual([
        'hero-1',
        'hero-2',
        'hero-3',
        'hero-4',
        'exhibition-harvest',
      ])
      expect(names.slice(SCENERY_COUNT)).toEqual([
        ...KEYS,
        ...KEYS.flatMap((key) =>
          Array.from({ length: countViews(key) - 1 }, (_, index) => viewName(key, index + 1)),
        ),
      ])
      expect([expected['ceramide-lotion'], expected['exhibition-bath']]).toEqual([1, 0.5])
    },
    SLOW_MS,
  )
})
