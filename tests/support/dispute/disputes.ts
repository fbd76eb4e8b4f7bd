import type { dispute as disputeSchema } from '@jangteo/contract/claim/dispute.schemas'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import { anOrderOf, requested, showClaim } from '../claim/claimCalls.ts'
import { goOn, type NamedClaim } from '../claim/claimDesk.ts'
import { goodsAt } from '../claim/claimShop.ts'
import type { TestMarket } from '../market.ts'
import { aMemberInApp } from '../member.ts'
import type { OrderDetail } from '../purchase.ts'
import type { SellerClaimDetail } from '../seller/sellerDesk.ts'

export type Dispute = z.output<typeof disputeSchema>

/** A claim with its buyer and its order. */
export type Claimed = {
  readonly buyer: Buyer
  readonly order: OrderDetail
  readonly claim: NamedClaim
}

const REASONS = {
  CANCEL: 'SIMPLE_CHANGE_OF_MIND',
  EXCHANGE: 'DAMAGE_DEFECT',
  RETURN: 'DAMAGE_DEFECT',
} as const

/** A claim of one product that its seller has not answered: a cancel once it was acknowledged, a return once it arrived. */
export async function aClaim(
  market: TestMarket,
  type: 'CANCEL' | 'RETURN' = 'RETURN',
): Promise<Claimed> {
  const { buyer } = await aMemberInApp(market)
  const goods = await goodsAt(market, [20_000])
  const until = type === 'CANCEL' ? 'SR' : 'SC'
  const order = await anOrderOf(market, buyer, { goods, until })
  return { buyer, order, claim: await requested({ buyer, order, type, reason: REASONS[type] }) }
}

/** The same once it was refused. */
export async function aRefusedClaim(
  market: TestMarket,
  type: 'CANCEL' | 'RETURN' = 'RETURN',
): Promise<Claimed> {
  const claimed = await aClaim(market, type)
  await goOn(market, claimed.claim, 'seller.refuse')
  return claimed
}

/** Opens a dispute, whatever the answer. */
export function dispute(
  { buyer, claim }: Pick<Claimed, 'buyer' | 'claim'>,
  text = '설명과 다른 상품이에요',
): Promise<Answer<{ readonly dispute: Dispute } & RefusalBody>> {
  const path = `/orders/claims/${claim.orderClaimIdEncrypt}/dispute`
  return buyer.call('POST', path, { body: { text } })
}

/** The same where it must succeed. */
export async function disputed(claimed: Pick<Claimed, 'buyer' | 'claim'>): Promise<Dispute> {
  const { status, body } = await dispute(claimed)
  if (status !== 200) throw new Error(`the dispute was refused: ${JSON.stringify(body)}`)
  return body.dispute
}

/** Has a seller answer a dispute, whatever comes of it. */
export function answerDispute(
  seller: Buyer,
  { orderClaimIdEncrypt: id }: NamedClaim,
  text = '사용한 흔적이 있었어요',
): Promise<Answer<SellerClaimDetail & RefusalBody>> {
  return seller.call('POST', `/sellers/claims/${id}/dispute/answer`, { body: { text } })
}

/** Has an operator decide a dispute, whatever comes of it. */
export function decideDispute(
  operator: Buyer,
  {
    orderClaimIdEncrypt: id,
    text = '사진으로 확인했어요',
  }: NamedClaim & { readonly text?: string },
  faultEnum: ClaimFault,
): Promise<Answer<SellerClaimDetail & RefusalBody>> {
  const path = `/operators/claims/${id}/dispute/decision`
  return operator.call('POST', path, { body: { text, faultEnum } })
}

/** States of a claim and of its dispute, as its buyer sees them. */
export async function statesOf({ buyer, claim }: Pick<Claimed, 'buyer' | 'claim'>) {
  const { claimStatusEnum, dispute: shown } = await showClaim(buyer, claim)
  return [claimStatusEnum, shown?.stateEnum ?? null]
}
