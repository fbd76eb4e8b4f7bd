import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
/** With one option name and add-ons. */
const POT = goodsNamed('올리브나무 토분 화분')

test.use({ expectedComplaints: [/ERR_FAILED/] })

test('담겼는지 모르면 그렇다고 알리고, 다시 확인해도 한 번만 담긴다', async ({ page, inspect }) => {
  await page.goto(routes.productDetail(STRAWBERRIES))
  await expect(page.getByRole('list', { name: '판매자 공지' })).toHaveCount(1)
  await page.getByRole('button', { name: '장바구니' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await expect(sheet.getByText(/도착 예정$/)).toBeVisible()
  await sheet.getByRole('button', { name: '수량 늘리기' }).click()
  await replaceNextAnswer(page, '**/api/shops/carts', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: '장바구니' }).click()
  const unanswered = page.getByRole('alertdialog', { name: '담겼는지 확인하지 못했어요' })
  await expect(unanswered).toBeVisible()
  await inspect('option-unanswered')
  await unanswered.getByRole('button', { name: '다시 확인' }).click()
  await expectToast(page, '장바구니에 담았어요.')
  await expect(sheet).toHaveCount(0)
  await page.goto(routes.cart())
  await expect(page.getByRole('listitem').filter({ hasText: '논산 설향 딸기' })).toHaveCount(1)
  await expect(page.getByRole('group', { name: /딸기.* 수량/ }).getByRole('status')).toHaveText('2')
})

test('시트를 닫았다 열어도 고른 것은 그대로이고, 담으면 비운다', async ({ page }) => {
  await page.goto(routes.productDetail(POT))
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await sheet.getByRole('group').first().getByRole('button').first().click()
  await sheet.getByRole('group', { name: '추가상품' }).getByRole('button').first().click()
  const lines = sheet.getByRole('list', { name: '선택한 상품' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(lines).toHaveCount(2)
  await sheet.getByRole('button', { name: '장바구니' }).click()
  await expectToast(page, '장바구니에 담았어요.')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(sheet.getByText('옵션을 선택해 주세요.')).toBeVisible()
})
