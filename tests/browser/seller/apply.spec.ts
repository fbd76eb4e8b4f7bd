import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { anApplication } from '../../support/seller.ts'
import { A_PDF } from '../../support/upload/pictures.ts'
import { holdRequests } from '../heldRequests.ts'
import { codeMailedTo } from '../member/outbox.ts'
import { test } from '../shop.ts'
import { applyAs, fillCompany, fillStore, submit } from './applySteps.ts'

/** Refusals that these tests provoke. */
test.use({ expectedComplaints: [/status of (?:404|409|422)/] })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Proves the address of an application on its progress page. */
async function proveAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await field(page, '인증번호').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: '확인', exact: true }).click()
}

test('빈 신청은 칸마다 알리고, 칸을 떠나면 중복확인을 한다', async ({ page, inspect }) => {
  await page.goto(routes.sellerApply())
  await submit(page)
  await expect(page.getByText('사업자등록번호를 다시 확인해 주세요.')).toBeVisible()
  await expect(page.getByText('상호를 1~40자로 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('판매할 카테고리를 1~5개 선택해 주세요.')).toBeVisible()
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible()
  await expect(page.getByLabel('사업자등록번호')).toBeFocused()
  await inspect('seller-apply-problems')

  await fillStore(page, anApplication())
  for (const text of [
    '신청할 수 있는 사업자등록번호예요.',
    '사용할 수 있는 아이디예요.',
    '사용할 수 있는 이메일이에요.',
    '사용할 수 있는 스토어 이름이에요.',
    '사용할 수 있는 스토어 주소예요.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.getByLabel('스토어 주소').fill('achimbat')
  await page.getByLabel('스토어 주소').blur()
  await expect(page.getByText('이미 사용 중인 스토어 주소예요.')).toBeVisible()
})

test('신청하고, 새로고침해도 입력이 남으며, 진행 상황을 보고 철회한다', async ({
  page,
  inspect,
}) => {
  const applicant = anApplication()
  await page.goto(routes.sellerApply())
  await fillStore(page, applicant)
  await fillCompany(page)
  await page.reload()
  await expect(page.getByLabel('관리자 이메일')).toHaveValue(applicant.email)
  await expect(page.getByLabel('고객센터 전화번호')).toHaveValue('02-1234-5678')
  await page
    .getByRole('group', { name: '서류' })
    .locator('input[multiple]')
    .setInputFiles([{ name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: A_PDF }])
  await expect(page.getByRole('button', { name: '사업자등록증.pdf 삭제' })).toBeVisible()
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await inspect('seller-apply')
  await submit(page)
  await expect(page.getByRole('heading', { name: '입점 신청을 받았어요' })).toBeVisible()
  await inspect('seller-applied')

  await page.getByRole('link', { name: '진행 상황 보기' }).click()
  await expect(page.getByRole('heading', { name: '입점 신청 진행 상황' })).toBeVisible()
  await inspect('seller-progress-proof')
  await proveAddress(page, applicant.email)
  await expect(page.getByRole('heading', { name: '심사 중' })).toBeVisible()
  await expect(page.getByText('사업자등록증.pdf')).toBeVisible()
  await inspect('seller-progress')
  await page.reload()
  await expect(page.getByRole('heading', { name: '심사 중' })).toBeVisible()
  await page.getByRole('button', { name: '신청 철회' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '철회' }).click()
  await expect(page.getByRole('heading', { name: '신청 철회' })).toBeVisible()
})

test('그사이 남이 먼저 신청한 값은 보낸 뒤에 그 칸에 알린다', async ({ page, browser }) => {
  const applicant = anApplication()
  await page.goto(routes.sellerApply())
  await fillStore(page, applicant)
  await expect(page.getByText('사용할 수 있는 스토어 주소예요.')).toBeVisible()
  await fillCompany(page)
  await page.getByRole('checkbox', { name: '전체 동의' }).check()

  const context = await browser.newContext()
  const other = await context.newPage()
  await applyAs(other, anApplication({ storeName: applicant.storeName }))
  await context.close()

  await submit(page)
  await expect(page.getByText('이미 사용 중인 스토어 이름이에요.')).toBeVisible()
  await expect(page.getByLabel('스토어 이름')).toBeFocused()
})

test('서류를 올리는 동안에는 신청을 보내지 않는다', async ({ page }) => {
  await page.goto(routes.sellerApply())
  const release = await holdRequests(page, '**/api/systems/files/uploads')
  const button = page.getByRole('button', { name: '입점 신청하기' })
  await page
    .getByRole('group', { name: '서류' })
    .locator('input[multiple]')
    .setInputFiles([{ name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: A_PDF }])
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('button', { name: '사업자등록증.pdf 삭제' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
})

test('진행 상황은 신청번호를 먼저 확인하고, 찾지 못한 번호를 칸에 남긴다', async ({ page }) => {
  const { email } = anApplication()
  const number = page.getByLabel('신청번호')
  await page.goto(routes.sellerApplication())
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('S로 시작하는 신청번호를 확인해 주세요.')).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill('S20260822999999')
  await proveAddress(page, email)
  await page.getByRole('button', { name: '다시 확인' }).click()
  await expect(number).toHaveValue('S20260822999999')
})
