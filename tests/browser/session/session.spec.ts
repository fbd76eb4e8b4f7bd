import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { newMember } from '../../support/member.ts'
import { chooseStrawberries, logInOnPage } from '../purchase/steps.ts'
import { untilRested } from '../rest.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const DRAFT = `${STORAGE_KEYS.autoSave}.claim.RETURN.somewhere`

/** The keys of the tab's storage. */
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

test('로그아웃하면 쓰다 만 신청이 그 탭에서 지워진다', async ({ page }) => {
  await logInOnPage(page, 'minjikim')
  await page.evaluate((key) => sessionStorage.setItem(key, '{"receiverName":"김민지"}'), DRAFT)
  await page.goto(routes.myPage())
  expect(await storedKeys(page)).toContain(DRAFT)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expectToast(page, '로그아웃했어요.')
  expect(await storedKeys(page)).not.toContain(DRAFT)
})

/** Comes to the shop by a link on a page of another site. */
async function arriveFromElsewhere(page: Page, path: string): Promise<void> {
  const url = new URL(path, page.url()).href
  await page.goto(`data:text/html,<a href="${url}">shop</a>`)
  await page.getByRole('link', { name: 'shop' }).click()
  await page.waitForURL(url)
}

test('다른 사이트의 링크로 와도 로그인은 그대로이다', async ({ page }) => {
  await logInOnPage(page, 'minjikim')
  await arriveFromElsewhere(page, routes.myPage())
  await expect(page.getByText('김민지님')).toBeVisible()
})

test('다른 사이트의 링크로 와도 비회원의 장바구니는 그대로이다', async ({ page }) => {
  await chooseStrawberries(page, '장바구니')
  await arriveFromElsewhere(page, routes.cart())
  await expect(page.getByRole('checkbox', { name: /논산 설향 딸기/ })).toBeVisible()
})

/** The member's sessions rest for an hour. */
async function restAnHour(loginId: string): Promise<void> {
  const stock = openStock()
  await sql`
    UPDATE sessions SET last_seen_at = last_seen_at - interval '1 hour', created_at = created_at - interval '1 hour'
    WHERE member_id = (SELECT id FROM members WHERE login_id = ${loginId})
  `.execute(stock.database.db)
  await stock.close()
}

test('오래 쓰지 않아 로그아웃됐으면 로그인 화면이 그렇게 말하고, 로그인하면 사라진다', async ({
  page,
  inspect,
}) => {
  const idle = page.getByText('오랫동안 사용하지 않아 자동으로 로그아웃됐어요.')
  await page.goto(routes.login())
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible()
  await expect(idle).toHaveCount(0)
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logInOnPage(page, loginId)
  // What the first page asks for after it was painted belongs to the time before the rest.
  await untilRested(page)
  await restAnHour(loginId)
  await page.goto(routes.myPage())
  await expect(idle).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '로그인', exact: true }).click()
  await expect(page.getByLabel('아이디')).toBeVisible()
  await expect(idle).toBeVisible()
  await inspect('login-idle')
  await logInOnPage(page, loginId)
  await page.goto(routes.myPage())
  await expect(page.getByText('홍길동님')).toBeVisible()
})

test('비밀번호는 눌러서 볼 수 있고, 다시 누르면 가려진다', async ({ page }) => {
  await page.goto(routes.login())
  const password = page.getByLabel('비밀번호')
  await password.fill('Jangteo!2025')
  await expect(password).toHaveAttribute('type', 'password')
  const toggle = page.getByRole('button', { name: '입력한 글자 표시' })
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('로그인해야 보이는 화면은 로그인하면 무엇을 볼 수 있는지 말한다', async ({ page }) => {
  await page.goto(routes.orderList())
  await expect(page.getByText('주문내역은 로그인하면 볼 수 있어요.')).toBeVisible()
  await page.goto(routes.couponList())
  await expect(page.getByText('내 쿠폰은 로그인하면 볼 수 있어요.')).toBeVisible()
})
