import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

test(
  '모든 폭에서 흐름을 찾아 열고 그림과 함께 본다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await page.goto('/devOnly/flows')
    const list = page.getByRole('navigation', { name: '흐름', exact: true })
    await expect(list.getByRole('link')).toHaveCount(CHARTS.length)
    await inspect('flows')
    await list.getByRole('link', { name: /추가결제/ }).click()
    await expect(page.getByRole('img', { name: /^추가결제 흐름 그림\. 지금 / })).toBeVisible()
    await inspect('flow')
  },
)
