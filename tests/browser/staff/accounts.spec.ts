import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { aSeller, logInOperator, logInSeller } from './steps.ts'
import { expectToast } from '../toasts.ts'

test('대표는 담당자를 초대하고, 권한을 바꾸고, 삭제한다', async ({ page, inspect }) => {
  await logInSeller(page, 'salgyeol')
  const clerk = await aSeller('salgyeol', ['GOODS'])
  await page.goto(sellerRoutes.users())
  await expect(page.getByText(clerk.loginId, { exact: true })).toBeVisible()
  await inspect('seller-users')
  await page.getByRole('button', { name: '담당자 초대' }).click()
  const sheet = page.getByRole('dialog', { name: '담당자 초대' })
  const loginId = `n${Date.now().toString(36)}`
  await sheet.getByLabel('아이디').fill(loginId)
  await sheet.getByLabel('이메일').fill(`${loginId}@staff.example`)
  await sheet.getByLabel('이름').fill('새담당')
  await sheet.getByRole('checkbox', { name: '주문·배송' }).check()
  await sheet.getByRole('button', { name: '초대 메일 보내기' }).click()
  await expectToast(page, '초대 메일을 보냈어요.')
  const row = page.getByRole('row').filter({ hasText: loginId })
  await expect(row.getByText('초대함')).toBeVisible()
  await row.getByRole('button', { name: '새담당 삭제' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: '삭제' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('운영자의 권한은 다른 관리자가 승인하고, 감사 기록에 남는다', async ({ page, inspect }) => {
  const first = await logInOperator(page)
  await page.goto(operatorRoutes.roles())
  await page.getByRole('button', { name: '운영자 초대' }).click()
  const sheet = page.getByRole('dialog', { name: '운영자 초대' })
  const loginId = `o${Date.now().toString(36)}`
  await sheet.getByLabel('아이디').fill(loginId)
  await sheet.getByLabel('이메일').fill(`${loginId}@staff.example`)
  await sheet.getByLabel('이름').fill('새운영')
  await sheet.getByLabel('사유').fill('클레임 담당')
  await sheet.getByRole('button', { name: '초대' }).click()
  await expectToast(page, '다른 관리자에게 승인을 요청했어요.')
  await inspect('operator-roles')

  await logInOperator(page)
  await page.goto(operatorRoutes.approvals())
  await inspect('operator-approvals')
  const row = page.getByRole('row').filter({ hasText: loginId })
  await row.getByRole('button', { name: '승인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click()
  await expectToast(page, '승인하고 처리했어요.')

  await page.goto(operatorRoutes.audit({ call: 'approval' }))
  await expect(page.getByText(first.loginId, { exact: false }).first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: '메뉴' })
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport()
  await inspect('operator-audit')
})
