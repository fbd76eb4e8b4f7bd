import { itemOf } from '../../support/order/paidOrder.ts'
import {
  fillOrder,
  type PlacedOrder,
  showOrder,
  type WindowReturn,
} from '../../support/purchase.ts'
import type { Journal } from './journal.ts'
import { APPROVE, approve, visitWindow } from './paying.ts'
import type { PatientBuyer } from './patientBuyer.ts'
import type { Ware } from './shopping.ts'

/** Buyer of one item, with what is remembered of them. */
export type Customer = {
  readonly buyer: PatientBuyer
  readonly journal: Journal
  readonly ware: Ware
}

export type Placing = { readonly key: string; readonly body: unknown }
export type Agreed = { readonly order: PlacedOrder; readonly returned: WindowReturn }
export type Paid = { readonly order: PlacedOrder; readonly itemId: string }

/** The cart is filled and the form, too: only the button is left to press. */
export async function prepareOrder({ buyer, ware }: Customer): Promise<Placing> {
  const { cartIdList } = await buyer.ask<{ cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    {
      body: { goodsList: [{ ...ware, quantity: 1 }] },
    },
  )
  return { key: crypto.randomUUID(), body: await fillOrder(buyer, cartIdList) }
}

export async function place(
  { buyer, journal }: Customer,
  { key, body }: Placing,
): Promise<PlacedOrder> {
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body, key })
  journal.placed(key, order.ordersIdEncrypt)
  return order
}

/** Ordered, and agreed to in the gateway's window. */
export async function agree(customer: Customer, answer = 'prompt'): Promise<Agreed> {
  const { buyer } = customer
  const order = await place(customer, await prepareOrder(customer))
  const returned = await visitWindow({ buyer, order }, { ...APPROVE, answer })
  if (returned === null) throw new Error('the window let nobody agree')
  return { order, returned }
}

/** Answers the refusal, `null` for none. */
export async function pay(
  { buyer, journal }: Customer,
  { order, returned }: Agreed,
): Promise<string | null> {
  const refusal = await approve({ buyer, order }, returned)
  if (refusal === null) journal.paid(order.ordersIdEncrypt)
  return refusal
}

export async function buy(customer: Customer): Promise<Paid> {
  const agreed = await agree(customer)
  await pay(customer, agreed)
  const { orderItemIdEncrypt } = itemOf(await showOrder(customer.buyer, agreed.order))
  return { order: agreed.order, itemId: orderItemIdEncrypt }
}
