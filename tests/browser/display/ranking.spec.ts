import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { replaceAnswers } from '../replacedAnswers.ts'
import { untilStarted } from '../started.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const period = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '집계 기간' }).getByRole('button', { name })

/** Opens the ranking once the jobs of the start have computed it. */
async function openRanking(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(routes.ranking())
    await expect(rows(page).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('홈에서 랭킹에 들어가 기간과 카테고리를 바꾸고, 상품을 봤다가 같은 자리로 돌아온다', async ({
  page,
  inspect,
}) => {
  await openRanking(page)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: '랭킹' }).first().click()
  await expect(rows(page).first()).toContainText('1위')
  await expect(page.getByText(/\d 기준$/)).toBeVisible()
  await inspect('ranking')

  await period(page, '주간').click()
  const categories = page.getByRole('list', { name: '카테고리', exact: true })
  await categories.getByRole('button', { name: '식품' }).click()
  await expect(page).toHaveURL(/rankingPeriodEnum=WEEK&categoryId=\d+/)
  const inside = page.getByRole('list', { name: '식품 안의 카테고리' })
  await expect(inside.getByRole('button', { name: '전체' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(20)

  const seventh = rows(page).nth(6)
  const name = await seventh.getByRole('link').textContent()
  await seventh.scrollIntoViewIfNeeded()
  await seventh.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(period(page, '주간')).toHaveAttribute('aria-current', 'true')
  await expect(rows(page).nth(6).getByRole('link')).toHaveText(name ?? '')
  await expect(rows(page).nth(6)).toBeInViewport()
})

test('모이지 않은 조건은 전체 순위를 보여 주며 그렇다고 알리고, 순위 기준을 읽을 수 있다', async ({
  page,
  inspect,
}) => {
  await openRanking(page)
  await untilStarted(page)
  await page.getByLabel('연령').selectOption('60대')
  await expect(page).toHaveURL(/ageEnum=60/)
  await page.getByLabel('성별').selectOption('남성')
  await expect(page.getByText(/전체 순위를 보여 드려요/)).toBeVisible()
  await expect(page).toHaveURL(/ageEnum=60&genderEnum=MALE/)
  await inspect('ranking-fallback')
  await page.getByRole('button', { name: '순위 기준 보기' }).click()
  const basis = page.getByRole('dialog', { name: '순위 기준' })
  await expect(basis.getByText(/광고는 순위에 영향을 주지 않아요/)).toBeVisible()
  await inspect('ranking-basis')
  await page.goBack()
  await expect(basis).toHaveCount(0)
  await expect(page.getByLabel('성별')).toHaveValue('MALE')
})

test('카테고리 화면에서 그 카테고리의 랭킹으로 간다', async ({ page }) => {
  await openRanking(page)
  await page.goto(routes.category())
  await page.getByRole('link', { name: /식품 랭킹/ }).click()
  await expect(page.getByRole('list', { name: '식품 안의 카테고리' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
})

test.describe('순위를 받지 못하면', () => {
  test.use({ expectedComplaints: [/503/] })

  test('까닭을 알리고 다시 불러온다', async ({ page, inspect }) => {
    await openRanking(page)
    const restore = await replaceAnswers(page, '**/api/displays/rankings/list?*', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'TIMED_OUT', message: '요청이 늦어지고 있어요.', status: 503, data: null },
      }),
    )
    await page.goto(routes.ranking({ rankingPeriodEnum: 'MONTH' }))
    await expect(page.getByRole('heading', { name: '불러오지 못했어요' })).toBeVisible()
    await inspect('ranking-failed')
    restore()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})

test('상품 화면을 열면 본 것으로 한 번 세고, 다시 열어도 그대로다', async ({ page }) => {
  const { database, close } = openStock()
  const GOODS = 42
  const count = async () => {
    const { views } = await database.db
      .selectFrom('goods_views')
      .select((select) => select.fn.countAll<number>().as('views'))
      .where('goods_id', '=', GOODS)
      .executeTakeFirstOrThrow()
    return views
  }
  const before = await count()
  for (const _ of [1, 2]) {
    const recorded = page.waitForResponse(
      (response) =>
        response.url().endsWith('/favorites/recent-goods') &&
        response.request().method() === 'POST',
    )
    await page.goto(routes.productDetail(GOODS))
    expect((await recorded).status()).toBe(200)
  }
  expect(await count()).toBe(before + 1)
  await close()
})
