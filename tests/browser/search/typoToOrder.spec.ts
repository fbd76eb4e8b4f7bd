import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { chooseOpened, fillGuestOrder, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

/** 딸기 on the Latin keyboard. */
const MISTYPED = 'Ekfrl'
const GOODS_NAME = '논산 설향 딸기 500g 2팩'

test(
  '자판을 바꾸지 않고 친 검색어에서 결제한 주문까지 간다',
  { tag: DESK_TAG },
  async ({ page }) => {
    await page.goto(routes.search())
    const field = page.getByRole('main').getByRole('searchbox', { name: '검색어' })
    const header = page.getByRole('searchbox', { name: '검색어' }).first()
    const asked = (await field.count()) === 1 ? field : header
    await asked.fill(MISTYPED)
    await asked.press('Enter')
    await expect(page.getByText("'딸기'로 검색한 결과예요.")).toBeVisible()
    const card = page.getByRole('main').getByRole('article').filter({ hasText: GOODS_NAME })
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: GOODS_NAME })).toBeVisible()
    await chooseOpened(page, '바로구매')
    await expect(page).toHaveURL(/\/order\/payment/)
    await fillGuestOrder(page)
    expect(await payByCard(page)).toMatch(/^\d{16}$/)
    await page.getByRole('link', { name: '주문 상세' }).click()
    await expect(page.getByRole('main')).toContainText(GOODS_NAME)
  },
)
