import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_VIEWPORT } from '../viewports.ts'

test.use({ viewport: DESK_VIEWPORT })

const field = (page: Page) => page.getByRole('searchbox', { name: '검색어' })
const heading = (page: Page, keyword: string) =>
  page.getByRole('heading', { level: 1, name: `${keyword} 검색결과` })

/** Moves to the field of the header with the keyboard alone. */
async function tabToField(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    if (await field(page).evaluate((input) => input === document.activeElement)) return
  }
  throw new Error('The field of the header is not among the first stops of the page.')
}

test('키보드만으로 찾는다: 화살표로 고르고, Esc로 닫고, 다시 쓴다', async ({ page, inspect }) => {
  await page.goto(routes.guestOrder())
  await tabToField(page)
  await expect(page.getByRole('region', { name: '인기 검색어' })).toBeVisible()
  await inspect('header-search')
  await page.keyboard.type('고구')
  const completion = page.getByRole('list', { name: '자동완성' }).getByRole('link')
  await expect(completion.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(completion.first()).toBeFocused()
  await inspect('header-completions')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(completion).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(completion.first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(completion.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page, '고구마')).toBeVisible()
  await expect(field(page)).toHaveValue('고구마')
})

test('결과에서 다른 검색어로 찾으면 칸에 그 검색어가 있고, 비우면 입력해 달라고 한다', async ({
  page,
}) => {
  await page.goto(routes.searchResult('고구마'))
  await expect(field(page)).toHaveValue('고구마')
  await field(page).fill('커피')
  await field(page).press('Enter')
  await expect(heading(page, '커피')).toBeVisible()
  await page.goBack()
  await expect(heading(page, '고구마')).toBeVisible()
  await expect(field(page)).toHaveValue('고구마')
  await field(page).fill('')
  await field(page).press('Enter')
  await expect(page.getByRole('search').getByRole('alert')).toHaveText('검색어를 입력해 주세요.')
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })
  test('찾을 수 있다', async ({ page }) => {
    await page.goto(routes.home())
    await field(page).fill('감귤')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`/search/result?keyword=${encodeURIComponent('감귤')}`)
  })
})
