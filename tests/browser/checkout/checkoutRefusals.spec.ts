import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct, changeGoods, changeOption, optionOf } from '../../support/stock.ts'
import type { Stock } from '../../support/stock.ts'
import {
  GUEST_PASSWORD,
  agreeToTerms,
  chooseGoods,
  fillGuestOrder,
  logIn,
  payInWindow,
} from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { addToCart } from '../request.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** 4,000 won shipping, not delivered to islands; without options. */
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
/** Of the same store, but carried for nothing from 30,000 won. */
const TANGERINES = goodsNamed('서귀포 노지 감귤')
/** Made to order. */
const CAKE = goodsNamed('생화 레터링 생크림 케이크')

const dialogOf = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const pay = (page: Page) => page.getByRole('button', { name: '결제하기' })

/** Puts goods aside for buying at once, and opens the payment page. */
async function openCheckout(page: Page, stock: Stock, goodsIds: readonly number[]) {
  const cartIds: number[] = []
  for (const goodsId of goodsIds) {
    const { id: optionId } = await optionOf(stock, goodsId)
    cartIds.push(...(await addToCart(page, { goodsId, optionId, quantity: 2 })))
  }
  await page.goto(routes.orderPayment(cartIds))
  await expect(page.getByRole('region', { name: '주문자' })).toBeVisible()
  return cartIds
}

async function policyOf({ database }: Stock, goodsId: number): Promise<number> {
  const { shipping_policy_id } = await database.db
    .selectFrom('goods')
    .select('shipping_policy_id')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return shipping_policy_id
}

/** Removes the lines from the cart as another tab of the buyer would. */
async function removeLines(page: Page, cartIds: readonly number[]): Promise<void> {
  await page.request.delete('/api/shops/carts', {
    headers: { authorization: GUEST_CREDENTIAL },
    data: { cartIdList: cartIds },
  })
}

test.use({ expectedComplaints: [/status of (404|409|422)/] })

test('비회원 주문서는 빠지거나 틀린 것을 그 자리에서 알려 주고, 배송하지 않는 곳과 사라진 상품은 주문받지 않는다', async ({
  page,
  inspect,
}) => {
  await chooseGoods(page, routes.productDetail(STRAWBERRIES), '바로구매')
  await pay(page).press('Enter')
  for (const text of [
    '주문자 이름을 입력해 주세요.',
    '휴대폰 번호를 입력해 주세요.',
    '이메일을 입력해 주세요.',
    '받는 분 이름을 입력해 주세요.',
    '주소를 검색해 주세요.',
    '결제수단을 선택해 주세요.',
    '필수 약관에 동의해 주세요.',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await inspect('checkout-incomplete')

  await fillGuestOrder(page)
  const password = page.getByRole('region', { name: '주문 비밀번호' })
  const typed = password.getByLabel(/^주문 비밀번호(?! 확인)/)
  await typed.fill('short1')
  await pay(page).press('Enter')
  await expect(password).toContainText('8~20자')
  await typed.fill(GUEST_PASSWORD)
  await page.getByLabel('주문 비밀번호 확인').fill('another123!')
  await expect(password).toContainText('비밀번호가 서로 일치하지 않아요.')
  await page.getByLabel('주문 비밀번호 확인').fill(GUEST_PASSWORD)

  const destination = page.getByRole('region', { name: '배송지' })
  await destination.getByLabel('우편번호').fill('63122')
  const undeliverable = /'논산 설향 딸기.*' 상품은 제주로 배송할 수 없어요\./
  await expect(destination).toContainText(undeliverable)
  await expect(page.getByRole('region', { name: '주문 상품 1' })).toContainText(undeliverable)
  await inspect('checkout-undeliverable')
  await destination.getByLabel('우편번호').fill('06236')
  await expect(page.getByText(undeliverable)).toHaveCount(0)

  await page.getByText('신용/체크카드').click()
  await agreeToTerms(page)
  await removeLines(page, [Number(/\d+/.exec(new URL(page.url()).search)?.[0])])
  await pay(page).click()
  const refused = dialogOf(page, '주문하지 못했어요')
  await expect(refused).toContainText('장바구니에 없는 상품이에요.')
  await refused.getByRole('link', { name: '장바구니로' }).click()
  await expect(page.getByRole('heading', { name: '장바구니가 비어 있어요' })).toBeVisible()
})

test('보는 사이 값과 배송비와 재고와 판매가 달라지면 상품마다 전과 지금을 읽고 이어 가거나 장바구니로 간다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const [dear, scarce] = [
    await aProduct(stock, STRAWBERRIES, { name: '오른 딸기', sale_price: 21_900, stock: 9 }),
    await aProduct(stock, STRAWBERRIES, { name: '줄어든 딸기', sale_price: 21_900, stock: 9 }),
  ]
  const cartIds = await openCheckout(page, stock, [dear, scarce])
  await fillGuestOrder(page)
  await page.getByText('신용/체크카드').click()
  await agreeToTerms(page)

  await changeGoods(stock, dear, { sale_price: 22_900 })
  await pay(page).click()
  const changed = dialogOf(page, '주문 내용이 변경됐어요')
  const line = changed.getByRole('listitem').filter({ hasText: '오른 딸기' })
  await expect(line).toContainText('상품의 가격이 변경됐어요.')
  await expect(line).toContainText('전에는 21,900원→지금은 22,900원')
  await expect(changed).toContainText('전에는 95,600원→지금은 97,600원')
  await inspect('checkout-changed')
  await changed.getByRole('button', { name: '확인' }).click()
  await expect(pay(page)).toHaveText('97,600원 결제하기')

  await changeGoods(stock, scarce, { shipping_policy_id: await policyOf(stock, TANGERINES) })
  await pay(page).click()
  await expect(changed).toContainText('배송비가 변경됐어요.')
  await expect(changed).toContainText('전에는 97,600원→지금은 93,600원')
  await page.keyboard.press('Escape')
  await expect(pay(page)).toHaveText('93,600원 결제하기')

  await changeOption(stock, (await optionOf(stock, scarce)).id, { stock: 1 })
  await changeGoods(stock, dear, { sale_status: 'STOP' })
  await pay(page).click()
  const blocked = dialogOf(page, '지금은 구매할 수 없는 상품이 있어요')
  const blamed = (name: string) => blocked.getByRole('listitem').filter({ hasText: name })
  await expect(blamed('줄어든 딸기')).toContainText('재고가 부족해요. 1개 남았어요.')
  await expect(blamed('줄어든 딸기')).toContainText('전에는 2개→지금은 1개')
  await expect(blamed('오른 딸기')).toContainText('판매 중인 상품이 아니에요.')
  await inspect('checkout-blocked')
  await blocked.getByRole('button', { name: '닫기' }).click()
  await expect(page.getByLabel('받는 분')).toHaveValue('홍길동')

  await page.reload()
  await expect(page.getByRole('heading', { name: '주문할 수 없는 상품이 있어요' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('줄어든 딸기')
  await inspect('checkout-closed')
  await page.getByRole('link', { name: '장바구니로 가기' }).click()
  await expect(page.getByRole('region', { name: '구매할 수 없는 상품 1' })).toContainText(
    '오른 딸기',
  )
  await removeLines(page, cartIds)
  await page.goto(routes.orderPayment(cartIds))
  await expect(page.getByText('장바구니에 없는 상품이에요.')).toBeVisible()
  await stock.close()
})

test('회원은 주문제작 동의와 주소록의 한도를 그 자리에서 안다', async ({ page, inspect }) => {
  await logIn(page, 'yejuncha')
  await page.goto(routes.productDetail(CAKE))
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await sheet.getByRole('group').first().getByRole('button').first().click()
  await sheet.getByRole('button', { name: '바로구매' }).click()
  await expect(page.getByRole('region', { name: '배송지' })).toBeVisible()
  await pay(page).press('Enter')
  const terms = page.getByRole('region', { name: '약관 동의' })
  await expect(terms).toContainText('주문제작 상품의 취소·교환·반품 제한에 동의해 주세요.')
  await expect(terms.getByRole('checkbox')).toHaveCount(1)
  await expect(terms.getByRole('heading', { name: '주문제작 상품 동의' })).toBeVisible()
  await expect(terms.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: '배송지 변경' }).click()
  await expect(page.getByRole('button', { name: '새 배송지 추가' })).toBeVisible()
  await inspect('checkout-addresses')
  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  await expectToast(page, '배송지는 최대 20개까지 등록할 수 있어요.')
  await page.getByRole('button', { name: '배송지 관리' }).click()
  await expect(page).toHaveURL(/manageAddress/)
})

test('보는 사이 주문제작이 된 상품은 동의할 칸이 그 자리에 생기고, 동의하면 주문된다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const goodsId = await aProduct(stock, STRAWBERRIES, { name: '새겨 주는 딸기', stock: 9 })
  await openCheckout(page, stock, [goodsId])
  await fillGuestOrder(page)
  await page.getByText('신용/체크카드').click()
  await agreeToTerms(page)
  await changeGoods(stock, goodsId, { kind: 'CUSTOM_MADE' })
  await pay(page).click()
  const terms = page.getByRole('region', { name: '약관 동의' })
  const consent = terms.getByRole('checkbox', { name: /주문제작 상품은/ })
  await expect(consent).not.toBeChecked()
  await expect(
    page.getByText('주문제작 상품의 취소·교환·반품 제한에 동의해 주세요.').first(),
  ).toBeVisible()
  await inspect('checkout-became-custom-made')
  await consent.check()
  await pay(page).click()
  await page.waitForURL('**/sandbox-gateway/window/**')
  await payInWindow(page)
  await stock.close()
})
