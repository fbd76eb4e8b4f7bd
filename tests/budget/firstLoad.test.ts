import { expect, test } from 'vitest'
import { excessOf, type Fetched, type FirstLoad } from './firstLoad.ts'

const ORIGIN = 'https://shop.example'

function aLoad(fetched: readonly Fetched[], layoutShift = 0, earlyCount = 12): FirstLoad {
  const inView = new Set([`${ORIGIN}/banner.webp`])
  return { fetched, inView, layoutShift, earlyCount }
}

const FULL: readonly Fetched[] = [
  { url: `${ORIGIN}/`, kind: 'document', bytes: 15_000 },
  { url: `${ORIGIN}/banner.webp`, kind: 'image', bytes: 120_000 },
  { url: `${ORIGIN}/below.webp`, kind: 'image', bytes: 230_000 },
  { url: `${ORIGIN}/main.js`, kind: 'script', bytes: 135_000 },
]

test('a first load up to its limits has nothing too much', () => {
  expect(excessOf(aLoad(FULL, 0.02), ORIGIN)).toEqual([])
})

test('one byte more of each is named, and so is what comes from elsewhere', () => {
  const heavier = FULL.map((file) => ({ ...file, bytes: file.bytes + 10 }))
  const font = { url: `${ORIGIN}/hangul.woff2`, kind: 'font', bytes: 10 }
  const script = { url: 'https://counter.example/count.js', kind: 'script', bytes: 1 }
  expect(excessOf(aLoad([...heavier, font, script], 0.03, 13), ORIGIN)).toEqual([
    'html, kB: 15.01, limit 15',
    'fonts, kB: 0.01, limit 0',
    'pictures in the first view, kB: 120.01, limit 120',
    'pictures, kB: 350.02, limit 350',
    'everything, kB: 500.05, limit 500',
    'requests before the page has loaded: 13.00, limit 12',
    'layout shift: 0.03, limit 0.02',
    'from elsewhere: https://counter.example/count.js',
  ])
})

test('a page whose shift was not measured is not let through', () => {
  expect(excessOf(aLoad([], Number.NaN), ORIGIN)).toEqual(['layout shift: NaN, limit 0.02'])
})
