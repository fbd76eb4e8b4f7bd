import type { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import { CHECKOUT_TERM_VERSIONS, CHECKOUT_TERMS } from '@jangteo/core/checkout/checkout.codes'
import type { orderDetail } from '@jangteo/contract/order/order.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from './buyer.ts'
import { type TestMarket, WINDOW_PATH } from './market.ts'

export type PlacedOrder = z.output<typeof placedOrder>
export type OrderDetail = z.output<typeof orderDetail>

type Totals = { readonly payableAmount: number }
type PageLine = { readonly cartId: number; readonly salePrice: number; readonly quantity: number }
export type OrderPage = {
  readonly totals: Totals
  readonly groups: readonly { readonly lines: readonly PageLine[] }[]
  readonly needsCustomMadeConsent: boolean
}
type Option = {
  readonly optionId: number
  readonly stock: number
  readonly saleStatusEnum: string
}

export const ORDERER = { name: '홍길동', mobile: '01012345678', email: 'gildong@mail.example' }
export const SEOUL = {
  receiverName: '홍길동',
  receiverMobile: '01012345678',
  zonecode: '06236',
  roadAddress: '서울특별시 강남구 테헤란로 1',
  detailAddress: '101호',
}
export const GUEST_PASSWORD = 'order123!'

/** The first option of a product that can be bought. */
export async function firstOption(buyer: Buyer, goodsId: number): Promise<Option> {
  const { options } = await buyer.ask<{ options: readonly Option[] }>(
    'GET',
    `/goods/${goodsId}/options`,
  )
  const found = options.find(({ stock, saleStatusEnum }) => stock > 0 && saleStatusEnum === 'SALE')
  if (found === undefined) throw new Error(`goods ${goodsId} has nothing to sell`)
  return found
}

/** Puts a product in the cart and answers its cart id. */
export async function putInCart(buyer: Buyer, goodsId: number, quantity = 1): Promise<number> {
  const { optionId } = await firstOption(buyer, goodsId)
  const { cartIdList } = await buyer.ask<{ cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    { body: { goodsList: [{ goodsId, optionId, quantity }] } },
  )
  const [cartId] = cartIdList
  if (cartId === undefined) throw new Error('nothing went into the cart')
  return cartId
}

/** Fills the payment page as shown. */
export async function fillOrder(buyer: Buyer, cartIdList: readonly number[]) {
  const page = await buyer.ask<OrderPage>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartIdList.join(',')}]`,
  )
  const isMember = (await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')).userSeq > 0
  return {
    cartIdList,
    orderer: { ...ORDERER, mobile: buyer.mobile },
    receiver: SEOUL,
    paymentMethodEnum: 'CARD',
    guestPassword: isMember ? null : { password: GUEST_PASSWORD, confirmation: GUEST_PASSWORD },
    agreedTermsList: CHECKOUT_TERMS.map((termsEnum) => ({
      termsEnum,
      version: CHECKOUT_TERM_VERSIONS[termsEnum],
    })),
    payableAmount: page.totals.payableAmount,
    seenLines: page.groups.flatMap(({ lines }) =>
      lines.map(({ cartId, salePrice, quantity }) => ({ cartId, salePrice, quantity })),
    ),
  }
}

/** Orders what is in these lines of the cart, as the payment page does. */
export async function placeOrder(
  buyer: Buyer,
  cartIdList: readonly number[],
): Promise<PlacedOrder> {
  const body = await fillOrder(buyer, cartIdList)
  return buyer.ask('POST', '/shops/orders', { body })
}

/** Parameters with which the gateway's window sends the buyer back. */
export type WindowReturn = {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: number
}

/** Opens the gateway's window and agrees to pay there; `form` changes what is chosen in it. */
export async function agreeInWindow(
  market: Pick<TestMarket, 'handleWindow'>,
  {
    buyer,
    order,
    form = {},
    pinTicket,
  }: {
    readonly buyer: Buyer
    readonly order: PlacedOrder
    readonly form?: Readonly<Record<string, string>>
    /** Ticket of the payment PIN, for a way to pay that needs one. */
    readonly pinTicket?: string | undefined
  },
): Promise<WindowReturn> {
  const { gatewayOrderId } = await buyer.ask<{ gatewayOrderId: string }>(
    'POST',
    `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`,
    { body: { pinTicket } },
  )
  const chosen = { action: 'approve', card: '신한카드', months: '0', answer: 'prompt', ...form }
  const response = await market.handleWindow(
    new Request(`http://market.test${WINDOW_PATH}/${gatewayOrderId}`, {
      method: 'POST',
      body: new URLSearchParams(chosen),
    }),
  )
  const back = new URL(response?.headers.get('location') ?? 'http://nowhere.test').searchParams
  return {
    gatewayOrderId,
    paymentKey: back.get('paymentKey') ?? '',
    amount: Number(back.get('amount')),
  }
}

/** Has the market approve what was agreed to. */
export function approve<Body = RefusalBody>(
  buyer: Buyer,
  order: PlacedOrder,
  returned: WindowReturn,
): Promise<Answer<Body>> {
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/approve-data`
  return buyer.call<Body>('POST', path, { body: returned })
}

/** The order as its buyer sees it. */
export function showOrder(
  buyer: Buyer,
  order: Pick<PlacedOrder, 'ordersIdEncrypt'>,
): Promise<OrderDetail> {
  return buyer.ask('GET', `/orders/manages/${order.ordersIdEncrypt}`)
}
