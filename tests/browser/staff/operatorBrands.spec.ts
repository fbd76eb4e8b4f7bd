import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

test.use({ expectedComplaints: [/status of 409/] })

test('운영자는 브랜드를 추가하고 고치고 합치고, 쓰이지 않는 것을 삭제한다', async ({
  page,
  inspect,
}) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.brands())
  await expect(page.getByRole('table', { name: '브랜드' })).toContainText('수정')
  await inspect('operator-brands')

  const sheet = page.getByRole('dialog')
  const add = async (name: string) => {
    await page.getByRole('button', { name: '브랜드 추가' }).click()
    await sheet.getByRole('textbox', { name: /^이름/ }).fill(name)
    await sheet.getByRole('button', { name: '저장' }).click()
    await expect(sheet).toHaveCount(0)
  }
  await page.getByRole('button', { name: '브랜드 추가' }).click()
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(sheet.getByText('브랜드 이름은 1~40자로 입력해 주세요.')).toBeVisible()
  await inspect('operator-brand-sheet')
  await page.keyboard.press('Escape')
  await add('새벽공방')
  await add('새벽 아틀리에')

  await page.getByRole('textbox', { name: '브랜드 이름' }).fill('새벽')
  await page.getByRole('button', { name: '검색' }).click()
  await page.getByRole('button', { name: '새벽공방 수정' }).click()
  await sheet.getByLabel('다른 이름').fill('새벽, SAEBYEOK')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '브랜드를 저장했어요.')
  await expect(page.getByText('새벽, SAEBYEOK')).toBeVisible()

  await page.getByRole('button', { name: '새벽공방 합치기' }).click()
  await sheet.getByRole('button', { name: '합칠 브랜드 찾기' }).click()
  await sheet.getByLabel('합칠 브랜드 이름').fill('아틀리에')
  await sheet.getByRole('button', { name: /^새벽 아틀리에/ }).click()
  await sheet.getByRole('button', { name: '합치기' }).click()
  await expectToast(page, '브랜드를 합쳤어요.')
  await expect(page.getByRole('button', { name: '새벽공방 합치기' })).toHaveCount(0)

  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await page.getByRole('button', { name: '새벽 아틀리에 삭제' }).click()
  await confirm.getByRole('button', { name: '삭제' }).click()
  await expectToast(page, /합친 브랜드가 있어 삭제할 수 없어요/)
  for (const name of ['새벽공방', '새벽 아틀리에']) {
    await page.getByRole('button', { name: `${name} 삭제` }).click()
    await confirm.getByRole('button', { name: '삭제' }).click()
    await expect(page.getByRole('button', { name: `${name} 삭제` })).toHaveCount(0)
  }
})
