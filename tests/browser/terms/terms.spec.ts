import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { expect } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

test('약관 설정에서 전문을 보고, 없는 약관은 찾을 수 없다', async ({ page, inspect }) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  await page.goto(lifeRoutes.terms())
  await page.getByRole('link', { name: '이용약관 전문 보기' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible()
  await expect(page.getByText('1판 · 시행 중')).toBeVisible()
  await expect(page.getByText('장터는 통신판매중개자이고')).toBeVisible()
  await inspect('terms')
  await page.goto(lifeRoutes.termsDetail(99))
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible()
})
