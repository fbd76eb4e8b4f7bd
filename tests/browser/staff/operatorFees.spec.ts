import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

test('운영자는 카테고리의 수수료율을 정하고 되돌린다', async ({ page, inspect }) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.fees())
  const table = page.getByRole('table', { name: '카테고리별 수수료' })
  const change = table.getByRole('button', { name: /수수료율 변경$/ })
  await expect(change.first()).toBeVisible()
  await inspect('operator-fees')
  const row = table.getByRole('row').filter({ has: page.getByRole('button', { name: /^식품/ }) })
  await expect(row).toContainText('10%')

  const sheet = page.getByRole('dialog')
  const setRate = async (text: string) => {
    await row.getByRole('button', { name: /수수료율 변경$/ }).click()
    await sheet.getByLabel('수수료율 (%)').fill(text)
    await sheet.getByRole('button', { name: '저장' }).click()
  }
  await setRate('31')
  await expect(sheet.getByText('0~30%로 입력해 주세요.')).toBeVisible()
  await page.keyboard.press('Escape')
  await setRate('7.5')
  await expectToast(page, '수수료율을 바꿨어요.')
  await expect(row).toContainText('7.5%')

  await page
    .getByRole('navigation', { name: '카테고리' })
    .getByRole('link', { name: /^식품/ })
    .click()
  await expect(table.getByRole('button', { name: /^식품 › .* 변경$/ }).first()).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: '식품 ›' }).first()).toContainText('7.5%')
  await page.goto(operatorRoutes.fees())
  await setRate('')
  await expect(row).not.toContainText('7.5%')
})
