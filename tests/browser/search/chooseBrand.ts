import { expect, type Page } from '@playwright/test'

/** On phones a brand is chosen in a sheet, on a desk beside the list at once. */
export async function chooseBrand(page: Page, name: string): Promise<void> {
  const column = page.getByRole('region', { name: '필터' })
  const opener = page.getByRole('button', { name: '브랜드', exact: true })
  await expect(column.or(opener).filter({ visible: true })).toHaveCount(1)
  if (await column.isVisible()) {
    await column.getByText(name).click()
    return
  }
  await opener.click()
  const sheet = page.getByRole('dialog', { name: '브랜드' })
  await sheet.getByText(name).click()
  await sheet.getByRole('button', { name: /^\d+개 상품 보기$/ }).click()
  await expect(sheet).toHaveCount(0)
}
