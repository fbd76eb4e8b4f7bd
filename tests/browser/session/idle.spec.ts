import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { newMember } from '../../support/member.ts'
import { logInOnPage } from '../purchase/steps.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

const MINUTE_MS = 60_000
const DRAFT = `${STORAGE_KEYS.autoSave}.claim.RETURN.somewhere`

/** A member of their own, logged in on a page whose clock the test moves. */
async function aRestingMember(page: Page): Promise<string> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await page.clock.install()
  await logInOnPage(page, loginId)
  return loginId
}

/** The server sees the member's sessions rest, too. */
async function restOnServer(loginId: string): Promise<void> {
  const stock = openStock()
  await sql`
    UPDATE sessions SET last_seen_at = last_seen_at - interval '1 hour', created_at = created_at - interval '1 hour'
    WHERE member_id = (SELECT id FROM members WHERE login_id = ${loginId})
  `.execute(stock.database.db)
  await stock.close()
}

/** Opens a page and waits for all of its calls: an answer that comes after the clock was moved is a use at that time. */
async function openToRest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('홍길동님')).toBeVisible()
  await untilRested(page)
}

const question = (page: Page) => page.getByRole('alertdialog', { name: '계속 이용하시겠어요?' })

test('28분 동안 쓰지 않으면 계속 이용할지 묻고, 그러겠다고 하면 이어진다', async ({
  page,
  inspect,
}) => {
  await aRestingMember(page)
  await openToRest(page, routes.myPage())
  await page.clock.fastForward(27 * MINUTE_MS)
  await expect(question(page)).toHaveCount(0)
  await page.clock.fastForward(MINUTE_MS)
  await expect(question(page).getByRole('timer')).toHaveText(
    /^[12]분 \d+초 뒤 자동으로 로그아웃돼요\.$/,
  )
  await question(page).getByRole('button', { name: '계속 이용하기' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('홍길동님')).toBeVisible()
  await page.clock.fastForward(27 * MINUTE_MS)
  await expect(question(page)).toHaveCount(0)
  await page.clock.fastForward(MINUTE_MS)
  await expect(question(page)).toBeVisible()
  await inspect('idle-question')
})

test('묻는 자리에서 바로 로그아웃할 수 있다', async ({ page }) => {
  await aRestingMember(page)
  await openToRest(page, routes.myPage())
  await page.clock.fastForward(28 * MINUTE_MS)
  await question(page).getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText('로그아웃했어요.')).toBeVisible()
  await page.goto(routes.myPage())
  await expect(page.getByText('마이페이지는 로그인하면 볼 수 있어요.')).toBeVisible()
})

test('30분이 지나면 로그아웃됐다고 알리고, 다시 로그인해도 작성하던 것이 남아 있다', async ({
  page,
  inspect,
}) => {
  const loginId = await aRestingMember(page)
  await openToRest(page, lifeRoutes.setting())
  await page.evaluate((key) => sessionStorage.setItem(key, '{"receiverName":"김민지"}'), DRAFT)
  await page.clock.fastForward(28 * MINUTE_MS)
  await expect(question(page)).toBeVisible()
  await restOnServer(loginId)
  await page.clock.fastForward(2 * MINUTE_MS + 1_000)
  const ended = page.getByRole('alertdialog', {
    name: '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.',
  })
  await expect(ended).toContainText('작성하던 내용은 남아 있어요.')
  await inspect('idle-ended')
  await ended.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByLabel('아이디')).toBeVisible()
  await logInOnPage(page, loginId)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(DRAFT)
})

test('다른 탭에서 이용하면 묻던 것이 사라진다', async ({ page, context }) => {
  await aRestingMember(page)
  await openToRest(page, lifeRoutes.setting())
  await page.clock.fastForward(28 * MINUTE_MS)
  await expect(question(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.clock.install({ time: Date.now() + 28 * MINUTE_MS })
  await tab.goto(routes.myPage())
  await expect(tab.getByText('홍길동님')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})
