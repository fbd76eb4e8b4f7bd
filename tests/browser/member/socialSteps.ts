import { expect, type Page } from '@playwright/test'

/** An account at a provider that nobody else of the tests has. */
export const anAccount = () => `t${crypto.randomUUID().slice(0, 12)}`

/** Leaves the login for a provider's window. */
export async function goToProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name: '계정 정보를 제공할까요?' })).toBeVisible()
}

/** Agrees in the provider's window as the owner of an account. */
export async function agreeAs(page: Page, account: string, email = ''): Promise<void> {
  await page.getByLabel('계정', { exact: true }).fill(account)
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
}

/** Ticks what is required, once the page shows it, and joins. */
export async function agreeToTerms(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '약관에 동의하면 가입이 끝나요' })).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /\[필수\]/ }).all()) await box.check()
  await page.getByRole('button', { name: '가입하고 시작하기' }).click()
}

/** Agrees at Kakao, from the login, as the owner of the account that it returns. */
export async function agreeAtKakao(page: Page): Promise<string> {
  await page.getByRole('button', { name: '카카오로 시작하기' }).click()
  await expect(page.getByRole('heading', { name: '장터에 정보를 제공할까요?' })).toBeVisible()
  const account = await page.getByRole('status').innerText()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  return account
}

/** Joins with a Naver account, from the login. */
export async function joinAs(page: Page, account: string): Promise<void> {
  await goToProvider(page, '네이버로 시작하기')
  await agreeAs(page, account)
  await agreeToTerms(page)
}
