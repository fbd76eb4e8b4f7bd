import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct } from '../../support/stock.ts'
import { aShopper } from '../claim/shopper.ts'
import { logInOperator } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'

const TEA = goodsNamed('하동 세작 녹차')

test('상품을 신고하면 운영자가 조치하거나 끝내고, 신고한 사람은 결과를 받는다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const tea = await aProduct(stock, TEA, { name: '신고받은 세작' })
  const jar = await aProduct(stock, TEA, { name: '신고받은 찻잔' })
  await stock.close()
  await aShopper(page)

  const sheet = page.getByRole('dialog', { name: '신고하기' })
  await page.goto(routes.productDetail(tea))
  await page.getByRole('button', { name: '상품 신고하기' }).click()
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await expect(sheet.getByText('신고 사유를 선택해 주세요.')).toBeVisible()
  await inspect('goods-report')
  await sheet.getByRole('radio', { name: '위조품' }).check()
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await expect(page.getByText('신고를 접수했어요.', { exact: false })).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: '상품 신고하기' }).click()
  await expect(sheet.getByText('이미 신고했어요.')).toBeVisible()

  await page.goto(routes.productDetail(jar))
  await page.getByRole('button', { name: '상품 신고하기' }).click()
  await sheet.getByRole('radio', { name: '기타' }).check()
  await sheet.getByLabel('신고 내용').fill('사진이 다른 상품이에요.')
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await expect(sheet).toHaveCount(0)

  await logInOperator(page, ['CLAIMS'])
  await page.goto(operatorRoutes.reports({ kind: 'GOODS' }))
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOf('신고받은 찻잔')).toContainText('사진이 다른 상품이에요.')
  await inspect('operator-reports')
  await rowOf('신고받은 세작').getByRole('button', { name: '조치', exact: true }).click()
  const accepting = page.getByRole('dialog', { name: '신고를 조치로 처리할까요?' })
  await accepting.getByLabel('사유').fill('판매자에게 정품 자료를 요청했어요.')
  await inspect('operator-report-accepting')
  await accepting.getByRole('button', { name: '조치', exact: true }).click()
  await expect(rowOf('신고받은 세작')).toHaveCount(0)
  await rowOf('신고받은 찻잔').getByRole('button', { name: '조치 안 함' }).click()
  const dismissing = page.getByRole('dialog', { name: '조치하지 않고 끝낼까요?' })
  await dismissing.getByLabel('사유').fill('사진과 상품이 같은 것을 확인했어요.')
  await dismissing.getByRole('button', { name: '조치 안 함' }).click()
  await expect(dismissing).toHaveCount(0)
  await expect(rowOf('신고받은 찻잔')).toHaveCount(0)
  await page.goto(operatorRoutes.reports({ state: 'DISMISSED' }))
  await expect(rowOf('신고받은 찻잔')).toContainText('사진과 상품이 같은 것을 확인했어요.')

  await page.goto(routes.notificationList())
  await expect(page.getByText('신고한 내용을 확인해 조치했어요')).toBeVisible()
  await expect(
    page.getByText('신고받은 찻잔 상품 · 사진과 상품이 같은 것을 확인했어요.'),
  ).toBeVisible()
})
