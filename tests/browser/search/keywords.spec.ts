import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { logIn, logInOnPage } from '../purchase/steps.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: '검색어' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const recent = (page: Page) => page.getByRole('region', { name: '최근 검색어' })

/** Keywords that the page shows as searched for lately. */
const recentKeywords = (page: Page) => recent(page).getByRole('link').allTextContents()

test('한글 자판인 줄 알고 친 글자로도 상품까지 간다', async ({ page, inspect }) => {
  await page.goto(routes.home())
  await page.getByRole('link', { name: '상품 검색' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '검색' })).toBeAttached()
  await expect(page.getByRole('region', { name: '인기 검색어' }).getByRole('link')).toHaveCount(10)
  await expect(field(page)).toBeFocused()
  await inspect('search')
  await field(page).fill('rhrn')
  await expect(page.getByRole('link', { name: '고구마', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /고구마·옥수수.*카테고리/ })).toBeVisible()
  await inspect('search-completions')
  await field(page).fill('rhrnak')
  await field(page).press('Enter')
  await expect(page.getByText("'고구마'로 검색한 결과예요.")).toBeVisible()
  await expect(page.getByRole('navigation', { name: '연관 검색어' })).toBeVisible()
  await inspect('search-suggested')
  await cards(page).filter({ hasText: '해남 꿀고구마' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/detail\//)
})

test('잘못 친 글자는 비슷한 말로 찾고, 그대로 찾을 수도 있다', async ({ page }) => {
  await page.goto(routes.searchResult('드립빽 커피'))
  await expect(page.getByRole('heading', { level: 1, name: '드립백 커피 검색결과' })).toBeVisible()
  await expect(cards(page).filter({ hasText: '오늘의 드립백 커피' }).first()).toBeVisible()
  await page.getByRole('link', { name: "'드립빽 커피' 검색결과 보기" }).click()
  await expect(page.getByRole('heading', { name: "'드립빽 커피' 검색결과가 없어요" })).toBeVisible()
})

test('비어 있으면 입력해 달라고 하고, 카테고리와 스토어는 그 페이지로 간다', async ({ page }) => {
  await page.goto(routes.search())
  await field(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('검색어를 입력해 주세요.')
  await field(page).fill('아침밭')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: '아침밭상회 스토어' }).click()
  await expect(page).toHaveURL(/\/store\/achimbat$/)
})

test('비회원이 찾은 것은 기기에 남고, 로그인하면 회원의 것이 되며, 지우고 끌 수 있다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  for (const keyword of ['감자', '커피', '머그']) {
    await page.goto(routes.searchResult(keyword))
    await expect(page.getByRole('heading', { level: 1, name: `${keyword} 검색결과` })).toBeVisible()
  }
  await page.goto(routes.search())
  await expect.poll(() => recentKeywords(page)).toEqual(['머그', '커피', '감자'])
  await recent(page).getByRole('button', { name: '커피 삭제' }).click()
  await expect.poll(() => recentKeywords(page)).toEqual(['머그', '감자'])
  await logInOnPage(page, loginId)
  await page.goto(routes.search())
  await expect.poll(() => recentKeywords(page)).toEqual(['머그', '감자'])
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect.poll(() => recentKeywords(page)).toEqual(['머그', '감자'])
  await inspect('search-recent')
  await recent(page).getByRole('button', { name: '자동 저장 끄기' }).click()
  await expect(recent(page).getByText('검색어를 저장하지 않고 있어요.')).toBeVisible()
  await page.goto(routes.searchResult('레몬'))
  await expect(page.getByRole('heading', { level: 1, name: '레몬 검색결과' })).toBeVisible()
  await page.goto(routes.search())
  await expect.poll(() => recentKeywords(page)).toEqual(['머그', '감자'])
  await recent(page).getByRole('button', { name: '전체 삭제' }).click()
  await expect.poll(() => recentKeywords(page)).toEqual([])
})

test.describe('최근 검색어를 지우지 못하면', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('까닭을 알리고, 검색어는 그대로 보인다', async ({ page }) => {
    const stock = openStock()
    const { loginId } = await newMember({ ...stock, now: Date.now })
    await stock.close()
    await logIn(page, loginId)
    const recorded = page.waitForResponse(/searches\/recent$/)
    await page.goto(routes.searchResult('감자'))
    await recorded
    await page.goto(routes.search())
    await expect.poll(() => recentKeywords(page)).toEqual(['감자'])
    await replaceNextAnswer(page, '**/displays/searches/recent*', (route) => route.abort())
    await recent(page).getByRole('button', { name: '감자 삭제' }).click()
    await expectToast(page, '네트워크 연결을 확인해 주세요.')
    await expect.poll(() => recentKeywords(page)).toEqual(['감자'])
  })
})
