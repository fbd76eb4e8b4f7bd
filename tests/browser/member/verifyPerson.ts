import { expect, type Page } from '@playwright/test'

export type Person = { readonly name: string; readonly birthday: string }

/** A person whom nobody else of the tests is. */
export function aPerson(birthday: string): Person {
  const letter = () => String.fromCodePoint(0xac00 + Math.floor(Math.random() * 11_172))
  return { name: `김${letter()}${letter()}${letter()}`, birthday }
}

/** Opens the provider's window from a page that asks for an identity. */
export async function openWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: '본인인증하기' }).click()
  await expect(page.getByRole('heading', { name: '인증할 정보를 입력해 주세요' })).toBeVisible()
}

/** Becomes somebody in the provider's window. */
export async function verifyAs(page: Page, { name, birthday }: Person): Promise<void> {
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('생년월일').fill(birthday)
  await page.getByText('남성').click()
  await page.getByLabel('휴대폰 번호').fill('01000007777')
  await page.getByRole('button', { name: '인증하기' }).click()
}
