import { ADULT_MEDIA_TEXT } from '@jangteo/core/goods/adultMedia.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { aProduct, changeGoods } from '../../support/stock.ts'
import { chooseGoods, logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import { aPerson, openWindow, verifyAs } from './verifyPerson.ts'

/** For grown-up members alone. */
const LIQUOR = goodsNamed('느린소주 40도 375ml')
const PRODUCT = routes.productDetail(LIQUOR)
/** Without options. */
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

/** A member of their own, and what the market knows of them. */
async function aNewMember() {
  const stock = openStock()
  const { id, loginId } = await newMember({ ...stock, now: Date.now })
  const read = () =>
    stock.database.db
      .selectFrom('members')
      .select(['name', 'birthday', 'gender', 'adult_certified_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return { loginId, read, stock, close: stock.close }
}

const notice = (page: Page) => page.getByText('성인인증 후 볼 수 있는 상품이에요.')

test('가려진 19세 상품에서 성인인증을 하면 그 상품이 열리고, 뒤로 가도 인증창이 아니다', async ({
  page,
  inspect,
}) => {
  const member = await aNewMember()
  await logIn(page, member.loginId)
  await page.goto(PRODUCT)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(ADULT_MEDIA_TEXT)).toBeVisible()
  await inspect('goods-adult-covered')
  await page.getByRole('link', { name: '성인인증하기' }).click()
  await expect(page.getByRole('heading', { name: '성인인증 후 이용할 수 있어요' })).toBeVisible()
  await inspect('adult-certification')
  await openWindow(page)
  await inspect('identity-window')
  const person = aPerson('1992-02-29')
  await verifyAs(page, person)
  await expect(page).toHaveURL(PRODUCT)
  await expectToast(page, '성인인증을 마쳤어요.')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText(ADULT_MEDIA_TEXT)).toHaveCount(0)
  const known = await member.read()
  expect([known.name, known.birthday, known.gender]).toEqual([person.name, '1992-02-29', 'MALE'])
  expect(known.adult_certified_at).not.toEqual(null)
  await page.goBack()
  await expect(page).toHaveURL(PRODUCT)
  await page.goto(routes.adultCertification(PRODUCT))
  await expect(page.getByRole('heading', { name: '성인인증을 마쳤어요' })).toBeVisible()
  await inspect('adult-certified')
  await page.getByRole('link', { name: '계속하기' }).click()
  await expect(page).toHaveURL(PRODUCT)
  await member.close()
})

test('비회원은 로그인한 뒤에 인증하고 그 상품으로 돌아온다', async ({ page, inspect }) => {
  const member = await aNewMember()
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: '성인인증하기' }).click()
  await expect(page.getByRole('heading', { name: '로그인하고 이용해 주세요' })).toBeVisible()
  await inspect('adult-guest')
  await page.getByRole('link', { name: '로그인', exact: true }).click()
  await page.getByLabel('아이디').fill(member.loginId)
  await page.getByLabel('비밀번호').fill('Jangteo!2025')
  await page.getByRole('button', { name: '로그인' }).click()
  await openWindow(page)
  await verifyAs(page, aPerson('1990-01-01'))
  await expect(page).toHaveURL(PRODUCT)
  await expect(notice(page)).toHaveCount(0)
  await member.close()
})

test.describe('인증되지 않는 것', () => {
  test.use({ expectedComplaints: [/status of (?:409|422)/] })

  test('미성년자, 닫은 창, 실패, 답이 없는 기관은 상품을 열지 않고, 그때마다 이어서 할 일이 있다', async ({
    page,
    inspect,
  }) => {
    const member = await aNewMember()
    await logIn(page, member.loginId)
    await page.goto(routes.adultCertification(PRODUCT))
    await openWindow(page)
    await page.getByRole('button', { name: '창 닫기' }).click()
    await expect(page).toHaveURL(routes.adultCertification(PRODUCT))
    await expect(page.getByRole('alert')).toHaveCount(0)

    await openWindow(page)
    await verifyAs(page, aPerson('2012-03-01'))
    await expect(page.getByText('19세 미만은 이용할 수 없는 상품이에요.')).toBeVisible()
    await inspect('adult-minor')
    await page.getByRole('button', { name: '다시 인증하기' }).click()
    await page.getByText('다른 결과 시험하기').click()
    await page.getByRole('button', { name: '인증 실패로 돌아가기' }).click()
    await expect(page.getByText('본인인증을 마치지 못했어요. 다시 시도해 주세요.')).toBeVisible()

    await page.getByRole('button', { name: '다시 인증하기' }).click()
    await page.getByText('다른 결과 시험하기').click()
    await page.getByRole('button', { name: '인증 기관이 응답하지 않게 하기' }).click()
    const silent = page.getByText('본인인증 기관이 응답하지 않아요. 잠시 후 다시 시도해 주세요.')
    await expect(silent).toBeVisible()
    await inspect('adult-silent')
    await page.reload()
    await expect(silent).toBeVisible()
    await page.getByRole('button', { name: '다시 확인하기' }).click()
    await expect(silent).toBeVisible()
    await page.getByRole('link', { name: '인증하지 않고 돌아가기' }).click()
    await expect(page).toHaveURL(PRODUCT)
    await expect(notice(page)).toBeVisible()
    const { birthday, adult_certified_at } = await member.read()
    expect([birthday, adult_certified_at]).toEqual([null, null])
    await member.close()
  })
})

test('옵션 시트와 장바구니에서 막힌 상품도 성인인증을 하고 그 자리로 돌아온다', async ({
  page,
  inspect,
}) => {
  const member = await aNewMember()
  const goodsId = await aProduct(member.stock, STRAWBERRIES, { name: '어른의 딸기', stock: 9 })
  await logIn(page, member.loginId)
  await chooseGoods(page, routes.productDetail(goodsId), '장바구니')
  await changeGoods(member.stock, goodsId, { is_adult_only: true })
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await sheet.getByRole('button', { name: '바로구매' }).click()
  await expect(page).toHaveURL(routes.adultCertification(routes.productDetail(goodsId)))

  await page.goto(routes.cart())
  const line = page.getByRole('listitem').filter({ hasText: '어른의 딸기' })
  await expect(line.getByText('성인인증이 필요한 상품이에요.').first()).toBeVisible()
  await inspect('cart-adult')
  await line.getByRole('link', { name: '성인인증' }).first().click()
  await openWindow(page)
  await verifyAs(page, aPerson('1988-08-08'))
  await expect(page).toHaveURL(routes.cart())
  await expect(page.getByText('어른의 딸기').first()).toBeVisible()
  await expect(page.getByText('성인인증이 필요한 상품이에요.')).toHaveCount(0)
  await page.getByRole('button', { name: /구매하기/ }).click()
  await expect(page).toHaveURL(/\/order\/payment/)
  await member.close()
})

test.describe('주문서', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('막혀도 거기서 성인인증을 하고 주문서로 돌아온다', async ({ page, inspect }) => {
    const member = await aNewMember()
    const goodsId = await aProduct(member.stock, STRAWBERRIES, { name: '주문할 딸기', stock: 9 })
    await logIn(page, member.loginId)
    await chooseGoods(page, routes.productDetail(goodsId), '바로구매')
    await expect(page).toHaveURL(/\/order\/payment/)
    const checkout = page.url()
    await changeGoods(member.stock, goodsId, { is_adult_only: true })
    await page.reload()
    await expect(page.getByRole('heading', { name: '주문할 수 없는 상품이 있어요' })).toBeVisible()
    await inspect('checkout-adult')
    await page.getByRole('link', { name: '주문할 딸기 성인인증' }).click()
    await openWindow(page)
    await verifyAs(page, aPerson('1979-12-31'))
    await expect(page).toHaveURL(checkout)
    await expect(page.getByRole('button', { name: '결제하기' })).toBeVisible()
    await member.close()
  })
})
