import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { RefusalBody } from '../../support/buyer.ts'
import { itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { cancelDeposit } from '../../support/payment/deposit.ts'
import { fillOrder, type PlacedOrder, showOrder } from '../../support/purchase.ts'
import type { Dice } from '../dice.ts'
import { followAccount } from './depositing.ts'
import { sendDeskEvent } from './desk.ts'
import type { Journal } from './journal.ts'
import { type PatientBuyer, Refused } from './patientBuyer.ts'
import { payInWindow } from './paying.ts'

export type Ware = { readonly goodsId: number; readonly optionId: number }

export type Shopper = {
  readonly buyer: PatientBuyer
  readonly dice: Dice
  readonly journal: Journal
  readonly wares: readonly Ware[]
  /** Orders that may still wait for a deposit: their buyer cancels them when there are too many. */
  readonly waiting: PlacedOrder[]
}

/** One purchase, as far as this buyer goes with it; answers `done`, or the refusal that ended it. */
export async function shopOnce(shopper: Shopper): Promise<string> {
  try {
    await buy(shopper)
    return 'done'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await emptyCart(shopper.buyer)
    if (error.code === 'ORDER_UNPAID_COUNT_EXCEEDED') await cancelWaiting(shopper)
    return error.code
  }
}

async function buy(shopper: Shopper): Promise<void> {
  const { dice, journal, buyer } = shopper
  const method = dice.percent(45) ? 'VIRTUAL_ACCOUNT' : 'CARD'
  const order = await placeOrder(shopper, method)
  if (dice.percent(10)) return
  const approved = await payInWindow({ buyer, order }, dice)
  if (approved === null) return
  if (method === 'VIRTUAL_ACCOUNT') {
    shopper.waiting.push(order)
    const { gatewayOrderId } = approved
    return followAccount({ buyer, journal, order, gatewayOrderId }, dice)
  }
  journal.paid(order.ordersIdEncrypt)
  return dice.percent(50) ? receive(shopper, order) : undefined
}

async function fillCart({ buyer, dice, wares }: Shopper): Promise<readonly number[]> {
  const goodsList = Array.from({ length: 1 + dice.below(2) }, () => ({
    ...dice.pick(wares),
    quantity: 1 + dice.below(2),
  }))
  const body = { goodsList, buyNowYn: dice.percent(30) ? 'Y' : 'N' }
  const { cartIdList } = await buyer.ask<{ cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    {
      body,
    },
  )
  return cartIdList
}

/** Sometimes the button is pressed twice: what counts is what the buyer is notified of the key in the end. */
async function placeOrder(
  shopper: Shopper,
  paymentMethodEnum: PaymentMethod,
): Promise<PlacedOrder> {
  const { buyer, dice, journal } = shopper
  const filled = await fillOrder(buyer, await fillCart(shopper))
  const body = { ...filled, paymentMethodEnum }
  const key = crypto.randomUUID()
  const place = () => buyer.call<PlacedOrder | RefusalBody>('POST', '/shops/orders', { body, key })
  const answers = await Promise.all(dice.percent(20) ? [place(), place()] : [place()])
  const placed = answers.flatMap((answer) => ('code' in answer.body ? [] : [answer.body]))
  for (const { ordersIdEncrypt } of placed) journal.placed(key, ordersIdEncrypt)
  const [order] = placed
  if (order !== undefined) return order
  journal.refused(key)
  throw new Refused(answers.flatMap(({ body: it }) => ('code' in it ? [it.code] : []))[0] ?? '')
}

/** Seller and carrier bring the first item; sometimes its buyer confirms the purchase. */
async function receive({ buyer, dice, journal }: Shopper, order: PlacedOrder): Promise<void> {
  const { orderItemIdEncrypt } = itemOf(await showOrder(buyer, order))
  for (const type of WAY_TO.SC) {
    await sendDeskEvent(buyer, orderItemIdEncrypt, type)
    if (type === 'seller.ship') journal.stepped('shipped', orderItemIdEncrypt)
  }
  if (dice.percent(50)) return
  await buyer.ask('PATCH', '/orders/ships/change-status/finish', {
    body: { orderItemIdEncryptList: [orderItemIdEncrypt] },
  })
  journal.stepped('confirmed', orderItemIdEncrypt)
}

/** Cancels what waits for a deposit; what was paid meanwhile stays. */
async function cancelWaiting({ buyer, journal, waiting }: Shopper): Promise<void> {
  for (const order of waiting.splice(0)) {
    const { status } = await cancelDeposit({ buyer, order })
    if (status === 200) journal.cancelled(order.ordersIdEncrypt)
  }
}

async function emptyCart(buyer: PatientBuyer): Promise<void> {
  const { groups } = await buyer.ask<{
    groups: readonly { readonly lines: readonly { readonly cartId: number }[] }[]
  }>('GET', '/shops/carts')
  const cartIdList = groups.flatMap(({ lines }) => lines.map(({ cartId }) => cartId))
  if (cartIdList.length > 0) await buyer.ask('DELETE', '/shops/carts', { body: { cartIdList } })
}
