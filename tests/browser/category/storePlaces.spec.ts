import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'

const FOOD = 1
const STORE_PLACE = 12
const SIDE_CALL = '**/api/stores/sides/*'

/** The products of the list and the stores among them. */
const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .getByRole('listitem')

test('카테고리의 열두 번째 자리는 그 앞에 가장 많은 스토어이고, 값으로 줄 세우면 상품만 있다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.categoryDetail(FOOD))
  const place = placesOf(page).nth(STORE_PLACE - 1)
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByRole('heading', { name: '아침밭상회' })).toBeVisible()
  await expect(place).toContainText(
    '오늘 새벽에 거둔 것을 내일 식탁으로 보내는 산지 직송 가게예요.',
  )
  await expect(place.locator('img').first()).toBeVisible()
  await inspect('category-store-place')
  await place.getByRole('link', { name: '아침밭상회' }).click()
  await expect(page).toHaveURL(routes.store('achimbat'))

  await page.goto(routes.categoryDetail(FOOD, { goodsSortTypeEnum: 'LOW_PRICE' }))
  await expect(
    placesOf(page)
      .nth(STORE_PLACE - 1)
      .getByRole('article'),
  ).toBeVisible()
})

test.describe('스토어를 불러오지 못하면', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('이름과 길은 그대로 있다', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed')
    await replaceAnswers(page, SIDE_CALL, (route) => route.abort())
    await page.goto(routes.categoryDetail(FOOD))
    const link = placesOf(page)
      .nth(STORE_PLACE - 1)
      .getByRole('link', { name: '아침밭상회' })
    await link.scrollIntoViewIfNeeded()
    await failed
    await link.click()
    await expect(page).toHaveURL(routes.store('achimbat'))
  })
})
