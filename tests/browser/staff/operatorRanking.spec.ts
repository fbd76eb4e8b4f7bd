import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { aProduct } from '../../support/stock.ts'
import { openStock } from '../stock.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

test.use({ expectedComplaints: [/ERR_FAILED/] })

test('운영자는 사유를 적어 상품을 랭킹에서 제외하고 다시 포함한다', async ({ page, inspect }) => {
  const stock = openStock()
  const goodsId = await aProduct(stock, 1, { name: '순위를 흔든 상품' })
  await stock.close()
  await logInOperator(page)
  await page.goto(operatorRoutes.goodsReview(goodsId))
  await expect(page.getByRole('heading', { level: 1, name: '순위를 흔든 상품' })).toBeVisible()

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: '랭킹에서 제외' }).click()
  await expect(sheet.getByText('판매자에게는 보이지 않아요.')).toBeVisible()
  await sheet.getByRole('button', { name: '랭킹에서 제외' }).click()
  await expect(sheet.getByText('사유를 5~500자로 입력해 주세요.')).toBeVisible()
  await sheet.getByLabel('사유').fill('한 사람이 여러 계정으로 구매했어요')
  await replaceNextAnswer(page, '**/exclude-from-ranking', (route) => route.abort())
  await sheet.getByRole('button', { name: '랭킹에서 제외' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByLabel('사유')).toHaveValue('한 사람이 여러 계정으로 구매했어요')
  await inspect('operator-ranking-failed')
  await sheet.getByRole('button', { name: '랭킹에서 제외' }).click()
  await expectToast(page, '랭킹에서 제외했어요.')
  await expect(page.getByText('사유: 한 사람이 여러 계정으로 구매했어요')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await inspect('operator-ranking-exclusion')

  await page.getByRole('button', { name: '랭킹에 다시 포함' }).click()
  await sheet.getByLabel('사유').fill('소명을 확인했어요')
  await sheet.getByRole('button', { name: '랭킹에 다시 포함' }).click()
  await expectToast(page, '다음 집계부터 랭킹에 다시 포함돼요.')
  await expect(page.getByRole('button', { name: '랭킹에서 제외' })).toBeVisible()
})
