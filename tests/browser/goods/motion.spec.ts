import { expect, type Locator, type Page } from '@playwright/test'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'

const LIST = '/category/detail/1'
const LATENCY_MS = 120

/** Counts the pictures that are animated, and lets everything come as over a network. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { fades?: number }
    counted.fades = 0
    const animated = Element.prototype
    const animate = Reflect.get<Element, 'animate'>(animated, 'animate')
    animated.animate = function count(this: Element, ...args) {
      if (this instanceof HTMLImageElement) counted.fades = (counted.fades ?? 0) + 1
      return animate.apply(this, args)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return () => page.evaluate(() => (globalThis as { fades?: number }).fades ?? 0)
}

/** Opens a list until its first view stands, and then goes down it. */
async function goDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 2_000)
  const last = page.getByRole('main').getByRole('article').nth(19).locator('img')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveJSProperty('complete', true)
  await untilRested(page)
}

async function openList(page: Page): Promise<void> {
  await page.goto(LIST)
  await untilRested(page)
}

test.describe('움직여도 되면', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('첫 화면의 사진은 그대로 서고, 내려가며 오는 사진은 서서히 나타난다', async ({ page }) => {
    const fades = await countFades(page)
    await openList(page)
    expect(await fades()).toEqual(0)
    await goDown(page)
    await expect.poll(fades).toBeGreaterThan(0)
  })

  test('하트는 손을 떼면 한 번 커졌다가 제 크기로 온다', async ({ page }) => {
    await openList(page)
    expect(await letGoOfHeart(page)).toEqual({ isOver: true, end: 1 })
  })
})

test('덜 움직이기를 바라면 사진도 하트도 움직이지 않는다', async ({ page }) => {
  const fades = await countFades(page)
  await openList(page)
  await goDown(page)
  expect(await fades()).toEqual(0)
  expect(await letGoOfHeart(page)).toEqual({ isOver: false, end: 1 })
})

type Watched = { sizes?: Promise<readonly number[]> }
const WATCHED_MS = 600

/** Reads the size of a heart from picture to picture once a finger is let go. */
const watchSizes = (heart: Locator) =>
  heart.evaluate((button, watchedMs) => {
    const watched = globalThis as Watched
    const ground = button.querySelector('span') ?? button
    watched.sizes = new Promise((resolve) => {
      const seen: number[] = []
      const look = (untilMs: number) => {
        const { scale } = getComputedStyle(ground)
        seen.push(scale === 'none' ? 1 : Number(scale))
        if (performance.now() < untilMs) requestAnimationFrame(() => look(untilMs))
        else resolve(seen)
      }
      const start = () => look(performance.now() + watchedMs)
      addEventListener('pointerup', start, { once: true, capture: true })
    })
  }, WATCHED_MS)

/** Presses a heart, leaves it and lets go, and returns whether it went beyond its size, and the size that it ends with. */
async function letGoOfHeart(page: Page) {
  const heart = page.getByRole('button', { name: / 찜$/ }).first()
  await heart.scrollIntoViewIfNeeded()
  const box = await heart.boundingBox()
  if (box === null) throw new Error('a heart is drawn')
  await watchSizes(heart)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const scaleOf = () =>
    heart.evaluate((button) =>
      Number(getComputedStyle(button.querySelector('span') ?? button).scale),
    )
  await expect.poll(scaleOf).toBeCloseTo(0.8, 2)
  await page.mouse.move(1, 1)
  await page.mouse.up()
  const sizes = (await page.evaluate(() => (globalThis as Watched).sizes)) ?? []
  return { isOver: Math.max(...sizes) > 1, end: sizes.at(-1) }
}
