import { expect, type Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'

/** A PIN that is not weak, and another one. */
export const PIN = '180752'
export const WRONG_PIN = '180753'

export const PIN_PAGE = /\/auth\/pin/

/** Taps the digits on the shuffled keypad. */
export async function tap(page: Page, pin: string): Promise<void> {
  const keypad = page.getByRole('group', { name: '숫자판' })
  for (const digit of pin) await keypad.getByRole('button', { name: digit, exact: true }).click()
}

/** Waits for a heading. */
export const titled = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible()

/** Sets the PIN on its page. */
export async function setPin(page: Page): Promise<void> {
  await titled(page, '결제 비밀번호를 만들어 주세요')
  await tap(page, PIN)
  await titled(page, '한 번 더 입력해 주세요')
  await tap(page, PIN)
  await expectToast(page, '결제 비밀번호를 만들었어요.')
}

/** Fills in the form of a refund account, and has the bank asked. */
export async function enterAccount(page: Page, accountNumber: string): Promise<void> {
  await page.getByLabel('은행').selectOption({ label: '신한은행' })
  await page.getByRole('textbox', { name: '계좌번호' }).fill(accountNumber)
  await page.getByLabel('예금주').fill('홍길동')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
}
