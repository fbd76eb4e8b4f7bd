import { aBuyer, type Buyer, type RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { fillOrder, type PlacedOrder, putInCart } from '../purchase.ts'

/** A guest in front of the button that orders: the cart and the form are filled. */
export type Waiting = {
  readonly buyer: Buyer
  readonly body: object
}

type Wanted = { readonly goodsId: number; readonly count: number }

/** Guests with a device, a mobile number and a cart of their own, who all want a piece of the same goods. */
export async function aCrowd(
  market: TestMarket,
  { goodsId, count }: Wanted,
): Promise<readonly Waiting[]> {
  const guide = aBuyer(market)
  const cartId = await putInCart(guide, goodsId)
  const filled = await fillOrder(guide, [cartId])
  const { db } = market.database
  const { id: _, ...line } = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  const devices = Array.from({ length: count }, () => crypto.randomUUID())
  const lines = await db
    .insertInto('cart_lines')
    .values(devices.map((deviceId) => ({ ...line, device_id: deviceId })))
    .returning(['id', 'device_id'])
    .execute()
  return lines.map(({ id, device_id: deviceId }) => {
    const buyer = aBuyer(market)
    buyer.cookies.set('device_id', deviceId ?? '')
    const seenLines = filled.seenLines.map((seen) => ({ ...seen, cartId: id }))
    const orderer = { ...filled.orderer, mobile: buyer.mobile }
    const body = { ...filled, orderer, cartIdList: [id], seenLines }
    return { buyer, body }
  })
}

/** Outcome of a guest's order: its number and whether a token lets them see it, or the refusal. */
export type Outcome =
  | { readonly orderNumber: string; readonly hasToken: boolean }
  | { readonly refusal: string; readonly status: number }

/** Everybody presses the button at once. */
export function press(crowd: readonly Waiting[], key?: string): Promise<readonly Outcome[]> {
  return Promise.all(
    crowd.map(async ({ buyer, body }) => {
      const sent = key === undefined ? { body } : { body, key }
      const answer = await buyer.call<PlacedOrder | RefusalBody>('POST', '/shops/orders', sent)
      if ('code' in answer.body) return { refusal: answer.body.code, status: answer.status }
      const hasToken = buyer.cookies.has('auth_token')
      return { orderNumber: answer.body.orderNumber, hasToken }
    }),
  )
}
