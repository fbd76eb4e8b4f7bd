import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { makePictures } from '@jangteo/demo/pictures'
import { recipeHash } from '@jangteo/demo/pictures/files'
import type { Picture } from '@jangteo/demo/pictures/files'
import { closeView, mainView } from '@jangteo/demo/pictures/scene'
import type { PictureRecipe } from '@jangteo/demo/pictures/scene'
import { writePicture } from '@jangteo/demo/pictures/write'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Pictures are drawn for real, on a machine that may be busy. */
const SLOW_MS = 60_000
const ALL_COUNT = DEMO_GOODS.length * 2 + 4 + 12 + 5 + 49
const CUP: PictureRecipe = {
  key: 'cup',
  stage: 'podium',
  tint: 'sage',
  casts: [{ emoji: '🍵', x: 0, y: 0, size: 500 }],
}

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
})

function smallPicture(recipe: PictureRecipe): Picture {
  return { name: recipe.key, widths: [90, 180], source: mainView(recipe) }
}

/** Makes pictures until the first one is done; answers how many were missing. */
async function makeOne(): Promise<number> {
  const stop = new AbortController()
  let missing = 0
  const making = makePictures({
    directory,
    signal: stop.signal,
    onProgress: (_, total) => {
      missing = total
      stop.abort(new Error('enough'))
    },
  })
  await expect(making).rejects.toThrow('enough')
  return missing
}

describe('상품 그림', () => {
  test('한 장면에서 폭마다 파일을 만들고, 같은 장면은 같은 파일이 된다', async () => {
    await writePicture(directory, smallPicture(CUP))
    const names = ['cup-180.webp', 'cup-90.webp']
    expect(readdirSync(directory).toSorted()).toEqual(names)
    const first = names.map((name) => readFileSync(join(directory, name)))
    await writePicture(directory, smallPicture(CUP))
    expect(names.map((name) => readFileSync(join(directory, name)))).toEqual(first)
  })

  test('장면이 달라지면 다시 만들어야 하는 그림이 된다', () => {
    const hashes = [CUP, { ...CUP, tint: 'clay' as const }, { ...CUP, key: 'mug' }].map((recipe) =>
      recipeHash(smallPicture(recipe)),
    )
    expect(new Set(hashes).size).toBe(3)
    expect(mainView(CUP)).not.toEqual(closeView(CUP))
  })

  test(
    '중단해도 만든 그림은 남고, 다음에는 나머지와 파일이 사라진 그림만 만든다',
    async () => {
      expect(await makeOne()).toBe(ALL_COUNT)
      const made = readFileSync(join(directory, '.recipes'), 'utf8').trim().split('\n').length
      const [lost = ''] = readdirSync(directory).filter((name) => name.endsWith('-720.webp'))
      rmSync(join(directory, lost))
      expect(await makeOne()).toBe(ALL_COUNT - made + 1)
    },
    SLOW_MS,
  )
})
