import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { aCoupon, changeCoupon, together, type Terms } from '../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'
import { recordShifts } from '../inspection/shifts.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const POT = goodsNamed('올리브나무 토분 화분')

/** GivenCoupon for years, once to each. */
const GIVEN: Terms = { published_from: '2020-01-01', published_until: '2099-12-31', person_max: 1 }

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '쿠폰받기' })
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** A product with coupons of its own, among those that every goods has, and somebody to get them. */
async function offerCoupons(terms: readonly Terms[]) {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  const goodsId = await aProduct(stock, POT, { name: '쿠폰 화분' })
  const target: Terms = { target_kind: 'GOODS', target_ids: [goodsId] }
  const couponIds: number[] = []
  for (const one of terms) {
    couponIds.push(await aCoupon(stock, together([one, target, GIVEN])))
  }
  return { stock, loginId, goodsId, couponIds }
}

async function openSheet(page: Page, goodsId: number): Promise<void> {
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: /^(쿠폰적용가|최대|쿠폰을)/ }).click()
  await expect(sheetOf(page)).toBeVisible()
}

test.describe('쿠폰함', () => {
  test.use({ expectedComplaints: [/status of 422/] })

  test('비회원이 로그인하고 쿠폰을 받아, 쿠폰함에서 번호를 더하고 자세히 보고 지운다', async ({
    page,
    inspect,
  }) => {
    const [given, entered] = ['화분 반값 쿠폰', '환영 쿠폰']
    const { stock, loginId, goodsId } = await offerCoupons([
      {
        name: given,
        discount_kind: 'PERCENT',
        discount_value: 50,
        discount_max: 5_000,
        minimum_amount: 10_000,
        use_period_kind: 'ISSUE',
        use_days: 2,
      },
    ])
    await aCoupon(stock, { ...GIVEN, name: entered, issue_kind: 'CODE', word: 'HELLOPOT' })
    await stock.close()

    const shifts = await recordShifts(page)
    await page.goto(routes.productDetail(goodsId))
    await expect(page.getByRole('button', { name: /쿠폰적용가 [\d,]+원 ?쿠폰받기/ })).toBeVisible()
    expect(await shifts()).toEqual([])
    await openSheet(page, goodsId)
    await page.getByRole('button', { name: `${given} 로그인하고 받기` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
    await page.getByLabel('아이디').fill(loginId)
    await page.getByLabel('비밀번호').fill('Jangteo!2025')
    await page.getByRole('button', { name: '로그인' }).click()

    await sheetOf(page)
      .getByRole('button', { name: `${given} 받기` })
      .click()
    await expectToast(page, '쿠폰을 받았어요.')
    const got = page.getByRole('button', { name: `${given} 받았어요` })
    await expect(got).toBeFocused()

    await page.goto(routes.myPage())
    await page
      .getByRole('main')
      .getByRole('link', { name: /^쿠폰 [1-9]/ })
      .click()
    await expect(cardOf(page, given)).toContainText('50% 할인(최대 5,000원)')
    await expect(cardOf(page, given)).toContainText('D-2')
    const field = page.getByLabel('쿠폰 번호 등록')
    const register = page.getByRole('button', { name: '등록', exact: true })
    await register.click()
    await expect(page.getByText('쿠폰 번호를 입력해 주세요.')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('NO-SUCH-COUPON')
    await register.click()
    await expect(page.getByText('쿠폰 번호를 다시 확인해 주세요.')).toBeVisible()
    await inspect('coupon-list')
    await field.fill('hello-pot')
    await register.click()
    await expectToast(page, '쿠폰을 등록했어요.')
    await expect(field).toHaveValue('')
    await cardOf(page, entered).getByRole('link').click()

    await expect(page.getByRole('region', { name: '쿠폰 내역' })).toContainText('발급')
    await expect(page.getByRole('region', { name: '적용 상품' })).toContainText('장터의 모든 상품')
    await page.goBack()
    await cardOf(page, given).getByRole('link').click()
    const goods = page.getByRole('region', { name: '적용 상품' })
    await expect(goods.getByRole('link', { name: '쿠폰 화분' })).toBeVisible()
    await inspect('coupon-detail')
    await page.getByRole('button', { name: '쿠폰 삭제' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expectToast(page, '쿠폰을 삭제했어요.')
    await expect(cardOf(page, entered)).toBeVisible()
    await expect(cardOf(page, given)).toHaveCount(0)
    await page.getByRole('button', { name: `${entered} 삭제` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(cardOf(page, entered)).toHaveCount(0)
  })
})

test.describe('쿠폰받기', () => {
  test.use({ expectedComplaints: [/status of (?:400|409)/] })

  test('모두 받다가 떨어진 쿠폰은 그 자리에 까닭을 적고, 조건이 바뀐 쿠폰은 새로 받는다', async ({
    page,
    inspect,
  }) => {
    const [retained, missing] = ['남은 쿠폰', '떨어진 쿠폰']
    const { stock, loginId, goodsId, couponIds } = await offerCoupons([
      { name: retained, discount_value: 2_000 },
      { name: missing, total_max: 1 },
    ])
    await logIn(page, loginId)
    await openSheet(page, goodsId)
    const [storedId = 0, removedId = 0] = couponIds
    await expect(cardOf(page, missing).getByRole('button')).toHaveText(/받기$/)
    await changeCoupon(stock, removedId, { issued_count: 1 })
    await sheetOf(page)
      .getByRole('button', { name: /쿠폰 \d+장 모두 받기/ })
      .click()
    await expect(page.getByText(/장을 받았어요\. 1장은 받지 못했어요\./)).toBeVisible()
    await expect(cardOf(page, retained).getByRole('button')).toHaveText(/받았어요$/)
    await expect(cardOf(page, missing)).toContainText('준비된 쿠폰이 모두 소진됐어요.')
    await inspect('coupon-offers')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toHaveCount(0)
    const row = page.getByRole('button', { name: /^(쿠폰적용가|최대|쿠폰을)/ })
    await expect(row).toBeFocused()
    await expect(row).toHaveText(/^쿠폰적용가 [\d,]+원$/)

    await changeCoupon(stock, storedId, { revision: 2, discount_value: 2_500 })
    await stock.close()
    const shifts = await recordShifts(page)
    await page.goto(routes.couponList())
    await expect(cardOf(page, retained)).toContainText('쿠폰 조건이 바뀌었어요.')
    expect(await shifts()).toEqual([])
    await cardOf(page, retained).getByRole('button', { name: '새 조건으로 받기' }).click()
    await expectToast(page, '새 조건으로 받았어요.')
    await expect(cardOf(page, retained)).toContainText('2,500원 할인')
    await expect(cardOf(page, retained).getByRole('button')).toHaveText(['삭제'])

    await page.getByRole('button', { name: /^기간만료/ }).click()
    await expect(page).toHaveURL(/status=EXPIRED/)
    await page.goto(routes.couponDetail('nothing'))
    await expect(page.getByRole('heading', { name: '쿠폰을 찾을 수 없어요' })).toBeVisible()
  })
})
