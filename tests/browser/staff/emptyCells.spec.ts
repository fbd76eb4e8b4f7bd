import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { logInOperator } from './steps.ts'

test('표에서 값이 없는 칸은 비워 두지 않고 -로 표시한다', async ({ page }) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.roles())
  const empty = page.getByRole('table').locator('td > div:empty')
  await expect(empty.first()).toBeAttached()
  const shown = await empty.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  )
  expect(new Set(shown)).toEqual(new Set(['"-"']))
})
