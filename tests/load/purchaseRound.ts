import { aBuyer } from '../support/buyer.ts'
import { fillOrder, type PlacedOrder, putInCart } from '../support/purchase.ts'

/** 논산 설향 딸기: on sale without options. */
const GOODS = 2

/** One whole purchase of a new guest: cart, page, order, payment window, approval. */
export async function buyOnce(url: string): Promise<void> {
  const buyer = aBuyer({ url })
  const body = await fillOrder(buyer, [await putInCart(buyer, GOODS)])
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  const payment = `/systems/payments/${order.paymentGatewayIdEncrypt}`
  const { windowUrl } = await buyer.ask<{ windowUrl: string }>('POST', `${payment}/request-data`, {
    body: {},
  })
  const form = { action: 'approve', card: '신한카드', months: '0', answer: 'prompt' }
  const window = await fetch(new URL(windowUrl, url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const back = new URL(window.headers.get('location') ?? '', url).searchParams
  await buyer.ask('POST', `${payment}/approve-data`, {
    body: {
      gatewayOrderId: back.get('orderId'),
      paymentKey: back.get('paymentKey'),
      amount: Number(back.get('amount')),
    },
  })
}
