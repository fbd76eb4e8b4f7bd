import { expect, type Page } from '@playwright/test'

/** What happens to a paid item until it has arrived, as the desk's buttons name it. */
const STEPS = ['발주확인', '송장 등록', '집화', '배송완료'] as const

/** Takes the one item of an order from 결제완료 to 배송완료 at the desk. */
export async function deliverByDesk(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/devOnly/desk')
  const item = page.getByRole('article').filter({ hasText: orderNumber })
  for (const step of STEPS) {
    const button = item.getByRole('button', { name: step })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  await expect(item.getByText('배송완료', { exact: true })).toBeVisible()
}
