import { aBuyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import type { OrderDetail } from '../purchase.ts'

/** A refund as the development desk lists it. */
export type DeskRefund = {
  readonly refundIdEncrypt: string
  readonly refundStatusEnum: string
  readonly way: string
  readonly failureCode: string | null
  readonly amount: number
  readonly orderNumber: string
  readonly account: object | null
  readonly events: readonly { readonly type: string }[]
}

const PATH = '/dev/desk/refunds'

/** Lists the refunds of an order at the development desk. */
export async function atRefundDesk(
  market: TestMarket,
  { orderNumber }: Pick<OrderDetail, 'orderNumber'>,
): Promise<DeskRefund[]> {
  const desk = await aBuyer(market).ask<{ content: readonly DeskRefund[] }>('GET', PATH)
  return desk.content.filter((refund) => refund.orderNumber === orderNumber)
}

/** Sends a refund an event; `done`, or the code of the refusal. */
export async function sendToRefund(
  market: TestMarket,
  refund: DeskRefund | undefined,
  type: 'system.askAgain' | 'system.recorded',
): Promise<string> {
  const path = `${PATH}/${refund?.refundIdEncrypt}/events`
  const { status, body } = await aBuyer(market).call<{ readonly code: string }>('POST', path, {
    body: { type },
  })
  return status === 200 ? 'done' : body.code
}
