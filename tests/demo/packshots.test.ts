import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { DEMO_STORES } from '@jangteo/demo/stores.data'
import { DEMO_MAINS, DEMO_VIDEO_SECONDS } from '@jangteo/demo/mains.data'
import { fingerprintOf } from '@jangteo/packshots/fingerprint'
import { listLogos } from '@jangteo/packshots/logos'
import { isFresh, MASTERS_DIRECTORY } from '@jangteo/packshots/masters'
import type { Recipe, Shot } from '@jangteo/packshots/recipe.types'
import { LOGOS, STAND_IN_LOGOS } from '@jangteo/packshots/recipes/logos.data'
import { SCENERY } from '@jangteo/packshots/recipes/scenery.data'
import { STORE_RECIPES } from '@jangteo/packshots/recipes/stores'
import { listScenery, listShots } from '@jangteo/packshots/shots'
import { VIDEO_RECIPES } from '@jangteo/packshots/recipes/videos.data'
import {
  isFreshVideo,
  listVideos,
  VIDEO_SECONDS,
  videoPath,
  VIDEOS_DIRECTORY,
} from '@jangteo/packshots/videos'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const VIDEO_BYTES_MAX = 300_000
const BYTES_MAX = 12_000_000
const WIDTHS = [360, 720, 1080]

const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  STORE_RECIPES.flatMap(({ recipes }) => Object.entries(recipes)),
)
const SHOTS = [...STORE_RECIPES.flatMap(listShots), ...listScenery(SCENERY)]
const FLAT = listLogos(LOGOS, STAND_IN_LOGOS)

function keysOf(store: string): readonly string[] {
  return DEMO_GOODS.filter((goods) => goods.store.url === store).map(({ goods }) => goods.picture)
}

/** The values of options that are colours, by the key of the goods' picture. */
function colorsOf(store: string): readonly (readonly [key: string, values: readonly string[]])[] {
  return DEMO_GOODS.filter((goods) => goods.store.url === store).flatMap(({ goods }) => {
    const column = goods.options.names.findIndex((name) => /색|빛깔/.test(name))
    if (column < 0) return []
    const values = goods.options.rows.map((row) => row.values[column] ?? '')
    return [[goods.picture, [...new Set(values)]] as const]
  })
}

function nameWithSame(shots: readonly Shot[]): readonly string[] {
  const seen = Map.groupBy(shots, (shot) => JSON.stringify(shot))
  return [...seen].filter(([, same]) => same.length > 1).map(([text]) => text.slice(0, 80))
}

describe('상품 사진의 조리법', () => {
  test('상점마다 조리법이 있다', () => {
    const written = STORE_RECIPES.map(({ store }) => store)
    expect(written.toSorted()).toEqual(DEMO_STORES.map(({ url }) => url).toSorted())
  })

  test.each(STORE_RECIPES)('$store: 상품마다 조리법이 하나씩 있다', ({ store, recipes }) => {
    expect(Object.keys(recipes).toSorted()).toEqual(keysOf(store).toSorted())
  })

  test('조리법마다 모습이 두 가지 이상이고, 두 사진이 같지 않다', () => {
    const short = [...RECIPES].filter(([, { views }]) => views.length < 2)
    expect(short.map(([key]) => key)).toEqual([])
    expect(nameWithSame(SHOTS.map(({ shot }) => shot))).toEqual([])
  })

  test.each(STORE_RECIPES)('$store: 색 옵션마다 그 색의 모습이 있다', ({ store }) => {
    const missing = colorsOf(store).flatMap(([key, values]) => {
      const tints = RECIPES.get(key)?.tints ?? {}
      return values.filter((value) => tints[value] === undefined).map((value) => `${key}: ${value}`)
    })
    expect(missing).toEqual([])
  })
})

/** The brightness of a colour from 0 to 1, as WCAG counts it. */
function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(first: string, second: string): number {
  const both = [brightnessOf(first), brightnessOf(second)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

describe('스토어의 로고와 그림', () => {
  test('스토어마다 제 로고와 그림이 하나씩 있다', () => {
    const urls = DEMO_STORES.map(({ url }) => url).toSorted()
    expect(Object.keys(LOGOS).toSorted()).toEqual(urls)
    const pictures = Object.keys(SCENERY).filter((name) => name.startsWith('store-'))
    expect(pictures.toSorted()).toEqual(urls.map((url) => `store-${url}`))
  })

  test('로고의 글자는 스토어 이름에서 왔고, 바탕에서 뚜렷하며, 바탕은 서로 다르다', () => {
    const foreign = DEMO_STORES.filter(({ url, name }) =>
      LOGOS[url]?.letters.some(({ text }) => !name.includes(text)),
    )
    expect(foreign.map(({ name }) => name)).toEqual([])
    const faint = Object.entries(LOGOS).filter(
      ([, { ground, ink }]) => contrastOf(ground, ink) < 4.5,
    )
    expect(faint.map(([store]) => store)).toEqual([])
    expect(new Set(Object.values(LOGOS).map(({ ground }) => ground)).size).toBe(DEMO_STORES.length)
  })
})

describe('상품 사진의 원본', () => {
  test('사진마다 지금 조리법으로 만든 원본이 있고, 다른 파일은 없다', () => {
    const wanted = [
      ...SHOTS.map(({ name, shot }) => ({ name, fingerprint: fingerprintOf(shot) })),
      ...FLAT,
    ]
    const stale = wanted.filter(({ name, fingerprint }) => !isFresh(name, fingerprint))
    expect(stale.map(({ name }) => name)).toEqual([])
    expect(readdirSync(MASTERS_DIRECTORY).toSorted()).toEqual(
      wanted.map(({ name }) => `${name}.webp`).toSorted(),
    )
  })

  test('원본은 가로 360, 720이나 1080픽셀이고, 모두 합쳐 12MB를 넘지 않는다', async () => {
    const paths = readdirSync(MASTERS_DIRECTORY).map((name) => join(MASTERS_DIRECTORY, name))
    const widths = await Promise.all(
      paths.map(async (path) => (await sharp(path).metadata()).width),
    )
    expect(widths.filter((width) => !WIDTHS.includes(width))).toEqual([])
    const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX)
  })
})

describe('동영상', () => {
  const videos = listVideos(VIDEO_RECIPES, SHOTS)

  test('지금 조리법으로 만든 파일이 있고, 다른 파일은 없다', () => {
    expect(videos.filter((video) => !isFreshVideo(video)).map(({ name }) => name)).toEqual([])
    expect(readdirSync(VIDEOS_DIRECTORY).toSorted()).toEqual(
      videos.map(({ name }) => `${name}.mp4`).toSorted(),
    )
  })

  test('홈에 나오는 동영상은 모두 있고, 길이가 맞고, 하나가 300kB를 넘지 않는다', () => {
    const shown = DEMO_MAINS.flatMap(({ groups }) => groups)
      .flatMap(({ items = [] }) => items)
      .flatMap(({ video }) => (video === undefined ? [] : [video]))
    expect(shown.toSorted()).toEqual(videos.map(({ name }) => name).toSorted())
    expect(DEMO_VIDEO_SECONDS).toEqual(VIDEO_SECONDS)
    const sizes = videos.map(({ name }) => statSync(videoPath(name)).size)
    expect(sizes.filter((size) => size > VIDEO_BYTES_MAX)).toEqual([])
  })
})
