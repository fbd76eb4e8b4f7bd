import { expect, type Page } from '@playwright/test'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'

const FOOD = '/category/detail/1'
const LIST = /\/displays\/categories\/goods\?/

const chipOf = (page: Page, name: string) =>
  page.getByRole('list', { name: '빠른 필터' }).getByRole('button', { name, exact: true })

/** Has lists say whether products may arrive tomorrow, on whatever day the test runs. */
const sayTomorrow = (page: Page, tomorrowYn: 'Y' | 'N') =>
  replaceAnswers(page, '**/displays/categories/goods?**', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...list, tomorrowYn } })
  })

test('할인과 내일도착은 한 번 눌러 거르고, 주소에 남고, 적용된 필터에서 하나씩 뺀다', async ({
  page,
  inspect,
}) => {
  await sayTomorrow(page, 'Y')
  await page.goto(`${FOOD}?inStockYn=Y`)
  await page.getByRole('button', { name: '품절 제외', exact: true }).first().click()
  await expect(chipOf(page, '내일도착')).toBeVisible()
  await chipOf(page, '할인').click()
  await expect(page).toHaveURL(`${FOOD}?discountYn=Y`)
  await expect(chipOf(page, '할인')).toHaveAttribute('aria-pressed', 'true')
  const prices = page.getByRole('main').getByRole('article').filter({ hasNotText: '할인율' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(prices).toHaveCount(0)
  await inspect('quick-filters')

  const asked = page.waitForResponse(
    (response) => LIST.test(response.url()) && response.url().includes('tomorrowYn=Y'),
  )
  await chipOf(page, '내일도착').click()
  await asked
  await expect(page).toHaveURL(`${FOOD}?discountYn=Y&tomorrowYn=Y`)
  const answered = page.waitForResponse((response) => LIST.test(response.url()))
  await page.getByRole('button', { name: '할인 필터 해제' }).click()
  await expect(page).toHaveURL(`${FOOD}?tomorrowYn=Y`)
  await answered
})

test('아무것도 내일 도착하지 않는 때에는 내일도착을 권하지 않는다', async ({ page }) => {
  await sayTomorrow(page, 'N')
  await page.goto(`${FOOD}?inStockYn=Y`)
  await page.getByRole('button', { name: '품절 제외', exact: true }).first().click()
  await expect(page).toHaveURL(FOOD)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(chipOf(page, '할인')).toBeVisible()
  await expect(chipOf(page, '내일도착')).toHaveCount(0)
})
