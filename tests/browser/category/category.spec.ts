import { expect, type Page } from '@playwright/test'
import { findBarriers } from '../inspection/accessibility.ts'
import { findOverflow } from '../inspection/overflow.ts'
import { test } from '../shop.ts'
import { untilStarted } from '../started.ts'
import { DESK_TAG, DESK_VIEWPORT } from '../viewports.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** One line of a count. */
const LINE_HEIGHT_MAX_PX = 24
const FOOD = /^\/category\/detail\/1(\?|$)/

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** On phones filters are applied in a sheet, on a desk beside the list at once. */
async function leaveOutSoldOut(page: Page): Promise<void> {
  const column = page.getByRole('region', { name: '필터' })
  const opener = page.getByRole('button', { name: '필터', exact: true })
  await expect(column.or(opener).filter({ visible: true })).toHaveCount(1)
  if (await column.isVisible()) {
    await column.getByText('품절 제외').click()
    return
  }
  await opener.click()
  const sheet = page.getByRole('dialog', { name: '필터' })
  await sheet.getByText('품절 제외').click()
  await expect(sheet.getByRole('button', { name: /^\d+개 상품 보기$/ })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await sheet.getByRole('button', { name: /개 상품 보기/ }).click()
}

/** On phones the orders stand in a sheet, elsewhere beside each other. */
async function sortBy(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('button', { name: '정렬 랭킹순' })
  const list = page.getByRole('list', { name: '정렬' })
  await expect(menu.or(list).filter({ visible: true })).toHaveCount(1)
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('dialog', { name: '정렬' }).getByText(label).click()
  } else {
    await list.getByRole('button', { name: label }).click()
  }
}

test(
  '카테고리를 따라가 정렬하고 걸러 보고, 상품에서 뒤로 오면 보던 자리다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await page.goto('/')
    // The footer has this link too, but the list above it grows when it comes into view.
    await page
      .getByRole('navigation', { name: /^(주요 메뉴|카테고리)$/ })
      .getByRole('link', { name: /^(전체 )?카테고리$/ })
      .click()
    await expect(page.getByRole('tab', { name: '식품' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab').getByText('음료·', { exact: true })).toHaveCSS(
      'white-space',
      'nowrap',
    )
    const count = page.getByRole('tabpanel').getByText(/^\d+개$/)
    expect((await count.boundingBox())?.height).toBeLessThan(LINE_HEIGHT_MAX_PX)
    await inspect('category')
    await page.getByRole('link', { name: /식품 전체보기/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '식품' })).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    await inspect('category-detail')
    const below = page.getByRole('navigation', { name: '식품 안의 카테고리' })
    await expect(below.locator('img')).toHaveCount(5)
    const path = page.getByRole('navigation', { name: '카테고리 경로' })
    const gap = await path.evaluate((steps) => {
      const range = document.createRange()
      range.selectNodeContents(steps.querySelector('a') ?? steps)
      const arrow = steps.querySelector('svg')?.getBoundingClientRect()
      return (arrow?.left ?? Infinity) - range.getBoundingClientRect().right
    })
    expect(gap).toBeLessThan(16)

    await sortBy(page, '낮은 가격순')
    await expect(page).toHaveURL(/goodsSortTypeEnum=LOW_PRICE/)
    await leaveOutSoldOut(page)
    await expect(page).toHaveURL(/inStockYn=Y/)
    await expect(page.getByRole('button', { name: '품절 제외 필터 해제' })).toBeVisible()
    expect(pathOf(page)).toMatch(FOOD)

    await page.getByRole('button', { name: '더 보기' }).scrollIntoViewIfNeeded()
    const later = cards(page).nth(25)
    await later.scrollIntoViewIfNeeded()
    const [listed, place] = [pathOf(page), await page.evaluate(() => window.scrollY)]
    await later.getByRole('link').click()
    await expect(page).toHaveURL(/\/product\/detail\//)
    await page.goBack()
    await expect(later).toBeInViewport()
    const listedAt = async () => [pathOf(page), await page.evaluate(() => window.scrollY)]
    await expect.poll(listedAt).toEqual([listed, place])

    await page.getByRole('button', { name: '품절 제외 필터 해제' }).click()
    await expect(page).not.toHaveURL(/inStockYn/)
  },
)

test('끝까지 보면 다 봤다고 알린다', async ({ page, inspect }) => {
  await page.goto('/category')
  await page.getByRole('link', { name: '제철 과일' }).click()
  await expect(page.getByText('상품을 모두 봤어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '더 보기' })).toHaveCount(0)
  await inspect('category-leaf')
  await page.getByRole('button', { name: '제철 과일' }).click()
  const siblings = page.getByRole('dialog', { name: '카테고리 바꾸기' })
  await siblings.getByRole('link', { name: '견과·건과일' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '견과·건과일' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '제철 과일' })).toBeVisible()
})

test('새로 연 화면은 앞 화면을 어디까지 봤든 맨 위부터다', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.goto('/category/detail/1')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test(
  '첫 단계는 화살표로도 오가고, 브라우저의 단축키는 그대로 둔다',
  { tag: DESK_TAG },
  async ({ page }) => {
    await page.goto('/category')
    await untilStarted(page)
    const food = page.getByRole('tab', { name: '식품' })
    const drink = page.getByRole('tab').nth(1)
    await food.focus()
    await page.keyboard.press('ArrowDown')
    await expect(drink).toBeFocused()
    await expect(drink).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('tab').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(food).toHaveAttribute('aria-selected', 'true')
    for (const key of ['End', 'Home', 'End', 'Home']) await page.keyboard.press(key)
    await expect(food).toBeFocused()
    await expect(food).toHaveAttribute('aria-selected', 'true')
    for (const shortcut of ['Control+End', 'Alt+ArrowDown']) {
      await page.keyboard.press(shortcut)
      await expect(food).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(drink).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel', { name: await drink.innerText() })
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(drink).toBeFocused()
    expect(await findBarriers(page)).toEqual([])
  },
)

test('조건에 맞는 것이 없으면 알리고, 초기화하면 다시 보인다', async ({ page, inspect }) => {
  await page.goto('/category/detail/1?minPrice=900000000')
  await expect(page.getByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '이런 상품은 어때요' })).toBeVisible()
  await inspect('category-empty')
  await page.getByRole('button', { name: '필터 초기화' }).click()
  await expect(cards(page)).toHaveCount(20)
  expect(pathOf(page)).toBe('/category/detail/1')
})

test('가격은 뒤집힌 채로 걸러지지 않는다', async ({ page }) => {
  await page.goto('/category/detail/1')
  await page.getByRole('button', { name: '필터', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '필터' })
  await sheet.getByLabel('최소 가격').fill('30000')
  await sheet.getByLabel('최대 가격').fill('10000')
  await expect(sheet.getByRole('alert')).toContainText('최소 가격이 최대 가격보다 높아요.')
  await sheet.getByLabel('최대 가격').fill('50000')
  await sheet.getByRole('button', { name: /개 상품 보기/ }).click()
  await expect(page.getByRole('button', { name: '3만원~5만원 필터 해제' })).toBeVisible()
})

test.describe('넓은 화면의 가격', () => {
  test.use({ viewport: DESK_VIEWPORT })

  test('최소를 적고 넘어가도 최대 칸에 이어 적고, 두 칸을 떠나면 걸러진다', async ({ page }) => {
    await page.goto('/category/detail/1')
    const column = page.getByRole('region', { name: '필터' })
    await column.getByLabel('최소 가격').fill('30000')
    await page.keyboard.press('Tab')
    await expect(column.getByLabel('최대 가격')).toBeFocused()
    await page.keyboard.type('50000')
    expect(pathOf(page)).toBe('/category/detail/1')
    await page.keyboard.press('Enter')
    const applied = page.getByRole('button', { name: '3만원~5만원 필터 해제' })
    await expect(applied).toBeVisible()
    await expect(column.getByLabel('최대 가격')).toBeFocused()
    await applied.focus()
    await page.keyboard.press('Enter')
    await expect(applied).toHaveCount(0)
    await expect(column.getByLabel('최소 가격')).toHaveValue('')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  })
})

test.describe('없는 카테고리', () => {
  test.use({ expectedComplaints: [/status of 404/] })
  test('찾을 수 없다고 알린다', async ({ page, inspect }) => {
    await page.goto('/category/detail/999999')
    await expect(page.getByRole('heading', { name: '카테고리를 찾을 수 없어요' })).toBeVisible()
    await inspect('category-missing')
  })
})

test.describe('목록을 불러오지 못하면', () => {
  test.use({ expectedComplaints: [/\b503\b/] })
  test('까닭을 알리고 다시 불러온다', async ({ page, inspect }) => {
    const answer = {
      status: 503,
      json: { code: 'TIMED_OUT', message: '요청이 늦어지고 있어요.', status: 503, data: null },
    }
    const restore = await replaceAnswers(page, '**/api/displays/categories/goods?*', (route) =>
      route.fulfill(answer),
    )
    await page.goto('/category/detail/1?goodsSortTypeEnum=NEW')
    await expect(page.getByRole('heading', { name: '불러오지 못했어요' })).toBeVisible()
    await inspect('category-failed')
    restore()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(cards(page)).toHaveCount(20)
  })
})
