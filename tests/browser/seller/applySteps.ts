import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import type { ApplicationBody } from '../../support/seller.ts'

/** Fills the five fields that nobody else may have, leaving each. */
export async function fillStore(page: Page, applicant: ApplicationBody): Promise<void> {
  const { businessNumber, loginId, email, storeName, storeUrl } = applicant
  await page.getByLabel('사업자등록번호').fill(businessNumber)
  await page.getByLabel('관리자 아이디').fill(loginId)
  await page.getByLabel('관리자 이메일').fill(email)
  await page.getByLabel('스토어 이름').fill(storeName)
  await page.getByLabel('스토어 주소').fill(storeUrl)
  await page.getByLabel('스토어 주소').blur()
}

/** Fills what the law asks of a company. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('상호').fill('다담')
  await page.getByLabel('대표자').fill('이다담')
  await page.getByLabel('사업장 주소').fill('서울특별시 중구 세종대로 110')
  await page.getByLabel('고객센터 전화번호').fill('0212345678')
  await page.getByLabel('통신판매업 신고번호').fill('2025-서울중구-77')
  await page
    .getByRole('group', { name: /판매할 카테고리/ })
    .getByRole('button')
    .first()
    .click()
}

/** Sends the application. */
export const submit = (page: Page) => page.getByRole('button', { name: '입점 신청하기' }).click()

/** Applies for a store and returns its number. */
export async function applyAs(page: Page, applicant: ApplicationBody): Promise<string> {
  await page.goto(routes.sellerApply())
  await fillStore(page, applicant)
  await fillCompany(page)
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await submit(page)
  await expect(page.getByRole('heading', { name: '입점 신청을 받았어요' })).toBeVisible()
  return (await page.getByText(/^S\d{14}$/).textContent()) ?? ''
}
