import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { recordShifts } from '../inspection/shifts.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('상품에서 스토어로 가 쿠폰을 받고, 카테고리와 필터로 좁혀 보고, 판매자 정보를 본다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  const shifts = await recordShifts(page)
  await page.goto(routes.productDetail(1))
  await page.getByRole('link', { name: '아침밭상회' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '아침밭상회' })).toBeVisible()
  await expect(page.getByRole('region', { name: '베스트' })).toBeVisible()
  expect(await shifts()).toEqual([])
  const head = page.getByRole('main').locator('header')
  await expect(head.getByText(/^별점 \d\.\d리뷰 \([\d,]+\)$/)).toBeVisible()
  const best = page.getByRole('region', { name: '베스트' })
  await expect(best.getByText('아침밭상회').filter({ visible: true })).toHaveCount(0)
  await inspect('store')

  const offers = page.getByRole('button', { name: '받을 수 있는 쿠폰 2장' })
  await offers.click()
  const sheet = page.getByRole('dialog', { name: '쿠폰받기' })
  await sheet.getByRole('button', { name: '아침밭 단골 5,000원 받기' }).click()
  await expectToast(page, '쿠폰을 받았어요.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '받을 수 있는 쿠폰 1장' })).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet
    .getByRole('button', { name: / 받기$/ })
    .last()
    .click()
  await expectToast(page, '쿠폰을 받았어요.')
  await page.keyboard.press('Escape')
  await expect(head.getByText('쿠폰을 모두 받았어요')).toBeVisible()
  await expect(head.getByText(/쿠폰 \d+장/)).toHaveCount(0)

  await page.getByRole('link', { name: '채소·쌀 전체보기' }).click()
  await expect(page.getByRole('button', { name: /^채소·쌀/, pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '필터', exact: true }).click()
  const filters = page.getByRole('dialog', { name: '필터' })
  await filters.getByText('3만원~5만원').click()
  await filters.getByRole('button', { name: /개 상품 보기/ }).click()
  await expect(page.getByRole('button', { name: '3만원~5만원 필터 해제' })).toBeVisible()
  await inspect('store-goods')
  const listed = page.url()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await page.goBack()
  await expect(page).toHaveURL(listed)

  await page.getByRole('link', { name: /판매자 정보$/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '아침밭상회 판매자 정보' }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /반품 주소/ })).toBeVisible()
  await inspect('store-seller')
})

test('스토어를 모두 둘러보고, 비회원이 쿠폰을 받으려 하면 로그인을 묻는다', async ({
  page,
  inspect,
}) => {
  await page.goto('/')
  // By key: the list above the footer grows when it comes into view, and a pointer would miss the link.
  await page.getByRole('contentinfo').getByRole('link', { name: '스토어' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '스토어' })).toBeVisible()
  await inspect('stores')
  const counted = cards(page)
    .getByText(/^신상품 \d+개$/)
    .first()
  await counted.scrollIntoViewIfNeeded()
  const box = (await counted.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(/\/store\/.+/)
  await page.goBack()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: '초록숨' })).toBeVisible()
  await page.getByRole('link', { name: '오븐의오후' }).click()
  await page.getByRole('button', { name: '받을 수 있는 쿠폰 1장' }).click()
  await page.getByRole('button', { name: '로그인하고 받기', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('로그인')
})

test.describe('없는 스토어', () => {
  test.use({ expectedComplaints: [/status of 404|\b503\b/] })

  test('찾을 수 없다고 알리고, 불러오지 못하면 다시 불러온다', async ({ page }) => {
    await page.goto(routes.store('nowhere'))
    await expect(page.getByRole('heading', { name: '스토어를 찾을 수 없어요' })).toBeVisible()
    const answer = {
      status: 503,
      json: { code: 'TIMED_OUT', message: '요청이 늦어지고 있어요.', status: 503, data: null },
    }
    const restore = await replaceAnswers(page, '**/api/stores/dadam/pages/main', (route) =>
      route.fulfill(answer),
    )
    await page.goto(routes.store('dadam', { tab: 'GOODS' }))
    await expect(page.getByRole('heading', { name: '불러오지 못했어요' })).toBeVisible()
    restore()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '다담다실' })).toBeVisible()
  })
})
