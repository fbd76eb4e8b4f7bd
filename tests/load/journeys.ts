import { CHECKOUT_TERM_VERSIONS } from '@jangteo/core/checkout/checkout.codes'
import { requiredTerms } from '@jangteo/core/checkout/checkout.rules'
import {
  GUEST_PASSWORD,
  ORDERER,
  type OrderPage,
  type PlacedOrder,
  SEOUL,
} from '../support/purchase.ts'
import type { Caller } from './caller.ts'
import type { Connection } from './connection.ts'
import type { SoldGoods } from './shop.ts'

/** Asks for a page or a call that anybody may ask for. */
export async function look(connection: Connection, path: string): Promise<void> {
  const answer = await connection.send({ method: 'GET', path })
  if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${answer.body}`)
}

/** Puts a piece in the cart and answers its line. */
export async function addToCart(caller: Caller, { goodsId, optionId }: SoldGoods): Promise<number> {
  const { cartIdList } = await caller.ask<{ readonly cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    { goodsList: [{ goodsId, optionId, quantity: 1 }] },
  )
  return cartIdList[0] ?? Number.NaN
}

type CouponPick = { readonly couponIssueIdEncrypt: string }
/** An order with coupons that was not placed yet. */
export type CouponedOrder = {
  readonly cartIdList: readonly number[]
  readonly couponList: readonly CouponPick[]
}

/** Fills a cart and chooses the best coupons for it. */
export async function chooseCoupons(
  caller: Caller,
  goods: readonly SoldGoods[],
): Promise<CouponedOrder> {
  const cartIdList: number[] = []
  for (const each of goods) cartIdList.push(await addToCart(caller, each))
  const path = `/promotions/coupons/shopping-order?cartId=[${cartIdList.join(',')}]`
  const { couponList } = await caller.ask<CouponedOrder>('GET', path)
  return { cartIdList, couponList }
}

/** The sums of an order at an address, with its coupons. */
export async function sumUp(caller: Caller, order: CouponedOrder): Promise<void> {
  const summary = { ...order, zonecode: SEOUL.zonecode }
  await caller.ask('POST', '/shops/orders/summary', summary)
}

export type Purchase = {
  readonly goods: SoldGoods
  readonly isGuest: boolean
  /** A buyer's own: unpaid orders are counted by it. */
  readonly mobile: string
}

/** A whole purchase: cart, page, the sums at the address, order, payment window, approval. */
export async function buyOnce(caller: Caller, purchase: Purchase): Promise<void> {
  const placed = await placeOrder(caller, await fillOrder(caller, purchase))
  await approve(caller, await payAtWindow(caller, placed))
}

/** Fills a cart and answers its order as a payment page sends it. */
export async function fillOrder(caller: Caller, { goods, isGuest, mobile }: Purchase) {
  const cartIdList = [await addToCart(caller, goods)]
  const page = await caller.ask<OrderPage>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartIdList[0]}]`,
  )
  const summary = { cartIdList, zonecode: SEOUL.zonecode }
  const { totals } = await caller.ask<OrderPage>('POST', '/shops/orders/summary', summary)
  const guestPassword = { password: GUEST_PASSWORD, confirmation: GUEST_PASSWORD }
  return {
    cartIdList,
    orderer: { ...ORDERER, mobile },
    receiver: SEOUL,
    paymentMethodEnum: 'CARD',
    guestPassword: isGuest ? guestPassword : null,
    agreedTermsList: requiredTerms(isGuest ? 'GUEST' : 'MEMBER').map((termsEnum) => ({
      termsEnum,
      version: CHECKOUT_TERM_VERSIONS[termsEnum],
    })),
    payableAmount: totals.payableAmount,
    seenLines: page.groups.flatMap(({ lines }) =>
      lines.map(({ cartId, salePrice, quantity }) => ({ cartId, salePrice, quantity })),
    ),
  }
}

export type FilledOrder = Awaited<ReturnType<typeof fillOrder>>

export function placeOrder(caller: Caller, order: FilledOrder): Promise<PlacedOrder> {
  return caller.ask<PlacedOrder>('POST', '/shops/orders', order)
}

/** A payment after the gateway's window: its path, and the body of its approval. */
export type Returned = {
  readonly path: string
  readonly approval: {
    readonly gatewayOrderId: string | null
    readonly paymentKey: string | null
    readonly amount: number
  }
}

/** Asks for the gateway's window and pays by card in it. */
export async function payAtWindow(
  caller: Caller,
  { paymentGatewayIdEncrypt }: PlacedOrder,
): Promise<Returned> {
  const path = `/systems/payments/${paymentGatewayIdEncrypt}`
  const asked = await caller.ask<{ readonly windowUrl: string }>('POST', `${path}/request-data`, {})
  const window = new URL(asked.windowUrl, 'http://window.test').pathname
  const form = { action: 'approve', card: '신한카드', months: '0', answer: 'prompt' }
  const { searchParams } = await caller.submit(window, form)
  return {
    path,
    approval: {
      gatewayOrderId: searchParams.get('orderId'),
      paymentKey: searchParams.get('paymentKey'),
      amount: Number(searchParams.get('amount')),
    },
  }
}

export async function approve(caller: Caller, { path, approval }: Returned): Promise<void> {
  await caller.ask('POST', `${path}/approve-data`, approval)
}
