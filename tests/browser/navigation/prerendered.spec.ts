import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { excessOf } from '../../budget/firstLoad.ts'
import { loadFirst } from '../inspection/firstLoad.ts'
import { test } from '../shop.ts'

const LINK_COUNT_MIN = 4
const PAGES = [
  ['홈', '/', routes.productDetail(1).replace(/1$/, '')],
  ['카테고리 목록', routes.category(), routes.categoryDetail(1).replace(/1$/, '')],
  ['카테고리', routes.categoryDetail(1), routes.productDetail(1).replace(/1$/, '')],
  ['기획전 목록', routes.exhibitionList(), routes.exhibitionDetail(1).replace(/1$/, '')],
  ['스토어 목록', routes.storeList(), '/store/'],
  ['스토어', routes.store('dadam'), routes.productDetail(1).replace(/1$/, '')],
] as const

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, path, target] of PAGES) {
    test(`${name} 화면은 HTML만으로 제목과 갈 곳을 보여 준다`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(/장터/)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const links = page.locator(`main a[href^="${target}"]`)
      expect(await links.count()).toBeGreaterThanOrEqual(LINK_COUNT_MIN)
    })
  }

  test('홈은 HTML만으로 상품의 그림까지 보여 준다', async ({ page }) => {
    await page.goto('/')
    const picture = page.locator('main a[href^="/product/detail/"] img, main article img').nth(1)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('기획전 화면은 HTML만으로 제목과 그림을 보여 준다', async ({ page }) => {
    await page.goto(routes.exhibitionDetail(1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main img').first()).toBeVisible()
  })

  test.describe(() => {
    test.use({ expectedComplaints: [/404/] })
    test('없는 카테고리와 스토어는 404로 답한다', async ({ page }) => {
      const statuses: (number | undefined)[] = []
      for (const path of [routes.categoryDetail(999_999), routes.store('nowhere')]) {
        statuses.push((await page.goto(path))?.status())
      }
      expect(statuses).toEqual([404, 404])
    })
  })
})

for (const [name, path] of PAGES) {
  test(`${name} 화면은 처음 열 때 정해진 만큼만 받고 움직이지 않는다`, async ({
    page,
    baseURL,
  }) => {
    const load = await loadFirst(page, path)
    expect(excessOf(load, new URL(baseURL ?? '').origin)).toEqual([])
  })
}

test('쿼리로 고른 순서와 분류는 처음부터 그대로 보인다', async ({ page }) => {
  await page.goto(routes.categoryDetail(1, { goodsSortTypeEnum: 'LOW_PRICE' }))
  await expect(page.getByRole('button', { name: /^정렬/ })).toContainText('낮은 가격순')
  await page.goto(routes.store('dadam', { tab: 'GOODS' }))
  await expect(page.getByRole('button', { name: /^전체상품/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
