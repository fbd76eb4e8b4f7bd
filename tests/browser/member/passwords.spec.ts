import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { DEMO_PASSWORD } from '../../support/buyer.ts'
import { newMember } from '../../support/member.ts'
import { logInOnPage } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import { codeMailedTo } from './outbox.ts'
import { aPerson, openWindow, verifyAs } from './verifyPerson.ts'

/** Refusals that these tests provoke. */
test.use({ expectedComplaints: [/status of (?:404|409|422|429)/] })

const NEW_PASSWORD = 'Spring#2026'

type Change = Parameters<typeof newMember>[1]

/** A member whom nobody else of the tests meets. */
async function aStranger(change: Change = {}) {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now }, change)
  await stock.close()
  return { loginId, email: `${loginId}@mail.example` }
}

/** Five minutes go by for the lockout of a login. */
async function passFiveMinutes(page: Page): Promise<void> {
  const stock = openStock()
  await sql`
    UPDATE password_lockouts SET blocked_until = blocked_until - interval '5 minutes' WHERE blocked_until IS NOT NULL
  `.execute(stock.database.db)
  await stock.close()
  await page.clock.fastForward('05:00')
}

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Opens the form that proves an address. */
async function chooseEmail(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: '인증 방법' })
    .getByRole('button', { name: '이메일' })
    .click()
}

async function proveAddress(page: Page, email: string, place = 1): Promise<void> {
  await chooseEmail(page)
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호', { exact: true }).fill(await codeMailedTo(page, email, place))
  await page.getByRole('button', { name: '확인' }).click()
}

async function typeNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('새 비밀번호', { exact: true }).fill(password)
  await page.getByLabel('새 비밀번호 확인').fill(password)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
}

test('비밀번호를 다섯 번 틀리면 5분 동안 막히고, 5분 뒤에는 로그인된다', async ({
  page,
  inspect,
}) => {
  const { loginId } = await aStranger()
  await page.clock.install()
  await page.goto(routes.login())
  await page.getByLabel('아이디', { exact: true }).fill(loginId)
  for (let count = 0; count < 4; count += 1) {
    await tryPassword(page, `wrong-${count}`)
    await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않아요.')).toBeVisible()
  }
  await tryPassword(page, 'wrong-5')
  await tryPassword(page, DEMO_PASSWORD)
  const blocked = page.getByText('로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.')
  await expect(blocked).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '비밀번호 재설정' })).toHaveCount(2)
  await inspect('login-blocked')
  await passFiveMinutes(page)
  await expect(blocked).toHaveCount(0)
  await tryPassword(page, DEMO_PASSWORD)
  await page.waitForURL(routes.home())
})

test.describe('다 잊어도', () => {
  test('이메일로 아이디를 찾고 비밀번호를 다시 정해 들어온다', async ({ page, inspect }) => {
    const { loginId, email } = await aStranger({
      last_used_at: new Date(Date.now() - 400 * DAY_MS),
    })
    await page.goto(routes.login())
    await page.getByRole('link', { name: '아이디 찾기' }).click()
    await inspect('find-id')
    await proveAddress(page, email)
    await expect(page.getByText(`${loginId.slice(0, 3)}***`)).toBeVisible()
    await inspect('find-id-found')
    await page.reload()
    await expect(page.getByText(`${loginId.slice(0, 3)}***`)).toBeVisible()
    await page.getByRole('link', { name: '비밀번호 재설정' }).click()
    await page.getByLabel('아이디', { exact: true }).fill(loginId)
    await proveAddress(page, email, 2)
    await expect(page.getByLabel('새 비밀번호', { exact: true })).toBeVisible()
    await inspect('reset-password')
    await typeNewPassword(page, DEMO_PASSWORD)
    await expect(page.getByText('현재 비밀번호와 다른 비밀번호를 입력해 주세요.')).toBeVisible()
    await typeNewPassword(page, NEW_PASSWORD)
    await expect(page.getByRole('heading', { name: '비밀번호를 변경했어요' })).toBeVisible()
    await inspect('reset-password-done')
    await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
    await page.getByLabel('아이디', { exact: true }).fill(loginId)
    await tryPassword(page, NEW_PASSWORD)
    await page.waitForURL(routes.home())
    await page.goto(routes.myPage())
    await expect(page.getByText('홍길동님')).toBeVisible()
  })

  test('본인인증으로 아이디를 찾고 비밀번호를 다시 정해 들어온다', async ({ page, inspect }) => {
    const { loginId } = await aStranger()
    const person = aPerson('1991-03-04')
    await logInOnPage(page, loginId)
    await page.goto(routes.adultCertification())
    await openWindow(page)
    await verifyAs(page, person)
    await expectToast(page, '성인인증을 마쳤어요.')
    await page.goto(routes.myPage())
    await page.getByRole('button', { name: '로그아웃' }).click()
    await expectToast(page, '로그아웃했어요.')
    await page.goto(routes.findId())
    await openWindow(page)
    await verifyAs(page, person)
    await expect(page.getByText(loginId, { exact: true })).toBeVisible()
    await inspect('find-id-found-in-full')
    await page.getByRole('link', { name: '비밀번호 재설정' }).click()
    await page.getByLabel('아이디', { exact: true }).fill(loginId)
    await inspect('reset-password-account')
    await openWindow(page)
    await verifyAs(page, person)
    await typeNewPassword(page, NEW_PASSWORD)
    await expect(page.getByRole('heading', { name: '비밀번호를 변경했어요' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
    await page.getByLabel('아이디', { exact: true }).fill(loginId)
    await tryPassword(page, NEW_PASSWORD)
    await page.waitForURL(routes.home())
    await page.goto(routes.myPage())
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible()
  })

  test('아이디를 입력하지 않고 인증해도 인증한 채로 아이디를 묻는다', async ({ page }) => {
    await page.goto(routes.resetPassword())
    await openWindow(page)
    await verifyAs(page, aPerson('1991-03-05'))
    await expect(page.getByText('본인 확인을 마쳤어요.')).toBeVisible()
    await page.getByLabel('아이디', { exact: true }).fill('nobodythere')
    await page.getByRole('button', { name: '다음' }).click()
    await typeNewPassword(page, NEW_PASSWORD)
    await expect(page.getByText('아이디와 인증한 정보가 일치하지 않아요.')).toBeVisible()
    await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('nobodythere')
  })

  test('휴면 계정은 로그인 화면에서 비밀번호 재설정으로 간다', async ({ page }) => {
    const { loginId } = await aStranger({ last_used_at: new Date(Date.now() - 400 * DAY_MS) })
    await page.goto(routes.login())
    await page.getByLabel('아이디', { exact: true }).fill(loginId)
    await tryPassword(page, DEMO_PASSWORD)
    const notice = page.getByRole('alert').filter({ hasText: '휴면 상태예요' })
    await notice.getByRole('link', { name: '비밀번호 재설정' }).click()
    await expect(page.getByRole('heading', { name: '비밀번호 재설정' })).toBeVisible()
  })
})

test('새로고침하거나 뒤로 가도 인증한 것과 단계가 남아 있다', async ({ page }) => {
  const { loginId, email } = await aStranger()
  await page.goto(routes.resetPassword())
  await chooseEmail(page)
  await page.getByLabel('아이디', { exact: true }).fill(loginId)
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('timer', { name: '인증번호 남은 시간' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('이메일')).toHaveValue(email)
  await expect(page.getByRole('timer', { name: '인증번호 남은 시간' })).toBeVisible()
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(loginId)
  await page.getByLabel('인증번호', { exact: true }).fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: '확인' }).click()
  const password = page.getByLabel('새 비밀번호', { exact: true })
  await expect(password).toBeVisible()
  await page.reload()
  await expect(password).toBeVisible()
  await page.goBack()
  await expect(page.getByText('본인 확인을 마쳤어요.')).toBeVisible()
  await page.goForward()
  await expect(password).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(password).toBeVisible()
})

test('틀린 번호는 다시 입력하고, 시간이 지나면 다시 받으라고 한다', async ({ page, inspect }) => {
  const { email } = await aStranger()
  await page.clock.install()
  await page.goto(routes.findId())
  await chooseEmail(page)
  await page.getByLabel('이메일').fill('minji')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('이메일을 다시 확인해 주세요.')).toBeVisible()
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  const code = await codeMailedTo(page, email)
  await page.getByLabel('인증번호', { exact: true }).fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('인증번호가 일치하지 않아요.')).toBeVisible()
  await inspect('email-code-wrong')
  await page.clock.fastForward('03:01')
  await expect(page.getByText('인증 시간이 지났어요. 인증번호를 다시 받아 주세요.')).toBeVisible()
  await expect(page.getByLabel('인증번호', { exact: true })).toHaveCount(0)
})

test('가입하지 않은 주소로도 번호는 가고, 인증하면 계정이 없다고 한다', async ({ page }) => {
  await page.goto(routes.findId())
  await proveAddress(page, `${crypto.randomUUID()}@mail.example`)
  await expect(page.getByText('인증한 정보로 가입한 계정이 없어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '인증번호 받기' })).toBeVisible()
})

test('가입하지 않은 사람은 본인인증을 해도 계정이 없다고 하고, 다른 사람으로 다시 인증할 수 있다', async ({
  page,
}) => {
  await page.goto(routes.findId())
  await openWindow(page)
  await verifyAs(page, aPerson('1991-05-05'))
  await expect(page.getByText('인증한 정보로 가입한 계정이 없어요.')).toBeVisible()
  await expect(page).toHaveURL(routes.findId())
  await openWindow(page)
})

test('90일이 지난 비밀번호는 바꾸거나 90일 뒤로 미룬다', async ({ page, inspect }) => {
  const old = { password_changed_at: new Date(Date.now() - 91 * DAY_MS) }
  const [patient, eager] = [await aStranger(old), await aStranger(old)]
  const later = page.getByRole('button', { name: '90일 뒤에 다시 알림' })
  await logInOnPage(page, patient.loginId)
  await expect(later).toBeVisible()
  await inspect('password-later')
  await later.click()
  await page.waitForURL(routes.home())
  await page.goto(routes.passwordLater())
  await page.waitForURL(routes.myPage())
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expectToast(page, '로그아웃했어요.')
  await logInOnPage(page, eager.loginId)
  await page.getByRole('link', { name: '지금 바꾸기' }).click()
  await page.getByLabel('현재 비밀번호').fill('wrong')
  await typeNewPassword(page, NEW_PASSWORD)
  await expect(page.getByText('현재 비밀번호가 일치하지 않아요.')).toBeVisible()
  await inspect('change-password')
  await page.getByLabel('현재 비밀번호').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expectToast(page, '비밀번호를 변경했어요.')
})

test('로그인하지 않으면 비밀번호를 바꾸는 화면은 로그인으로 이끈다', async ({ page }) => {
  await page.goto(routes.changePassword())
  await expect(page.getByText('비밀번호 변경은 로그인하면 볼 수 있어요.')).toBeVisible()
})

test('보낸 메일함에는 보낸 메일이 보인다', async ({ page, inspect }) => {
  const { email } = await aStranger()
  await page.goto(routes.findId())
  await chooseEmail(page)
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await codeMailedTo(page, email)
  await page.goto(routes.outbox())
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await inspect('outbox')
})
