import { expect, type Page } from '@playwright/test'
import { codeMailedTo } from '../member/outbox.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

/** Takes a store's account away, as it is before its owner registers one. */
export async function dropAccount(storeUrl: string): Promise<void> {
  const { database, close } = openStock()
  await database.db
    .deleteFrom('store_bank_accounts')
    .where('store_id', 'in', (query) =>
      query.selectFrom('stores').select('id').where('url', '=', storeUrl),
    )
    .execute()
  await close()
}

/** Registers an account as the owner who is logged in, from the page of the account. */
export async function registerAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: '정산 계좌 등록' }).click()
  await page.getByLabel('은행').selectOption({ label: '신한은행' })
  await page.getByLabel('계좌번호').fill('110123456789')
  await page.getByLabel('예금주').fill('아침밭')
  await page.getByRole('button', { name: '메일로 코드 받기' }).click()
  await expectToast(page, '대표 담당자의 메일로 코드를 보냈어요.')
  await page.getByLabel('메일로 받은 코드').fill(await codeMailedTo(page, email, 2))
  await page.getByRole('button', { name: '예금주 확인하고 저장' }).click()
  await expect(page.getByText('110-***-******')).toBeVisible()
}
