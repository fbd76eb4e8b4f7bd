import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aGuestShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { logInSeller } from '../staff/steps.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const STORE = 'achimbat'

const rowOf = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: orderNumber })
const checkboxOf = (page: Page, orderNumber: string) =>
  rowOf(page, orderNumber).getByRole('checkbox')
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주문 상태' }).getByRole('button', { name })
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: '선택한 주문 상품' }).getByRole('button', { name })

test('새 주문을 확인하고 송장을 등록해 보내며, 고른 조건은 주소에 남는다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aGuestShopper(page)
  const sent = await buy({ goodsId: STRAWBERRIES })
  await logInSeller(page, STORE, ['ORDERS'])
  await page.goto(sellerRoutes.home())
  await expect(page.getByRole('link', { name: /신규주문/ }).first()).toBeVisible()
  await inspect('seller-home')

  await page.goto(sellerRoutes.orders({ tab: 'NEW', keyword: sent.orderNumber }))
  await checkboxOf(page, sent.orderNumber).check()
  await inspect('seller-orders-new')
  await action(page, '발주확인').click()
  await expect(page.getByText('조건에 맞는 주문이 없어요')).toBeVisible()

  await tabOf(page, '배송준비').click()
  await expect(page).toHaveURL(/tab=READY/)
  await checkboxOf(page, sent.orderNumber).check()
  await action(page, '송장 등록').click()
  const sheet = page.getByRole('dialog', { name: '송장 등록' })
  await sheet.getByRole('button', { name: '1개 발송 처리' }).click()
  await expect(
    sheet
      .getByRole('alert')
      .or(sheet.getByText(/송장번호/))
      .first(),
  ).toBeVisible()
  await inspect('seller-ship')
  await sheet.getByLabel('송장번호').fill('123456789012')
  await sheet.getByRole('button', { name: '1개 발송 처리' }).click()
  await tabOf(page, '배송중').click()
  await expect(rowOf(page, sent.orderNumber)).toContainText('1234-5678-9012')
  await page.reload()
  await expect(rowOf(page, sent.orderNumber)).toContainText('1234-5678-9012')
})

test('송장 파일의 줄마다 결과를 읽고, 다시 올리면 이미 처리된 줄이 된다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aGuestShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SR' })
  await logInSeller(page, STORE, ['ORDERS'])
  await page.goto(sellerRoutes.orders({ keyword: order.orderNumber }))
  const number = await rowOf(page, order.orderNumber).getByRole('link').first().innerText()
  const rows = [
    '주문상품번호,택배사,송장번호',
    `${number},CJ대한통운,223456789012`,
    '2026082200000042-1,CJ대한통운,323456789012',
  ]
  const file = { name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.getByRole('button', { name: '송장 파일 올리기' }).click()
  const sheet = page.getByRole('dialog', { name: '송장 파일 올리기' })
  await sheet.locator('input[type=file]').setInputFiles(file)
  await expect(sheet.getByText(/모두 처리했어요.*2\/2줄/)).toBeVisible({ timeout: 20_000 })
  await expect(sheet.getByRole('table', { name: '처리하지 못한 줄' })).toBeVisible()
  await inspect('seller-ship-file')
  await sheet.locator('input[type=file]').setInputFiles(file)
  await expect(sheet.getByText('이미 처리됨')).toBeVisible({ timeout: 20_000 })
})

test('구매자 정보는 사유를 남긴 뒤에만 모두 보인다', async ({ page, inspect }) => {
  const { buy } = await aGuestShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES })
  await logInSeller(page, STORE, ['ORDERS'])
  await page.goto(sellerRoutes.orders({ keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  const buyer = page.getByRole('region', { name: '구매자' })
  await expect(buyer).toContainText('홍*동')
  await buyer.getByRole('button', { name: '전체 보기' }).click()
  const sheet = page.getByRole('dialog', { name: '구매자 정보 보기' })
  await sheet.getByLabel('사유').fill('배송 문의 확인')
  await sheet.getByRole('button', { name: '전체 보기' }).click()
  await expect(buyer).toContainText('홍길동')
  await inspect('seller-order')
  await page.reload()
  await expect(buyer).toContainText('홍*동')
})
