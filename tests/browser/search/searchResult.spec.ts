import { expect, type Page } from '@playwright/test'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'
import { chooseBrand } from './chooseBrand.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}
const resultsOf = (keyword: string) => `/search/result?keyword=${encodeURIComponent(keyword)}`

test(
  '검색 결과를 브랜드로 거르고, 상품에서 뒤로 오면 보던 자리다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await page.goto(resultsOf('도'))
    await expect(page.getByRole('heading', { level: 1, name: '도 검색결과' })).toBeAttached()
    await expect(page.locator('p', { hasText: /^상품 \d+개$/ })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await inspect('search-result')
    const before = await cards(page).count()

    await chooseBrand(page, '무쇠마을')
    await expect(page).toHaveURL(/brandIdList=/)
    await expect(page.getByRole('button', { name: '무쇠마을 필터 해제' })).toBeVisible()
    await expect(cards(page)).not.toHaveCount(before)
    await page.getByRole('button', { name: '무쇠마을 필터 해제' }).click()
    await expect(page).not.toHaveURL(/brandIdList=/)
    await expect(cards(page)).toHaveCount(before)

    // The next page comes by itself; its button may leave while something waits to press it.
    await cards(page)
      .nth(before - 1)
      .scrollIntoViewIfNeeded()
    const later = cards(page).nth(25)
    await later.scrollIntoViewIfNeeded()
    const [listed, place] = [pathOf(page), await page.evaluate(() => window.scrollY)]
    await later.getByRole('link').click()
    await expect(page).toHaveURL(/\/product\/detail\//)
    await page.goBack()
    await expect(later).toBeInViewport()
    const listedAt = async () => [pathOf(page), await page.evaluate(() => window.scrollY)]
    await expect.poll(listedAt).toEqual([listed, place])
  },
)

test('카테고리를 고르고 필터를 열면 그 아래 카테고리와 평점까지 고를 수 있다', async ({
  page,
  inspect,
}) => {
  await page.goto(resultsOf('나무'))
  const categories = page.getByRole('navigation', { name: '카테고리' })
  await categories.getByRole('link', { name: /가구/ }).click()
  await expect(page).toHaveURL(/categoryStoreId=/)
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^필터 1/ }).click()
  const sheet = page.getByRole('dialog', { name: '필터' })
  await expect(sheet.getByRole('radio', { name: /침구|수납|가구/ }).first()).toBeVisible()
  await inspect('search-result-filter')
  await sheet.getByRole('button', { name: /4점 이상/ }).click()
  await sheet.getByRole('button', { name: /개 상품 보기/ }).click()
  await expect(page).toHaveURL(/ratingMin=4/)
  await expect(page.getByRole('button', { name: '4점 이상 필터 해제' })).toBeVisible()
})

test('결과 안에서 다시 찾고, 해제하면 처음 결과다', async ({ page }) => {
  await page.goto(resultsOf('나무'))
  await expect(cards(page)).not.toHaveCount(0)
  // Other tests sell copies of one of these: there may be more of them by now.
  const count = await cards(page).count()
  const within = page.getByRole('textbox', { name: '결과 내 검색어' })
  await within.fill('칫솔')
  await within.press('Enter')
  await expect(page).toHaveURL(/searchTextSub=/)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: '결과 내 검색 해제' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
  await within.fill('뛟없')
  await within.press('Enter')
  await expect(page.getByRole('heading', { name: "'나무 뛟없' 검색결과가 없어요" })).toBeVisible()
})

test('결과가 없으면 알리고, 다른 상품과 다른 검색어로 이어진다', async ({ page, inspect }) => {
  await page.goto(resultsOf('뛟없는상품'))
  await expect(page.getByRole('heading', { name: "'뛟없는상품' 검색결과가 없어요" })).toBeVisible()
  await expect(page.getByRole('heading', { name: '이런 상품은 어때요' })).toBeVisible()
  await inspect('search-result-empty')
  await page.getByRole('link', { name: '뛟없는상품 검색어 바꾸기' }).click()
  const field = page.getByRole('searchbox', { name: '검색어' })
  await expect(field).toHaveValue('뛟없는상품')
  await field.fill(' 소리 결 ')
  await field.press('Enter')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: '소리 결 검색어 바꾸기' })).toBeVisible()
})

test('스토어 이름으로 찾으면 스토어가 먼저 보인다', async ({ page, inspect }) => {
  await page.goto(resultsOf('다담'))
  const stores = page.getByRole('list', { name: '스토어' })
  const card = stores.getByRole('article').first()
  await expect(page.getByText("'다담' 상품은 찾지 못했어요.")).toBeVisible()
  await expect(stores.getByRole('link', { name: '다담다실' })).toHaveCount(1)
  await expect(card.getByText(/^상품 [\d,]+개$/)).toBeVisible()
  await expect(card.getByRole('article')).toHaveCount(3)
  await inspect('search-result-store')
  await card.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await page.goBack()
  await stores.getByRole('link', { name: '다담다실' }).click()
  await expect(page).toHaveURL(/\/store\/dadam/)
})

test('검색어가 없으면 입력해 달라고 한다', async ({ page }) => {
  await page.goto('/search/result')
  await expect(page.getByRole('heading', { name: '검색어를 입력해 주세요' })).toBeVisible()
})

test('상품의 브랜드는 그 브랜드의 모든 상품으로 이어진다', async ({ page }) => {
  await page.goto(resultsOf('방수 스피커'))
  await cards(page).first().getByRole('link').click()
  await page.getByRole('link', { name: '소리결' }).click()
  await expect(page).toHaveURL(/\/search\/result/)
  await expect(cards(page)).toHaveCount(5)
})

test('만 개가 넘으면 그렇다고 하고, 끝까지 보면 좁혀 보라고 한다', async ({ page }) => {
  await replaceAnswers(page, '**/api/displays/pages/search-result?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { page: object }
    const page0 = { ...body.page, totalElements: 10_000, cappedYn: 'Y', last: true }
    await route.fulfill({ json: { ...body, total: 10_000, cappedYn: 'Y', page: page0 } })
  })
  await page.goto(resultsOf('나무'))
  await expect(page.getByText('상품 1만개 이상')).toBeVisible()
  await expect(page.getByText('여기까지 볼 수 있어요. 필터로 범위를 좁혀 보세요.')).toBeVisible()
})

test.describe('결과를 불러오지 못하면', () => {
  test.use({ expectedComplaints: [/\b503\b/] })
  test('까닭을 알리고 다시 불러온다', async ({ page, inspect }) => {
    const answer = {
      status: 503,
      json: { code: 'TIMED_OUT', message: '요청이 늦어지고 있어요.', status: 503, data: null },
    }
    const restore = await replaceAnswers(page, '**/api/displays/pages/search-result?*', (route) =>
      route.fulfill(answer),
    )
    await page.goto(resultsOf('나무'))
    await expect(page.getByRole('heading', { name: '불러오지 못했어요' })).toBeVisible()
    await inspect('search-result-failed')
    restore()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(cards(page)).not.toHaveCount(0)
  })
})
