import type { openedDefectClaim } from '@jangteo/contract/claim/defectClaim.schemas'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { type OrderDetail, showOrder } from '../purchase.ts'
import { buyWith, confirmRest } from '../settlement/settled.ts'
import { askedItems, type Refund } from './claimCalls.ts'

type Opened = z.output<typeof openedDefectClaim>

/** A defect of confirmed items: of the first group of an order, by number from 0; all of them without. */
type Defect = {
  readonly order: OrderDetail
  readonly items?: readonly number[]
  readonly faultEnum?: ClaimFault
}

/** Fields that an operator sends besides; by default those that are accepted. */
type Sent = Defect & {
  readonly noticedOn?: string
  readonly reasonDetail?: string
  readonly seen?: Refund
  readonly key?: string
}

/** An order whose items were all confirmed. */
export async function anOrderConfirmed(
  market: TestMarket,
  buyer: Buyer,
  goods: readonly number[],
): Promise<OrderDetail> {
  const order = await buyWith(market, buyer, { goods })
  await confirmRest(market, buyer, order)
  return showOrder(buyer, order)
}

function named({ faultEnum = 'SELLER', ...asked }: Defect) {
  const orderItemIdEncryptList = askedItems(asked).map((item) => item.orderItemIdEncrypt)
  return { orderItemIdEncryptList, faultEnum }
}

/** Asks what a defect comes to, whatever the answer. */
export function defectPreview(
  operator: Buyer,
  defect: Defect,
): Promise<Answer<Refund & RefusalBody>> {
  return operator.call('POST', '/operators/claims/defects/preview', { body: named(defect) })
}

/** Opens a defect claim, whatever the answer. */
export async function openDefect(
  market: Pick<TestMarket, 'now'>,
  operator: Buyer,
  sent: Sent,
): Promise<Answer<Opened & RefusalBody>> {
  const { seen = (await defectPreview(operator, sent)).body, key } = sent
  const body = {
    ...named(sent),
    noticedOn: sent.noticedOn ?? kstDayOf(market.now()),
    reasonDetail: sent.reasonDetail ?? '두 번 켜면 꺼져요',
    version: seen.version,
    refundAmount: seen.refundAmount,
    additionalPayAmount: seen.additionalPayAmount,
  }
  const path = '/operators/claims/defects'
  return operator.call('POST', path, { body, ...(key === undefined ? {} : { key }) })
}

/** The same where it must succeed. */
export async function openedDefect(
  market: Pick<TestMarket, 'now'>,
  operator: Buyer,
  sent: Sent,
): Promise<Opened> {
  const { status, body } = await openDefect(market, operator, sent)
  if (status !== 200) throw new Error(`the defect was refused: ${JSON.stringify(body)}`)
  return body
}
