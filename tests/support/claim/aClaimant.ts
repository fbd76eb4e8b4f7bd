import type { claimCard } from '@jangteo/contract/claim/claim.schemas'
import type { Page } from '@jangteo/core/navigation/paging.rules'
import type { z } from 'zod'
import type { Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { aMember } from '../member.ts'
import { cancelDeposit, issueAccount } from '../payment/deposit.ts'
import { anOrderOf, requested } from './claimCalls.ts'
import { goodsAt } from './claimShop.ts'

type ClaimList = Page<z.output<typeof claimCard>>

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'ORDER_MISTAKE' } as const

/** The member's claims. */
export const listClaims = (buyer: Buyer, query = '') =>
  buyer.ask<ClaimList>('GET', `/orders/claims?${query}`)

/** The kinds of the member's claims, newest first. */
export async function typesOf(buyer: Buyer, query = ''): Promise<string[]> {
  const { content } = await listClaims(buyer, query)
  return content.map(({ claimTypeEnum }) => claimTypeEnum)
}

/** A member with a cancel that waits, a return and a deposit that was cancelled, each of an order of its own. */
export async function aClaimant(market: TestMarket) {
  const { buyer } = await aMember(market)
  const waiting = await issueAccount(market, {}, buyer)
  await cancelDeposit(waiting)
  const ordersOf = async (until: 'SR' | 'SC') =>
    anOrderOf(market, buyer, { goods: await goodsAt(market, [40_000, 20_000]), until })
  const sent = await ordersOf('SC')
  const retained = await ordersOf('SR')
  const back = await requested({ buyer, order: sent, ...RETURN, items: [0] })
  const cancel = await requested({ buyer, order: retained, ...CANCEL, items: [1] })
  return { buyer, sent, retained, back, cancel }
}
