import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

const rowOf = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: orderNumber })

test('판매자는 환불금액을 보고 취소를 거부하며, 운영자는 같은 신청을 본다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SR' })
  await requested({ buyer, order, type: 'CANCEL', reason: 'ORDER_MISTAKE' })
  await logInSeller(page, 'achimbat', ['CLAIMS'])
  await page.goto(sellerRoutes.claims({ keyword: order.orderNumber }))
  await expect(rowOf(page, order.orderNumber)).toBeVisible()
  await inspect('seller-claims')
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: /환불 예정금액/ })).toBeVisible()
  await inspect('seller-claim')
  await page.getByRole('button', { name: '취소 거부' }).click()
  const sheet = page.getByRole('dialog', { name: '취소 거부' })
  await sheet.getByRole('button', { name: '취소 거부' }).click()
  await expect(sheet.getByText('상세 사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await inspect('seller-claim-refusal')
  await sheet.getByLabel('구매자에게 알릴 사유').fill('이미 상품을 보냈어요.')
  await sheet.getByRole('button', { name: '취소 거부' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('취소거부').first()).toBeVisible()

  await logInOperator(page, ['ORDERS', 'CLAIMS'])
  await page.goto(operatorRoutes.claims({ tab: 'ALL', keyword: order.orderNumber }))
  await inspect('operator-claims')
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `취소 ${order.orderNumber}` })).toBeVisible()
  await expect(page.getByText('이미 상품을 보냈어요.').first()).toBeVisible()
  await inspect('operator-claim')
  await page.goto(operatorRoutes.orders({ keyword: order.orderNumber }))
  await expect(rowOf(page, order.orderNumber).first()).toBeVisible()
  await inspect('operator-orders')
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: '구매자' })).toBeVisible()
  await inspect('operator-order')
})

test('운영자는 돌려줄 돈과 기다리는 입금을 표에서 본다', async ({ page, inspect }) => {
  await logInOperator(page, ['ORDERS', 'CLAIMS', 'MONEY'])
  await page.goto(operatorRoutes.refunds())
  await expect(page.getByRole('table', { name: '환불' })).toBeVisible()
  await inspect('operator-refunds')
  await page.getByRole('button', { name: '입금·결제 확인' }).click()
  await expect(page).toHaveURL(/tab=payments/)
  await expect(page.getByRole('table', { name: '결제' })).toBeVisible()
  await inspect('operator-payments')
})
