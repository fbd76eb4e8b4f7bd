import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import type { ApplicationBody } from '../../support/seller.ts'
import { aPhoto } from '../../support/upload/pictures.ts'
import { codeMailedTo, passwordLinkMailedTo } from '../member/outbox.ts'
import { expectToast } from '../toasts.ts'

const PASSWORD = 'Sunrise!77'

/** An operator looks at an application and lets the store in. */
export async function approveApplication(
  page: Page,
  { storeName }: ApplicationBody,
): Promise<void> {
  await page.goto(operatorRoutes.applications({ state: 'APPLIED' }))
  await page.getByRole('link', { name: storeName }).click()
  await expect(page.getByText('계속사업자')).toBeVisible()
  await page.getByRole('button', { name: '승인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click()
  await expect(page.getByText('입점 승인').first()).toBeVisible()
}

/** The owner of an approved store makes a password by the mailed link, and logs in with a mailed code. */
export async function logInFirst(page: Page, { loginId, email }: ApplicationBody): Promise<void> {
  await page.goto(await passwordLinkMailedTo(page, email))
  await expect(page.getByText(loginId).first()).toBeVisible()
  await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('새 비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 저장' }).click()
  await expect(page.getByRole('heading', { name: '판매자센터 로그인' })).toBeVisible()
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('heading', { name: '이메일 인증' })).toBeVisible()
  await page.getByLabel('인증번호').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(sellerRoutes.home())
}

/** On the page of the store: writes where returns go, and what buyers read of it. */
export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('스토어 소개').fill('물레로 빚은 그릇을 구워요.')
  await page.getByLabel('고객센터 전화번호').fill('0212345678')
  await page.getByLabel('상담 시간').fill('평일 10:00–17:00')
  await page.getByLabel('반품 주소').fill('서울특별시 중구 세종대로 110 1층')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expectToast(page, '스토어 정보를 저장했어요.')
}

/** Adds a policy of the delivery under a name. */
export async function addPolicy(page: Page, name: string): Promise<void> {
  await page.goto(sellerRoutes.shippingPolicies())
  await page.getByRole('button', { name: '배송 정책 추가' }).first().click()
  const sheet = page.getByRole('dialog', { name: '배송 정책 추가' })
  await sheet.getByLabel('이름').fill(name)
  await sheet.getByLabel('기본 배송비').fill('3000')
  await sheet.getByLabel('반품 배송비').fill('3000')
  await sheet.getByLabel('교환 배송비').fill('6000')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText(name)).toBeVisible()
}

async function fillOptions(page: Page): Promise<void> {
  await page.getByLabel('정가 (원)').fill('20000')
  await page.getByLabel('판매가 (원)').fill('18000')
  await page.getByRole('button', { name: '옵션 1단' }).click()
  await page.getByLabel('옵션 이름 1').fill('색')
  await page.getByRole('button', { name: '옵션 추가' }).click()
  for (const [place, value] of ['하양', '검정'].entries()) {
    await page.getByLabel(`옵션 ${place + 1} 색`).fill(value)
    await page.getByLabel(`옵션 ${place + 1} 재고`).fill('5')
  }
}

/** Writes a product of two colours at 18,000 won with a picture, and asks for its review; answers its number. */
export async function writeGoods(
  page: Page,
  { name, policy }: { readonly name: string; readonly policy: string },
): Promise<number> {
  await page.goto(sellerRoutes.newGoods())
  await page.getByLabel('상품명').fill(name)
  await page.getByLabel('카테고리', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('한 줄 소개').fill('손에 맞는 컵')
  await page.getByLabel('상세설명').fill('흙을 물레로 빚어 두 번 구웠어요.')
  await fillOptions(page)
  await page
    .getByLabel('상품 사진')
    .setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await expect(page.getByRole('button', { name: '사진 1 삭제' })).toBeVisible()
  await page.getByLabel('배송 정책').selectOption({ label: policy })
  await page.getByLabel('상품군').selectOption({ index: 1 })
  await page.getByRole('button', { name: /빈 항목에/ }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '심사 요청' }).click()
  await expectToast(page, `${name}: 심사 중`)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** An operator lists a product that waits for its review. */
export async function approveGoods(page: Page, name: string): Promise<void> {
  await page.goto(operatorRoutes.goods({ keyword: name }))
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '승인' }).click()
  await expect(page.getByText('판매중').first()).toBeVisible()
}
