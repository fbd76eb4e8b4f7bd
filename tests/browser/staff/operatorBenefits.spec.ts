import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { aPhoto } from '../../support/upload/pictures.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

test.use({ expectedComplaints: [/status of 422/] })

test('운영자는 혜택을 만들어 순서를 정하고 숨긴다', async ({ page, inspect }) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.benefits())
  const table = page.getByRole('table', { name: '혜택' })
  await expect(table.getByRole('link', { name: '단골 가게 쿠폰' })).toBeVisible()
  await inspect('operator-benefits')
  await page.getByRole('link', { name: '혜택 만들기' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '혜택 만들기' })).toBeVisible()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('대표 그림을 선택해 주세요.')).toBeVisible()
  await inspect('operator-benefit')
  await page.getByLabel('혜택 이름').fill('가을 산책 혜택')
  await page.getByLabel('한 줄 소개').fill('걷는 만큼 할인받아요')
  await page
    .getByLabel('대표 그림 파일')
    .setInputFiles({ name: 'autumn.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await expect(page.getByLabel('대표 그림', { exact: false }).first()).toHaveValue(/^u-/)
  await page.getByLabel('내용').fill('가을 내내 쿠폰을 받을 수 있어요.')
  await page.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '혜택을 만들었어요.')
  await expect(page.getByRole('heading', { level: 1, name: '가을 산책 혜택' })).toBeVisible()

  await page.goto(operatorRoutes.benefits())
  const titles = table.getByRole('link')
  const count = await titles.count()
  await page.getByRole('button', { name: '가을 산책 혜택 위로' }).click()
  await expectToast(page, '순서를 바꿨어요.')
  await expect(titles.nth(count - 2)).toHaveText('가을 산책 혜택')

  await page.goto(routes.benefitList())
  await expect(page.getByText('걷는 만큼 할인받아요')).toBeVisible()
  await page.goto(operatorRoutes.benefits())
  await table.getByRole('link', { name: '가을 산책 혜택' }).click()
  await page.getByLabel('숨기기').check()
  await page.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '혜택을 저장했어요.')
  await page.goto(operatorRoutes.benefits())
  await expect(table.getByText('숨김')).toBeVisible()
})
