import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

test('운영자는 도서산간 우편번호를 추가하고 고치고 삭제하며, 이력을 본다', async ({
  page,
  inspect,
}) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.zoneRanges())
  await expect(page.getByRole('table', { name: '도서산간 우편번호' })).toContainText('울릉군')
  await page.getByLabel('우편번호 확인').fill('63365')
  await expect(page.getByRole('status').filter({ hasText: '제주특별자치도' })).toBeVisible()

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: '우편번호 추가' }).click()
  await sheet.getByLabel('시작 우편번호').fill('40235')
  await sheet.getByLabel('이름').fill('전남 함평군')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(
    sheet.getByText('이미 등록한 우편번호와 겹쳐요. (40200~40240 경북 울릉군)'),
  ).toBeVisible()
  await inspect('operator-zone-range-sheet')
  await sheet.getByLabel('시작 우편번호').fill('57150')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '우편번호를 저장했어요.')

  await page.getByRole('button', { name: '57150 수정' }).click()
  await sheet.getByLabel('끝 우편번호').fill('57155')
  await sheet.getByRole('button', { name: '저장' }).click()
  await page.getByRole('button', { name: '57150~57155 삭제' }).click()
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await confirm.getByRole('button', { name: '삭제' }).click()
  await expect(page.getByRole('button', { name: '57150~57155 삭제' })).toHaveCount(0)
  const history = page.getByRole('table', { name: '변경 이력' })
  await expect(history.getByRole('row').filter({ hasText: '함평군' })).toHaveCount(4)
  await inspect('operator-zone-ranges')
})
