import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../../support/buyer.ts'
import { codeMailedTo, passwordLinkMailedTo } from '../member/outbox.ts'
import { test } from '../shop.ts'
import { anOperator, aSeller, authenticatorCode, logInSeller } from './steps.ts'

test.describe('판매자', () => {
  test.use({ expectedComplaints: [/401|409/] })

  test('로그인이 필요한 화면에서 시작해, 메일로 받은 번호로 로그인하고 그 화면으로 돌아간다', async ({
    page,
    inspect,
  }) => {
    const { loginId, email } = await aSeller()
    await page.goto(sellerRoutes.users())
    await expect(page.getByRole('heading', { name: '판매자센터 로그인' })).toBeVisible()
    await inspect('seller-login')
    await page.getByLabel('아이디').fill(loginId)
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page.getByRole('heading', { name: '이메일 인증' })).toBeVisible()
    const code = await codeMailedTo(page, email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await page.getByLabel('인증번호').fill(wrong)
    await page.getByRole('button', { name: '확인' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '일치하지 않아요' })).toBeVisible()
    await inspect('seller-login-code')
    await page.getByLabel('인증번호').fill(code)
    await page.getByRole('button', { name: '확인' }).click()
    await expect(page.getByRole('heading', { name: '담당자' })).toBeVisible()
    await expect(page).toHaveURL(sellerRoutes.users())
    await page.getByRole('button', { name: '로그아웃' }).click()
    await expect(page.getByRole('heading', { name: '판매자센터 로그인' })).toBeVisible()
  })

  test('비밀번호를 잊으면 메일로 받은 링크로 새로 만든다', async ({ page, inspect }) => {
    const { loginId, email } = await aSeller()
    await page.goto(sellerRoutes.login())
    await page.getByRole('link', { name: '비밀번호를 잊었어요' }).click()
    await expect(page.getByRole('heading', { name: '비밀번호 만들기' })).toBeVisible()
    await page.getByLabel('아이디').fill(loginId)
    await page.getByLabel('등록한 이메일').fill(email)
    await page.getByRole('button', { name: '링크 받기' }).click()
    await expect(page.getByText('메일함을 확인해')).toBeVisible()
    await page.goto(await passwordLinkMailedTo(page, email))
    await expect(page.getByText(loginId)).toBeVisible()
    await inspect('seller-password')
    await page.getByLabel('새 비밀번호', { exact: true }).fill('Sunrise!77')
    await page.getByLabel('새 비밀번호 확인').fill('Sunrise!77')
    await page.getByRole('button', { name: '비밀번호 저장' }).click()
    await expect(page.getByRole('heading', { name: '판매자센터 로그인' })).toBeVisible()
  })
})

const menuOf = (page: Page) => page.getByRole('navigation', { name: '메뉴' })

/** Reads a code on the screen as the camera of a phone does, with the brightness of the blank border around it. */
async function scan(code: Locator): Promise<{ text: string; border: number | undefined }> {
  const picture = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const text = decodeQR({ width: info.width, height: info.height, data })
  return { text, border: data[4 * (4 * info.width + Math.floor(info.width / 2))] }
}

test('운영자는 첫 로그인에 인증 앱을 등록한다', async ({ page, inspect }) => {
  const { loginId } = await anOperator()
  await page.goto(operatorRoutes.login())
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('heading', { name: '인증 앱 등록' })).toBeVisible()
  await inspect('operator-login-setup')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = page.getByRole('img', { name: /QR 코드/ })
  const scanned = await scan(code)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([scanned.border, await scan(code)]).toEqual([255, scanned])
  const uri = new URL(scanned.text)
  expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', secret])
  expect(await page.getByRole('link', { name: /인증 앱 열기/ }).getAttribute('href')).toBe(uri.href)
  await page.getByLabel('인증번호').fill(authenticatorCode(secret))
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(operatorRoutes.home())
  await expect(menuOf(page).getByRole('link', { name: '감사 기록' })).toBeVisible()
  await inspect('operator-home')
})

test('권한이 없는 메뉴는 보이지 않는다', async ({ page }) => {
  await logInSeller(page, undefined, ['ORDERS'])
  await page.goto(sellerRoutes.home())
  await expect(menuOf(page).getByRole('link', { name: '홈' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: '담당자' })).toHaveCount(0)
})
