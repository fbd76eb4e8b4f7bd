import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { DEMO_STORES } from '@jangteo/demo/stores.data'
import { fingerprintOf } from '@jangteo/packshots/fingerprint'
import { isFresh, MASTERS_DIRECTORY } from '@jangteo/packshots/masters'
import type { Recipe, Shot } from '@jangteo/packshots/recipe.types'
import { SCENERY } from '@jangteo/packshots/recipes/scenery.data'
import { STORE_RECIPES } from '@jangteo/packshots/recipes/stores'
import { listScenery, listShots } from '@jangteo/packshots/shots'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

/** Stores whose goods wait for their recipes. */
const WAITING = ['ttoryeot', 'slowweekend']
const BYTES_MAX = 12_000_000
const WIDTHS = [360, 720, 1080]

const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  STORE_RECIPES.flatMap(({ recipes }) => Object.entries(recipes)),
)
const SHOTS = [...STORE_RECIPES.flatMap(listShots), ...listScenery(SCENERY)]

function keysOf(store: string): readonly string[] {
  return DEMO_GOODS.filter((goods) => goods.store.url === store).map(
    ({ goods }) => goods.picture.key,
  )
}

/** The values of options that are colours, by the key of the goods' picture. */
function colorsOf(store: string): readonly (readonly [key: string, values: readonly string[]])[] {
  return DEMO_GOODS.filter((goods) => goods.store.url === store).flatMap(({ goods }) => {
    const column = goods.options.names.findIndex((name) => /색|빛깔/.test(name))
    if (column < 0) return []
    const values = goods.options.rows.map((row) => row.values[column] ?? '')
    return [[goods.picture.key, [...new Set(values)]] as const]
  })
}

function nameWithSame(shots: readonly Shot[]): readonly string[] {
  const seen = Map.groupBy(shots, (shot) => JSON.stringify(shot))
  return [...seen].filter(([, same]) => same.length > 1).map(([text]) => text.slice(0, 80))
}

describe('상품 사진의 조리법', () => {
  test('조리법이 있는 상점과 기다리는 상점을 더하면 모든 상점이다', () => {
    const written = STORE_RECIPES.map(({ store }) => store)
    expect([...written, ...WAITING].toSorted()).toEqual(
      DEMO_STORES.map(({ url }) => url).toSorted(),
    )
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

describe('상품 사진의 원본', () => {
  test('사진마다 지금 조리법으로 만든 원본이 있고, 다른 파일은 없다', () => {
    const stale = SHOTS.filter(({ name, shot }) => !isFresh(name, fingerprintOf(shot)))
    expect(stale.map(({ name }) => name)).toEqual([])
    expect(readdirSync(MASTERS_DIRECTORY).toSorted()).toEqual(
      SHOTS.map(({ name }) => `${name}.webp`).toSorted(),
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
