import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { holdRequests } from '../heldRequests.ts'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { reach, reachAbsent } from './reach.ts'

const TITLE = '이번 주 인기 상품'
const BOARD = '/api/displays/rankings/list?rankingPeriodEnum=WEEK'
const PAGE_SIZE = 20

const grid = (page: Page) => page.getByRole('region', { name: TITLE })

test('홈의 끝에는 이번 주 순위의 상품이 차례로 이어지고, 다녀와도 보던 자리다', async ({
  page,
  inspect,
}) => {
  const answer = await page.request.get(`${BOARD}&page=0`)
  const { content, totalElements } = (await answer.json()) as {
    readonly content: readonly { readonly goodsId: number; readonly goodsName: string }[]
    readonly totalElements: number
  }
  expect(totalElements).toBeGreaterThan(PAGE_SIZE)
  await page.goto(routes.home())
  const cards = grid(page).getByRole('article')
  await reach(page, TITLE, cards)
  await expect(cards.first()).toContainText(content[0]?.goodsName ?? '')
  await cards.nth(PAGE_SIZE - 1).scrollIntoViewIfNeeded()
  const next = cards.nth(PAGE_SIZE)
  await next.scrollIntoViewIfNeeded()
  await inspect('home-week')
  const link = next.getByRole('link').first()
  await link.click()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await page.goBack()
  await expect(next).toBeInViewport()
})

test('보이지 않는 사이에 이어져도 그 아래와 겹치지 않는다', async ({ page, inspect }) => {
  const release = await holdRequests(page, `**${BOARD}&page=1`)
  await page.goto(routes.home())
  const cards = grid(page).getByRole('article')
  await reach(page, TITLE, cards)
  const asked = page.waitForRequest(`**${BOARD}&page=1`)
  await cards.nth(PAGE_SIZE - 1).scrollIntoViewIfNeeded()
  await asked
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  release()
  await expect(cards.nth(PAGE_SIZE)).toBeAttached()
  await inspect('home-week-unseen')
})

test.describe('순위를 받지 못하면', () => {
  test.use({ expectedComplaints: [/500/] })

  test('홈의 끝에 아무것도 더 없다', async ({ page }) => {
    await replaceAnswers(page, `**${BOARD}**`, (route) =>
      route.fulfill({ status: 500, json: { code: 'SYSTEM_ERROR', message: '오류', status: 500 } }),
    )
    await page.goto(routes.home())
    await reachAbsent(page, TITLE)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
