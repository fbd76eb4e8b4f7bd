import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the desk and finds the one item of an order there. */
export async function openDesk(page: Page, orderNumber: string): Promise<Locator> {
  await page.goto('/devOnly/desk')
  const item = page.getByRole('article').filter({ hasText: orderNumber })
  await expect(item).toBeVisible()
  return item
}

/** Presses a button of an item, and waits until it is not offered any more. */
export async function pressOnce(item: Locator, name: string): Promise<void> {
  const button = item.getByRole('button', { name })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** Hands the item to a courier, under the number that the desk suggests. */
export async function ship(page: Page, item: Locator, courier: string): Promise<void> {
  await item.getByRole('button', { name: '송장 등록' }).click()
  const sheet = page.getByRole('dialog', { name: '송장 등록' })
  await sheet.getByLabel('택배사').selectOption(courier)
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(item.getByText('배송시작', { exact: true })).toBeVisible()
}

type Scan = { readonly level: string; readonly when?: string }

/** Has the courier report the item's parcel; the level as the desk names it, such as `2 집하`. */
export async function scan(page: Page, item: Locator, { level, when }: Scan): Promise<void> {
  await item.getByRole('button', { name: '스캔 보내기', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '택배사 스캔' })
  await sheet.getByLabel('단계').selectOption(level)
  if (when !== undefined) await sheet.getByLabel('언제').selectOption(when)
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(item.getByRole('listitem').filter({ hasText: level })).not.toHaveCount(0)
}

/** Takes the one item of an order from 결제완료 to 배송완료 at the desk. */
export async function deliverByDesk(page: Page, orderNumber: string): Promise<void> {
  const item = await openDesk(page, orderNumber)
  await pressOnce(item, '발주확인')
  await ship(page, item, 'CJ대한통운')
  await scan(page, item, { level: '6 배송완료' })
  await expect(item.getByText('배송완료', { exact: true })).toBeVisible()
}
