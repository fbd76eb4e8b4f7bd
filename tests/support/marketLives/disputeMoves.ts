import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { isOpenClaim, isRefusedClaim } from '@jangteo/core/claim/claim.rules'
import type { DisputeState } from '@jangteo/core/dispute/dispute.codes'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import type { Refund } from '../claim/claimCalls.ts'
import {
  answerDispute as sendAnswer,
  decideDispute as sendDecision,
  dispute as sendDispute,
} from '../dispute/disputes.ts'
import { command } from '../seller/sellerDesk.ts'
import { allClaims, choose, type ClaimNow, linesIn, openClaims, storeOf } from './look.ts'
import { anyNumber, hasSales, type Move, NOTHING, outcomeOf, type Worlds } from './move.ts'
import { operatorAt, picked, sellerOf } from './stage.ts'

type Opening = {
  readonly by: number
  readonly pick: number
  readonly bits: number
  readonly fault: ClaimFault
}

async function open({ model, stage }: Worlds, { by, pick, bits, fault }: Opening) {
  const chosen = choose(await linesIn({ model, stage }, 'BF'), pick, bits)
  const [first] = chosen
  if (first === undefined) return NOTHING
  const browser = await operatorAt(stage, by)
  const body = {
    orderItemIdEncryptList: chosen.map(({ line }) => line.sealedId),
    faultEnum: fault,
    noticedOn: kstDayOf(stage.market.now()),
    reasonDetail: '두 번 켜면 꺼져요',
  }
  const path = '/operators/claims/defects'
  const { orderItemIdEncryptList, faultEnum } = body
  const seen = await browser.call<Refund & RefusalBody>('POST', `${path}/preview`, {
    body: { orderItemIdEncryptList, faultEnum },
  })
  const said = `order ${first.sale.number}, ${chosen.length} lines`
  if (seen.status !== 200) return `${outcomeOf(seen)}, ${said}`
  const { version, refundAmount, additionalPayAmount } = seen.body
  const answer = await browser.call('POST', path, {
    body: { ...body, version, refundAmount, additionalPayAmount },
  })
  return `${outcomeOf(answer)}, ${said}: ${refundAmount} back, ${additionalPayAmount} to pay`
}

/** An operator opens a return for a defect of confirmed lines of one shipping group. */
export function openDefect(opening: Opening): Move {
  const { by, pick, bits, fault } = opening
  return {
    name: 'openDefect',
    details: `operator ${by}, ${pick}, ${bits}, ${fault}`,
    isPossible: hasSales,
    make: (worlds) => open(worlds, opening),
  }
}

/** A seller refuses a claim. */
export function refuseClaim(pick: number): Move {
  return {
    name: 'refuseClaim',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const claims = await openClaims(worlds)
      if (claims.length === 0) return NOTHING
      const claim = picked(claims, pick)
      const seller = await sellerOf(worlds.stage, storeOf(worlds.stage, claim))
      const details = { memo: '개봉한 상품이에요', name: 'refuse' as const }
      const answer = await command(seller, { id: claim.sealedId, ...details })
      return `${outcomeOf(answer)}, ${claim.type} of order ${claim.sale.number}`
    },
  }
}

const named = ({ sealedId }: ClaimNow) => ({ orderClaimIdEncrypt: sealedId })

/** A buyer disputes a claim that was refused, or that its seller leaves alone. */
export function dispute(pick: number): Move {
  return {
    name: 'dispute',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const claims = (await allClaims(worlds)).filter(
        ({ state }) => state !== 'WITHDRAWN' && (isRefusedClaim(state) || isOpenClaim(state)),
      )
      if (claims.length === 0) return NOTHING
      const claim = picked(claims, pick)
      const { browser: buyer } = picked(worlds.stage.buyers, claim.sale.buyer)
      const answer = await sendDispute({ buyer, claim: named(claim) })
      return `${outcomeOf(answer)}, ${claim.type} of order ${claim.sale.number}`
    },
  }
}

/** Lists the claims whose dispute is in a state, the newest first. */
async function disputedIn(worlds: Worlds, state: DisputeState): Promise<ClaimNow[]> {
  const claims = await allClaims(worlds)
  if (claims.length === 0) return []
  const rows = await worlds.stage.market.database.db
    .selectFrom('disputes')
    .select('claim_id')
    .where('state', '=', state)
    .where(
      'claim_id',
      'in',
      claims.map(({ id }) => id),
    )
    .execute()
  const disputed = new Set(rows.map((row) => row.claim_id))
  return claims.filter(({ id }) => disputed.has(id))
}

/** A seller answers a dispute. */
export function answerDispute(pick: number): Move {
  return {
    name: 'answerDispute',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const claims = await disputedIn(worlds, 'ANSWERING')
      if (claims.length === 0) return NOTHING
      const claim = picked(claims, pick)
      const seller = await sellerOf(worlds.stage, storeOf(worlds.stage, claim))
      return `${outcomeOf(await sendAnswer(seller, named(claim)))}, order ${claim.sale.number}`
    },
  }
}

type Deciding = { readonly by: number; readonly pick: number; readonly fault: ClaimFault }

/** An operator decides a dispute. */
export function decideDispute({ by, pick, fault }: Deciding): Move {
  return {
    name: 'decideDispute',
    details: `operator ${by}, ${pick}, ${fault}`,
    isPossible: hasSales,
    make: async (worlds) => {
      const claims = await disputedIn(worlds, 'DECIDING')
      if (claims.length === 0) return NOTHING
      const claim = picked(claims, pick)
      const operator = await operatorAt(worlds.stage, by)
      const answer = await sendDecision(operator, named(claim), fault)
      return `${outcomeOf(answer)}, ${claim.type} of order ${claim.sale.number}`
    },
  }
}

const by = fc.nat({ max: 2 })
const fault = fc.constantFrom('SELLER' as const, 'SELLER' as const, 'BUYER' as const)
const opening = fc.record({ by, pick: anyNumber, bits: fc.nat({ max: 7 }), fault }).map(openDefect)

/** Moves after the sale and of disputes, as often as they stand here. */
export const DISPUTE_MOVES: readonly fc.Arbitrary<Move>[] = [
  opening,
  opening,
  anyNumber.map(refuseClaim),
  anyNumber.map(dispute),
  anyNumber.map(dispute),
  anyNumber.map(answerDispute),
  fc.record({ by, pick: anyNumber, fault }).map(decideDispute),
]
