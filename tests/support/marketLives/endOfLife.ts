import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { expect } from 'vitest'
import { atDesk } from '../claim/claimDesk.ts'
import { command, type SellerClaimDetail } from '../seller/sellerDesk.ts'
import { anAccount } from '../settlement/settled.ts'
import { aNumber } from '../delivery/parcel.ts'
import { payForClaim } from './claimMoves.ts'
import { decideDispute } from './disputeMoves.ts'
import { findBreaches } from './invariants.ts'
import { linesIn, openClaims, statementsIn, storeOf, transfersOf, type ClaimNow } from './look.ts'
import { labelOf, makeMove, type Move, NOTHING, type Worlds } from './move.ts'
import {
  answerTransfer,
  approveStatement,
  askAdjustment,
  decideAdjustment,
  holdOrRelease,
  pay,
  suspend,
} from './operatorMoves.ts'
import { acknowledge, carry, ship } from './sellerMoves.ts'
import { handleRefund } from './refundMoves.ts'
import { findWrongEntries } from './sales.ts'
import { sellerOf, type Stage } from './stage.ts'
import { letPass, pass } from './timeMoves.ts'

/** Ten days: what is delivered confirms itself. */
const LONG_HOURS = 240
const NIGHTS_HOURS = 96
const ROUNDS_MAX = 8
const TRIES_MAX = 60

/** Makes a move until there is nothing left to do by it. */
async function exhaust(move: Move, worlds: Worlds): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const outcome = await move.make(worlds)
    if (outcome === NOTHING) return
    worlds.stage.log.push(`  ${labelOf(move)}: ${outcome}`)
    if (!outcome.startsWith('done')) return
  }
  throw new Error(`${labelOf(move)} never ends`)
}

/** Events that bring a claim to the end that its buyer wants, the better first. */
const WISHED = ['approve', 'accept', 'collect', 'reship', 'convertToReturn'] as const

async function bringOn({ stage }: Worlds, claim: ClaimNow): Promise<void> {
  const { sealedId: id } = claim
  const seller = await sellerOf(stage, storeOf(stage, claim))
  const { commands } = await seller.ask<SellerClaimDetail>('GET', `/sellers/claims/${id}`)
  const arrived = await atDesk(
    stage.market,
    { orderClaimIdEncrypt: id },
    { type: 'carrier.delivered' },
  )
  if (arrived.status === 200) return
  const offered = WISHED.filter((one) => commands.some(({ commandEnum }) => commandEnum === one))
  for (const name of offered) {
    const parcel = { courierEnum: 'FREIGHT', invoice: aNumber() }
    const details = { memo: '검수에서 확인했어요', sellable: true, ...parcel }
    const { status, body } = await command(seller, { id, name, ...details })
    stage.log.push(
      `  ${claim.type} of order ${claim.sale.number} ${name}: ${body.claimStatusEnum ?? body.code}`,
    )
    if (status === 200 && (body.claimStatusEnum !== claim.state || name === 'reship')) return
  }
}

/** Every claim ends, every parcel arrives, every purchase confirms itself. */
async function endOrders(worlds: Worlds): Promise<void> {
  const all = { pick: 0, bits: 7 }
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    await exhaust(decideDispute({ by: 0, pick: 0, fault: 'SELLER' }), worlds)
    await exhaust(decideDispute({ by: 0, pick: 0, fault: 'BUYER' }), worlds)
    await exhaust(payForClaim(0), worlds)
    for (const claim of await openClaims(worlds)) await bringOn(worlds, claim)
    await exhaust(acknowledge(all), worlds)
    await exhaust(ship({ ...all, courier: 'FREIGHT' }), worlds)
    await exhaust(carry({ pick: 0, isDelivered: true }), worlds)
    await exhaust(handleRefund({ by: 2, pick: 0, isByHand: true }), worlds)
    const left = await linesIn(worlds, 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'E')
    const claims = await openClaims(worlds)
    if (left.length === 0 && claims.length === 0) return
    await makeMove(pass(LONG_HOURS), worlds)
  }
  const left = await linesIn(worlds, 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'E')
  expect({ neverEnds: left.map(({ sale, status }) => [sale.number, status]) }).toEqual({
    neverEnds: [],
  })
}

async function openStores({ stage }: Worlds): Promise<void> {
  const { market, stores } = stage
  const accounts = await market.database.db
    .selectFrom('store_bank_accounts')
    .select('store_id')
    .execute()
  for (const [index, { id }] of stores.entries()) {
    await suspend({ by: 0, store: index, isSuspended: false }).make({ stage } as Worlds)
    if (accounts.some((account) => account.store_id === id)) continue
    await anAccount(market, id, { payableFrom: kstDayOf(market.now()) })
  }
}

/** Won that a store is due and was not paid yet. */
async function restOf({ market }: Stage, storeId: number): Promise<number> {
  const { db } = market.database
  const entries = await db
    .selectFrom('settlement_entries')
    .select('payable')
    .where('store_id', '=', storeId)
    .execute()
  const paid = await db
    .selectFrom('statements')
    .select('amount')
    .where('store_id', '=', storeId)
    .where('state', '=', 'PAID')
    .execute()
  return (
    sumWon(entries.map(({ payable }) => payable)) - sumWon(paid.map(({ amount }) => amount ?? 0))
  )
}

/** Stores pay what they owe, which two operators record; everything else is paid to them. */
async function endPayments(worlds: Worlds): Promise<void> {
  const { stage } = worlds
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    for (const by of [0, 1])
      await exhaust(decideAdjustment({ by, pick: 0, isApproved: true }), worlds)
    for (const [store, { id }] of stage.stores.entries()) {
      const rest = await restOf(stage, id)
      if (rest >= 0) continue
      await makeMove(askAdjustment({ by: 0, store, amount: -rest }), worlds)
      await makeMove(decideAdjustment({ by: 1, pick: 0, isApproved: true }), worlds)
    }
    await makeMove(pass(NIGHTS_HOURS), worlds)
    await exhaust(holdOrRelease({ by: 0, pick: 0, isHold: false }), worlds)
    await exhaust(approveStatement({ by: 0, pick: 0 }), worlds)
    for (const by of [1, 2, 0]) await exhaust(pay({ by, pick: 0, isAll: false }), worlds)
    await answerAll(worlds)
    const open = await statementsIn(stage, 'OPEN', 'CLOSED', 'APPROVED', 'PAYING', 'FAILED', 'HELD')
    if (open.length === 0) return
  }
  const open = await statementsIn(stage, 'OPEN', 'CLOSED', 'APPROVED', 'PAYING', 'FAILED', 'HELD')
  expect({ neverPaid: open.map(({ day, state }) => `${day} ${state}`) }).toEqual({ neverPaid: [] })
}

async function answerAll(worlds: Worlds): Promise<void> {
  const transfers = await transfersOf(worlds.stage)
  for (const [pick, { outcome }] of transfers.entries()) {
    if (outcome !== 'ASKED') continue
    const paid = { by: 2, pick, outcome: 'PAID' as const, isByHand: true }
    await makeMove(answerTransfer(paid), worlds)
  }
}

/** Won that the bank moved to each store, against what its entries come to. */
async function findWrongPayouts(stage: Stage): Promise<string[]> {
  const transfers = await transfersOf(stage)
  const found: string[] = []
  for (const { id, name } of stage.stores) {
    const own = transfers.filter(
      ({ store_id: storeId, outcome }) => storeId === id && outcome === 'PAID',
    )
    const moved = sumWon(own.map(({ amount }) => amount))
    const entries = await stage.market.database.db
      .selectFrom('settlement_entries')
      .select('payable')
      .where('store_id', '=', id)
      .execute()
    const due = sumWon(entries.map(({ payable }) => payable))
    if (moved !== due) found.push(`${name}: the bank moved ${moved}, due were ${due}`)
  }
  return found
}

/** Brings a life to its end, and judges it: every won of every order is where the conservation law says. */
export async function liveToEnd(worlds: Worlds): Promise<void> {
  const { stage } = worlds
  stage.log.push('— the end —')
  await openStores(worlds)
  await endOrders(worlds)
  await letPass(stage, 0)
  await exhaust(handleRefund({ by: 2, pick: 0, isByHand: true }), worlds)
  const closed = [...(await findBreaches(stage)), ...(await findWrongEntries(worlds))]
  expect({ atTheEndOfOrders: closed }).toEqual({ atTheEndOfOrders: [] })
  await endPayments(worlds)
  const paid = [...(await findBreaches(stage)), ...(await findWrongPayouts(stage))]
  expect({ atTheEndOfPayments: paid }).toEqual({ atTheEndOfPayments: [] })
}
