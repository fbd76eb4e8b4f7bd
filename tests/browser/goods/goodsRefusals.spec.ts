import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct, changeOption, optionOf } from '../../support/stock.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** With one option name and add-ons. */
const POT = goodsNamed('올리브나무 토분 화분')
/** For grown-up members alone. */
const LIQUOR = goodsNamed('느린소주 40도 375ml')

const CLOSED = [
  {
    name: '가벼운 하루 스마트워치',
    label: '판매예정',
    why: /(오전|오후) \d+:\d+ 오픈 예정이에요\./,
  },
  { name: '고성 초당옥수수 10개입', label: '품절', why: '일시 품절된 상품이에요.' },
  { name: '라운드 스트로 햇', label: '판매중지', why: '판매가 중지된 상품이에요.' },
  { name: '거실 한 판 보드게임', label: '판매종료', why: '판매가 종료된 상품이에요.' },
] as const

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '옵션 선택' })

async function openSheet(page: Page, goodsId: number): Promise<void> {
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '바로구매' }).click()
  await expect(sheetOf(page)).toBeVisible()
}

test('구매할 수 없는 상품은 판매 상태마다 까닭과 갈 길을 알려 준다', async ({ page, inspect }) => {
  for (const { name, label, why } of CLOSED) {
    await page.goto(routes.productDetail(goodsNamed(name)))
    const state = page.getByRole('status').filter({ hasText: label })
    await expect(state).toContainText(why)
    await expect(page.getByRole('button', { name: '바로구매' })).toHaveCount(0)
  }
  await inspect('goods-finished')
  await page.getByRole('link', { name: '비슷한 상품 보기' }).click()
  await expect(page).toHaveURL(/\/category\/detail\/\d+/)
})

test.describe('옵션 시트', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('고를 것과 수량의 한도와 그사이의 품절을 그 자리에서 알려 준다', async ({
    page,
    inspect,
  }) => {
    const stock = openStock()
    const goodsId = await aProduct(stock, POT, {
      name: '셋까지 화분',
      stock: 9,
      quantity_min: 2,
      order_quantity_max: 3,
    })
    await openSheet(page, goodsId)
    const sheet = sheetOf(page)
    await sheet.getByRole('button', { name: '바로구매' }).click()
    await expectToast(page, '옵션을 선택해 주세요.')
    await sheet.getByRole('group').first().getByRole('button').first().click()
    const amount = sheet.getByRole('list', { name: '선택한 상품' })
    await amount.getByRole('button', { name: /줄이기/ }).click()
    await expect(sheet.getByText('최소 2개부터 주문할 수 있어요.')).toBeVisible()
    await inspect('option-minimum')
    await amount.getByRole('button', { name: /늘리기/ }).click()
    await amount.getByRole('button', { name: /늘리기/ }).click()
    await amount.getByRole('button', { name: /늘리기/ }).click()
    await expect(page.getByText('한 번에 최대 3개까지 주문할 수 있어요.').last()).toBeVisible()
    await changeOption(stock, (await optionOf(stock, goodsId)).id, { stock: 0 })
    await sheet.getByRole('button', { name: '장바구니' }).click()
    await expect(page.getByText('재고가 부족해요.').last()).toBeVisible()
    await expect(sheet.getByRole('group').first().getByRole('button').first()).toBeDisabled()
    await stock.close()
  })

  test('회원과 성인만 사는 상품은 로그인을 묻고, 준회원이면 까닭을 알려 준다', async ({
    page,
    inspect,
  }) => {
    await openSheet(page, LIQUOR)
    await expect(sheetOf(page).getByText('성인인증이 필요한 상품이에요.')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: '바로구매' }).click()
    const question = page.getByRole('alertdialog', { name: '로그인이 필요해요. 로그인할까요?' })
    await expect(question).toContainText('성인인증이 필요한 상품이에요.')
    await inspect('goods-login')
    await question.getByRole('button', { name: '로그인' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, 'jihopark')
    await openSheet(page, LIQUOR)
    await expect(sheetOf(page).getByText('성인인증이 필요한 상품이에요.')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: '바로구매' }).click()
    await expect(page).toHaveURL(/\/account\/adultCertification\?returnUrl=/)
    await expect(page.getByText('준회원은 19세 이상 상품을 이용할 수 없어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '본인인증하기' })).toHaveCount(0)
    await inspect('adult-associate')
    await page.getByRole('link', { name: '인증하지 않고 돌아가기' }).click()
    await expect(page).toHaveURL(routes.productDetail(LIQUOR))
  })
})
