import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { saveAddress } from '../../support/addressBook.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon, anIssue, together, type Terms } from '../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { putInCart } from '../../support/purchase.ts'
import { aProduct } from '../../support/stock.ts'
import { logIn } from '../purchase/steps.ts'
import { marketUrl } from '../request.ts'
import { openStock } from '../stock.ts'

const TEA = goodsNamed('하동 세작 녹차')

/** Terms of a coupon that cannot be downloaded and that its holder may use. */
const HELD: Terms = {
  issue_kind: 'AUTOMATIC',
  published_from: '2020-01-01',
  published_until: '2099-12-31',
}

/** A product with its price in won, and how many of it are bought. */
export type Bought = { readonly name: string; readonly price: number; readonly quantity: number }

/** A coupon of the buyer; `on` counts the goods that it is for, none for all of them. */
export type HeldTerms = Terms & { readonly on?: readonly number[] }

/** The worked example of stacking, with a choice for the first line more. Source: domain-rules §3.3. */
export const WORKED: { readonly goods: readonly Bought[]; readonly coupons: readonly HeldTerms[] } =
  {
    goods: [
      { name: '쿠폰 찻잎', price: 29_900, quantity: 2 },
      { name: '쿠폰 찻잔', price: 13_333, quantity: 1 },
    ],
    coupons: [
      {
        name: '찻잎 10% 쿠폰',
        discount_kind: 'PERCENT',
        discount_value: 10,
        discount_max: 5_000,
        on: [0],
      },
      {
        name: '찻잎 5% 더하기',
        type: 'DUPLICATION',
        discount_kind: 'PERCENT',
        discount_value: 5,
        on: [0],
      },
      { name: '어디나 7% 쿠폰', discount_kind: 'PERCENT', discount_value: 7, on: [0, 1] },
      {
        name: '3,000원 장바구니 쿠폰',
        type: 'STORE',
        discount_value: 3_000,
        minimum_amount: 60_000,
      },
      { name: '10만원부터 쿠폰', discount_value: 9_000, minimum_amount: 100_000, on: [0] },
    ],
  }

/** The logged-in page's own member, outside of the page. */
export async function buyerOf(page: Page): Promise<Buyer> {
  const buyer = aBuyer({ url: marketUrl() })
  const cookies = await page.context().cookies()
  for (const { name, value } of cookies) buyer.cookies.set(name, value)
  return buyer
}

type Order = { readonly goods: readonly Bought[]; readonly coupons: readonly HeldTerms[] }

/** A member with an address, goods in the cart and coupons in hand; answers them and the lines. */
export async function prepareOrder(page: Page, { goods, coupons }: Order) {
  const stock = openStock()
  const { id, loginId } = await newMember({ ...stock, now: Date.now })
  const goodsIds: number[] = []
  for (const { name, price } of goods) {
    const change = { name, list_price: price, sale_price: price, order_quantity_max: null }
    goodsIds.push(await aProduct(stock, TEA, change))
  }
  for (const { on, ...terms } of coupons) {
    const target_ids = (on ?? [...goodsIds.keys()]).map((index) => goodsIds[index] ?? 0)
    const target: Terms = { target_kind: 'GOODS', target_ids }
    const coupon_id = await aCoupon(stock, together([terms, target, HELD]))
    const held = { coupon_id, member_id: id }
    await anIssue({ ...stock, now: Date.now }, held)
  }
  await logIn(page, loginId)
  const buyer = await buyerOf(page)
  await saveAddress(buyer, { defaultYn: 'Y' })
  const cartIds: number[] = []
  for (const [index, { quantity }] of goods.entries()) {
    cartIds.push(await putInCart(buyer, goodsIds[index] ?? 0, quantity))
  }
  return { stock, buyer, goodsIds, cartIds }
}

/** The payment page of lines of the cart, with its coupons. */
export async function openCheckout(page: Page, cartIds: readonly number[]): Promise<void> {
  await page.goto(routes.orderPayment(cartIds))
  await expect(couponsOf(page)).toBeVisible()
}

export const couponsOf = (page: Page) => page.getByRole('region', { name: '쿠폰', exact: true })
export const sheetOf = (page: Page) => page.getByRole('dialog', { name: '쿠폰 적용' })
