import { expect, type Page } from '@playwright/test'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

test('홈은 상품을 담은 HTML로 열린다', { tag: DESK_TAG }, async ({ page, inspect }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /원/ })).not.toHaveCount(0)
  await inspect('home')
})

/** Cards of the first rail of which less than a quarter shows. */
function findSlivers(page: Page): Promise<number[]> {
  return page.getByRole('main').evaluate((main) => {
    const rail = [...main.querySelectorAll('ul')].find(
      (list) => list.querySelector('article') !== null && list.scrollWidth > list.clientWidth,
    )
    if (rail === undefined) return [Number.NaN]
    const { left, right } = rail.getBoundingClientRect()
    return [...rail.children]
      .map((card) => card.getBoundingClientRect())
      .map((card) => (Math.min(card.right, right) - Math.max(card.left, left)) / card.width)
      .filter((share) => share > 0.01 && share < 0.25)
  })
}

/** Struck prices that stand below the price, where they are read as another one. */
function findBrokenPrices(page: Page): Promise<string[]> {
  return page.locator('main s').evaluateAll((struck) =>
    struck
      .filter((price) => price.getBoundingClientRect().width > 0)
      .filter((price) => {
        const sale = price.previousElementSibling?.getBoundingClientRect()
        return price.getBoundingClientRect().top >= (sale?.bottom ?? Number.NaN)
      })
      .map((price) => price.parentElement?.textContent ?? ''),
  )
}

/** Colours of the bars that stay in sight, through which goods would shine if they were not opaque. */
function findClearBars(page: Page): Promise<string[]> {
  return page.locator('header, [data-bar]').evaluateAll((bars) =>
    bars
      .map((bar) => getComputedStyle(bar))
      .filter(({ display, position }) => display !== 'none' && position === 'sticky')
      .map(({ backgroundColor }) => backgroundColor)
      .filter((colour) => !colour.startsWith('rgb(')),
  )
}

/** On a desk the filters stand beside the list. */
const COLUMNS: Readonly<Record<number, number>> = { 320: 2, 673: 3, 674: 3, 1280: 4 }

test('바는 비치지 않고, 레일은 카드를 조각내지 않으며, 목록은 폭마다 알맞은 칸으로 서고, 상품 사진은 잘리지 않는다', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  expect(await findSlivers(page)).toEqual([])
  expect(await findClearBars(page)).toEqual([])
  expect(await findBrokenPrices(page)).toEqual([])
  await page.goto(routes.categoryDetail(1))
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await findClearBars(page)).toEqual([])
  expect(await findBrokenPrices(page)).toEqual([])
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().left),
  )
  expect(new Set(lefts).size).toEqual(COLUMNS[viewport?.width ?? 0])
  await page.goto(routes.productDetail(2))
  const picture = page.getByRole('img', { name: /사진 1$/ })
  const box = await picture.boundingBox()
  expect(box?.height).toEqual(box?.width)
})
