import { REQUESTABLE_CLAIM_TYPES, type RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { isClaimable } from '@jangteo/core/claim/request/claimCheck.rules'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import type { Refund } from '../claim/claimCalls.ts'
import { payAdditional, withdraw as askToWithdraw } from '../claim/claimDesk.ts'
import { showClaim } from '../claim/claimCalls.ts'
import { confirm as askToConfirm } from '../order/paidOrder.ts'
import { SEOUL } from '../purchase.ts'
import { choose, type LineNow, linesIn, openClaims } from './look.ts'
import { anyNumber, DONE, hasSales, type Move, NOTHING, outcomeOf, type Worlds } from './move.ts'
import { picked, type Stage } from './stage.ts'

export type Claiming = {
  readonly type: RequestableClaimType
  readonly isSellersFault: boolean
  /** A line by number, and its siblings by the bits. */
  readonly pick: number
  readonly bits: number
}

const REASONS: Readonly<Record<RequestableClaimType, readonly [ClaimReason, ClaimReason]>> = {
  CANCEL: ['SIMPLE_CHANGE_OF_MIND', 'DELIVERY_DELAY'],
  EXCHANGE: ['CHANGE_OPTION', 'DAMAGE_DEFECT'],
  RETURN: ['SIMPLE_CHANGE_OF_MIND', 'DAMAGE_DEFECT'],
}
const PATHS = { CANCEL: 'cancel', EXCHANGE: 'exchange', RETURN: 'return' } as const
const PICKUP = { methodEnum: 'COLLECT', receiver: SEOUL, pickupRequestEnum: 'AT_DOOR' }
const PLACES = {
  CANCEL: {},
  RETURN: { pickup: PICKUP },
  EXCHANGE: { pickup: PICKUP, reship: { receiver: SEOUL } },
} as const

const namesOf = (chosen: readonly LineNow[]): string =>
  chosen.map(({ sale, line }) => `line ${sale.lines.indexOf(line) + 1}`).join(' and ')

/** The other option of a line's product. */
function otherOption({ stores }: Stage, { line, optionId }: LineNow): number {
  const goods = stores.flatMap((store) => store.goods).find(({ id }) => id === line.goodsId)
  return goods?.optionIds.find((id) => id !== optionId) ?? optionId
}

async function claim(worlds: Worlds, { type, isSellersFault, pick, bits }: Claiming) {
  const { stage } = worlds
  const lines = await linesIn(worlds, 'DC', 'SR', 'SD', 'SI', 'SC', 'E')
  const chosen = choose(
    lines.filter(({ status }) => isClaimable(type, status)),
    pick,
    bits,
  )
  const [first] = chosen
  if (first === undefined) return NOTHING
  const { sale, line } = first
  const { browser } = picked(stage.buyers, sale.buyer)
  const body = {
    ordersIdEncrypt: sale.order.ordersIdEncrypt,
    orderShippingPriceIdEncrypt: stage.wireIds.seal('orderShippingPrice', line.groupId),
    orderItemIdEncryptList: chosen.map((one) => one.line.sealedId),
    claimReasonEnum: REASONS[type][isSellersFault ? 1 : 0],
    reasonDetail: '다섯 글자 넘게',
    ...PLACES[type],
    ...(type === 'EXCHANGE'
      ? {
          exchangeList: chosen.map((one) => ({
            orderItemIdEncrypt: one.line.sealedId,
            optionId: otherOption(stage, one),
          })),
        }
      : {}),
  }
  const path = `/orders/claims/${PATHS[type]}-request`
  const seen = await browser.call<Refund & RefusalBody>('POST', `${path}/refund`, { body })
  const said = `${type} of order ${sale.number} ${namesOf(chosen)}`
  if (seen.status !== 200) return `${outcomeOf(seen)}, ${said}`
  const { version, refundAmount, additionalPayAmount } = seen.body
  const answer = await browser.call('POST', path, {
    body: { ...body, version, refundAmount, additionalPayAmount },
  })
  return `${outcomeOf(answer)}, ${said}: ${refundAmount} back, ${additionalPayAmount} to pay`
}

/** A buyer cancels, exchanges or returns lines of one shipping group. */
export function request(claiming: Claiming): Move {
  const { type, isSellersFault, pick, bits } = claiming
  return {
    name: type.toLowerCase(),
    details: `${pick}, ${bits}, ${isSellersFault ? "seller's" : "buyer's"} reason`,
    isPossible: hasSales,
    make: (worlds) => claim(worlds, claiming),
  }
}

/** A buyer withdraws a claim. */
export function withdraw(pick: number): Move {
  return {
    name: 'withdraw',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const claims = (await openClaims(worlds)).filter(({ type }) =>
        REQUESTABLE_CLAIM_TYPES.some((one) => one === type),
      )
      if (claims.length === 0) return NOTHING
      const { sealedId, sale, type } = picked(claims, pick)
      const { browser } = picked(worlds.stage.buyers, sale.buyer)
      const answer = await askToWithdraw(browser, {
        orderClaimIdEncrypt: sealedId,
        claimTypeEnum: type as RequestableClaimType,
      })
      return `${outcomeOf(answer)}, ${type} of order ${sale.number}`
    },
  }
}

/** A buyer pays what a claim asks for. */
export function payForClaim(pick: number): Move {
  return {
    name: 'payForClaim',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const { market, buyers } = worlds.stage
      const claims = await openClaims(worlds)
      const owing = []
      for (const one of claims) {
        const { browser } = picked(buyers, one.sale.buyer)
        const named = { orderClaimIdEncrypt: one.sealedId }
        if (one.type === 'REJECT') continue
        const { additionalPayment } = await showClaim(browser, named)
        if (additionalPayment?.additionalPaymentStatusEnum === 'WAITING') owing.push(one)
      }
      if (owing.length === 0) return NOTHING
      const { sealedId, sale, type } = picked(owing, pick)
      const { browser } = picked(buyers, sale.buyer)
      await payAdditional(market, browser, { orderClaimIdEncrypt: sealedId })
      return `${DONE}, ${type} of order ${sale.number}`
    },
  }
}

/** A buyer confirms lines of one store. */
export function confirm({ pick, bits }: Pick<Claiming, 'pick' | 'bits'>): Move {
  return {
    name: 'confirm',
    details: `${pick}, ${bits}`,
    isPossible: hasSales,
    make: async (worlds) => {
      const chosen = choose(await linesIn(worlds, 'SI', 'SC', 'E'), pick, bits)
      const [first] = chosen
      if (first === undefined) return NOTHING
      const { browser } = picked(worlds.stage.buyers, first.sale.buyer)
      const items = chosen.map(({ line }) => ({ orderItemIdEncrypt: line.sealedId }))
      const answer = await askToConfirm(browser, ...items)
      return `${outcomeOf(answer)}, order ${first.sale.number} ${namesOf(chosen)}`
    },
  }
}

const claiming = (type: RequestableClaimType): fc.Arbitrary<Move> =>
  fc
    .record({
      type: fc.constant(type),
      isSellersFault: fc.boolean(),
      pick: anyNumber,
      bits: fc.nat({ max: 7 }),
    })
    .map(request)

/** Moves of buyers after their purchase, as often as they stand here. */
export const CLAIM_MOVES: readonly fc.Arbitrary<Move>[] = [
  claiming('CANCEL'),
  claiming('CANCEL'),
  claiming('EXCHANGE'),
  claiming('EXCHANGE'),
  claiming('RETURN'),
  claiming('RETURN'),
  anyNumber.map(withdraw),
  anyNumber.map(payForClaim),
  anyNumber.map(payForClaim),
  fc.record({ pick: anyNumber, bits: fc.nat({ max: 7 }) }).map(confirm),
  fc.record({ pick: anyNumber, bits: fc.nat({ max: 7 }) }).map(confirm),
]
