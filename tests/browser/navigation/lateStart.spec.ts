import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { holdRequests } from '../heldRequests.ts'
import { test } from '../shop.ts'
import { untilStarted } from '../started.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const PRODUCT = routes.productDetail(STRAWBERRIES)
const SCRIPTS = /\/assets\/.*\.js$/

function listScripts(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Keeps the page from having loaded until the returned function is called. */
const holdPictures = (page: Page) => holdRequests(page, '**/pictures/**')

for (const [name, path] of [
  ['홈', '/'],
  ['상품 상세', PRODUCT],
] as const) {
  test(`${name}의 스크립트는 첫 화면이 다 온 뒤에 받기 시작한다`, async ({ page }) => {
    const asked = listScripts(page)
    const release = await holdPictures(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(asked).toEqual([])
    release()
    await untilStarted(page)
    const early = await page.evaluate(() => {
      const loadedAt = performance.getEntriesByType('navigation')[0]
      const isLoaded = loadedAt instanceof PerformanceNavigationTiming
      const loadedMs = isLoaded ? loadedAt.loadEventStart : 0
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && entry.startTime < loadedMs)
        .map((entry) => entry.name)
    })
    expect([asked.length > 0, early]).toEqual([true, []])
  })
}

test('첫 그림이 다 오기 전에는 다른 그림을 받지 않고, 오면 보이는 것부터 받는다', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: '오늘의 특가' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/pictures/'))).toEqual([
    expect.stringMatching(/hero-1/),
  ])
  release()
  await expect.poll(() => asked.some((path) => path.startsWith('/pictures/category-'))).toBe(true)
})

test('다 오기 전이라도 만지면 바로 받고, 만진 것은 잊지 않는다', async ({ page }) => {
  const asked = listScripts(page)
  const release = await holdPictures(page)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(page.getByRole('dialog', { name: '옵션 선택' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  release()
})

test('그림 하나가 오지 않아도 다섯 초 뒤에는 받는다', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1)
  const asked = listScripts(page)
  const release = await holdPictures(page)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(4900)
  expect(asked).toEqual([])
  await page.clock.runFor(200)
  await untilStarted(page)
  release()
})
