import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Browser, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { marketUrl } from '../request.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

async function aLoginId(): Promise<string> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  return loginId
}

/** The same member in another browser. */
async function inAnotherBrowser(browser: Browser, loginId: string): Promise<Page> {
  const other = await browser.newContext({ baseURL: marketUrl() })
  const there = await other.newPage()
  await logIn(there, loginId)
  return there
}

test.describe('틀린 비밀번호가 남긴 기록', () => {
  test.use({ expectedComplaints: [/status of 422/] })

  test('마이페이지에서 설정으로 가서 로그인 기록을 본다', async ({ page, inspect }) => {
    const loginId = await aLoginId()
    await page.goto(routes.login())
    await page.getByLabel('아이디').fill(loginId)
    await page.getByLabel('비밀번호').fill('wrong-password')
    await page.getByRole('button', { name: '로그인' }).click()
    await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않아요.')).toBeVisible()
    await logIn(page, loginId)
    await page.goto(routes.myPage())
    await page.getByRole('link', { name: '설정 모두 보기' }).click()
    await expect(page.getByText('홍길동님')).toBeVisible()
    await inspect('setting')
    await page.getByRole('link', { name: /^보안/ }).click()
    const entries = page.getByRole('region', { name: '로그인 기록' }).getByRole('listitem')
    await expect(entries).toHaveText([
      /Chrome · Linux.*비밀번호 · 127\.0\.\*\.\*성공$/,
      /Chrome · Linux.*실패 · 비밀번호 불일치$/,
    ])
    await inspect('security')
  })
})

test('다른 기기를 로그아웃하면 그 기기의 다음 화면은 로그인으로 안내한다', async ({
  page,
  browser,
  inspect,
}) => {
  const loginId = await aLoginId()
  await logIn(page, loginId)
  const there = await inAnotherBrowser(browser, loginId)
  await page.goto(lifeRoutes.connectedDevice())
  const devices = page.getByRole('main').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('이 기기')
  await inspect('connected-devices')
  await devices
    .last()
    .getByRole('button', { name: /로그아웃$/ })
    .click()
  await expectToast(page, 'Chrome · Linux에서 로그아웃했어요.')
  await expect(page.getByText('다른 기기에는 로그인되어 있지 않아요.')).toBeVisible()
  await there.goto(routes.orderList())
  await expect(there.getByText('로그인 시간이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible()
  await there.context().close()
})

test('다른 기기를 모두 로그아웃하기 전에 한 번만 묻는다', async ({ page, browser }) => {
  const loginId = await aLoginId()
  await logIn(page, loginId)
  const there = await inAnotherBrowser(browser, loginId)
  await page.goto(lifeRoutes.connectedDevice())
  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expectToast(page, '다른 기기 1대에서 로그아웃했어요.')
  await there.reload()
  await there.goto(lifeRoutes.security())
  await expect(there.getByText('로그인 시간이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible()
  await there.context().close()
})

/** Today in Korea, as texts of consents name it. */
function today(): string {
  const parts = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  return parts.replaceAll('-', '.')
}

test.describe('수신 동의', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('동의하고 철회하면 날짜와 결과를 바로 알리고, 밤은 따로다', async ({ page, inspect }) => {
    await logIn(page, await aLoginId())
    await page.goto(lifeRoutes.terms())
    const night = page.getByRole('checkbox', { name: '밤(21시~8시)에도 광고성 정보 받기' })
    const app = page.getByRole('checkbox', { name: '앱 알림으로 광고성 정보 받기' })
    await night.click()
    await expectToast(page, '앱 알림이나 문자 수신에 먼저 동의해 주세요.')
    await expect(night).not.toBeChecked()
    await app.click()
    await expectToast(page, `${today()} 광고성 정보 수신에 동의했어요.`)
    await expect(app).toBeChecked()
    await night.click()
    await expect(night).toBeChecked()
    await inspect('consents')
    await app.click()
    await expectToast(
      page,
      `${today()} 광고성 정보 수신 동의를 철회했어요. 밤 수신 동의도 함께 철회했어요.`,
    )
    await expect(night).not.toBeChecked()
    await page.reload()
    await expect(app).not.toBeChecked()
    await expect(page.getByText(`${today()} 광고성 정보 수신 동의를 철회했어요.`)).toHaveCount(2)
  })
})

test('2년이 지난 수신 동의는 마이페이지가 묻고, 계속 받겠다고 하면 그날로 바뀐다', async ({
  page,
  inspect,
}) => {
  const loginId = await aLoginId()
  const stock = openStock()
  await sql`
    INSERT INTO member_consents (member_id, kind, is_agreed, at, way)
    SELECT id, 'MARKETING_SMS', true, now() - interval '3 years', 'SIGN_UP' FROM members WHERE login_id = ${loginId}
  `.execute(stock.database.db)
  await stock.close()
  await logIn(page, loginId)
  await page.goto(routes.myPage())
  await inspect('my-page-prompts')
  await page.getByRole('link', { name: '수신 동의 확인' }).click()
  await inspect('consents-due')
  await page.getByRole('button', { name: /계속 받기$/ }).click()
  await expectToast(page, `${today()} 광고성 정보 수신에 동의했어요.`)
  await expect(page.getByRole('button', { name: /계속 받기$/ })).toHaveCount(0)
  await page.goto(routes.myPage())
  await expect(page.getByText('홍길동님')).toBeVisible()
  await expect(page.getByRole('link', { name: '수신 동의 확인' })).toHaveCount(0)
})

test('마이페이지는 회원, 준회원, 비회원에게 다르고, 한 번에 묻는다', async ({ page, inspect }) => {
  await page.goto(routes.myPage())
  await expect(page.getByText('마이페이지는 로그인하면 볼 수 있어요.')).toBeVisible()
  await inspect('my-page-guest')
  await logIn(page, 'jihopark')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(routes.myPage())
  await expect(page.getByText('준회원', { exact: true })).toBeVisible()
  await expect(page.getByText('본인인증을 하면 정회원이 되고')).toBeVisible()
  await inspect('my-page-associate')
  const replaced = [
    '/api/orders/claims/add-payments',
    '/api/orders/pages/order-list',
    '/api/promotions/coupons/me',
  ]
  expect(asked.filter((path) => replaced.includes(path))).toEqual([])
  expect(asked.filter((path) => path === '/api/mypages/pages/main').length).toEqual(1)
})
