import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { itemNumberOf } from '@jangteo/core/order/itemNumber.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import { atDesk, work } from '../claim/claimDesk.ts'
import { aNumber, scan } from '../delivery/parcel.ts'
import { happen } from '../order/paidOrder.ts'
import { command, type SellerClaimDetail, sendShipFile } from '../seller/sellerDesk.ts'
import { choose, linesIn, type LineNow, openClaims, storeOf } from './look.ts'
import type { Sale, SoldLine } from './model.ts'
import {
  always,
  anyNumber,
  DONE,
  hasSales,
  type Move,
  NOTHING,
  outcomeOf,
  type Worlds,
} from './move.ts'
import { picked, sellerOf } from './stage.ts'

type Results = {
  readonly resultList: readonly { readonly resultEnum: string; readonly code: string | null }[]
}

const nameOf = ({ sale, line }: LineNow): string =>
  `order ${sale.number} line ${sale.lines.indexOf(line) + 1}`

/** The seller of the chosen lines acts on all of them in one call. */
async function actOn(
  { stage }: Worlds,
  chosen: readonly LineNow[],
  { path, details = {} }: { readonly path: string; readonly details?: object },
): Promise<string> {
  const [first] = chosen
  if (first === undefined) return NOTHING
  const seller = await sellerOf(stage, storeOf(stage, first.line))
  const orderItemIdList = chosen.map(({ line }) => line.sealedId)
  const answer = await seller.call<Results & RefusalBody>('POST', `/sellers/orders/${path}`, {
    body: { orderItemIdList, ...details },
  })
  if (answer.status !== 200) return outcomeOf(answer)
  const ends = answer.body.resultList.map(({ resultEnum, code }) => code ?? resultEnum)
  const said = chosen.map((line, index) => `${nameOf(line)} ${ends[index]}`).join(', ')
  return ends.includes('DONE') ? `${DONE}, ${said}` : said
}

type Aim = { readonly pick: number; readonly bits: number }

type SellerCall = {
  readonly name: string
  readonly statuses: readonly OrderItemStatus[]
  readonly path: string
  readonly detailsOf?: (worlds: Worlds) => object
}

/** Has a seller act on lines in a status. */
function sellerMove({ name, statuses, path, detailsOf }: SellerCall, { pick, bits }: Aim): Move {
  return {
    name,
    details: `${pick}, ${bits}`,
    isPossible: hasSales,
    make: async (worlds) =>
      actOn(worlds, choose(await linesIn(worlds, ...statuses), pick, bits), {
        path,
        details: detailsOf?.(worlds) ?? {},
      }),
  }
}

export const acknowledge = (aim: Aim): Move =>
  sellerMove({ name: 'acknowledge', statuses: ['DC', 'SD'], path: 'acknowledge' }, aim)

export function ship({ courier, ...aim }: Aim & { readonly courier: Courier }): Move {
  const detailsOf = () => ({ courierEnum: courier, invoice: aNumber() })
  return sellerMove({ name: 'ship', statuses: ['SR', 'SD'], path: 'ship', detailsOf }, aim)
}

export const removeInvoice = (aim: Aim): Move =>
  sellerMove({ name: 'removeInvoice', statuses: ['SS'], path: 'remove-invoice' }, aim)

export function delay(aim: Aim): Move {
  const detailsOf = ({ stage }: Worlds) => ({
    reason: '입고가 늦어요',
    shipsOn: addDays(kstDayOf(stage.market.now()), 3),
  })
  return sellerMove({ name: 'delay', statuses: ['DC', 'SR', 'SD'], path: 'delay', detailsOf }, aim)
}

export function refuse(aim: Aim): Move {
  const detailsOf = () => ({ memo: '재고가 모두 나갔어요' })
  return sellerMove(
    { name: 'refuse', statuses: ['DC', 'SR', 'SD'], path: 'refuse', detailsOf },
    aim,
  )
}

/** Place of a line in its order, as item numbers count it. */
function placeOf({ lines }: Sale, { itemId }: SoldLine): number {
  return lines.filter((line) => line.itemId <= itemId).length
}

/** A seller sends a file of parcels with all that waits in the store, cancelled items too. */
export function shipByFile({ pick, bits }: Aim): Move {
  return {
    name: 'shipByFile',
    details: `${pick}, ${bits}`,
    isPossible: hasSales,
    make: async (worlds) => {
      const { stage } = worlds
      const [first] = choose(await linesIn(worlds, 'SR', 'SD'), pick, bits)
      if (first === undefined) return NOTHING
      const store = storeOf(stage, first.line)
      const waiting = await linesIn(worlds, 'SR', 'SD', 'C')
      const own = waiting.filter(({ line }) => line.storeId === store.id)
      const rows = own.map(
        ({ sale, line }) =>
          `${itemNumberOf(sale.order.orderNumber, placeOf(sale, line))},화물·용달,${aNumber()}`,
      )
      const body = ['주문상품번호,택배사,송장번호', ...rows].join('\n')
      const answer = await sendShipFile(stage.market, await sellerOf(stage, store), { body })
      await work(stage.market, 'ship-file')
      const later = await linesIn(worlds, 'SS')
      const shipped = own.filter(({ line }) => later.some((one) => one.line === line))
      if (answer.status !== 200) return outcomeOf(answer)
      return shipped.length === 0 ? 'no row' : `${DONE}, ${shipped.map(nameOf).join(', ')}`
    },
  }
}

/** A carrier reports the parcel of a line: fetched, or delivered. */
export function carry({ pick, isDelivered }: { pick: number; isDelivered: boolean }): Move {
  return {
    name: isDelivered ? 'deliver' : 'fetch',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const { market } = worlds.stage
      const [chosen] = choose(await linesIn(worlds, 'SS', 'SI'), pick, 0)
      if (chosen === undefined) return NOTHING
      const { sealedId: orderItemIdEncrypt, itemId } = chosen.line
      const { courier } = await market.database.db
        .selectFrom('order_items')
        .select('courier')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow()
      if (courier === 'FREIGHT') {
        if (!isDelivered && chosen.status === 'SI') return NOTHING
        const event = isDelivered ? ('carrier.delivered' as const) : ('carrier.scanned' as const)
        await happen(market, { orderItemIdEncrypt }, event)
        return `${DONE}, ${nameOf(chosen)}`
      }
      const answer = await scan(market, { orderItemIdEncrypt }, { level: isDelivered ? 6 : 3 })
      return `${outcomeOf(answer)}, ${nameOf(chosen)}`
    },
  }
}

/** All lines of a store in one order arrive, at once. */
export function bring(pick: number): Move {
  return {
    name: 'bring',
    details: String(pick),
    isPossible: hasSales,
    make: async (worlds) => {
      const [first] = choose(await linesIn(worlds, 'DC', 'SR', 'SD', 'SS', 'SI'), pick, 0)
      if (first === undefined) return NOTHING
      const { groupId } = first.line
      const now = async (...statuses: readonly OrderItemStatus[]) =>
        (await linesIn(worlds, ...statuses)).filter(({ line }) => line.groupId === groupId)
      await actOn(worlds, await now('DC', 'SD'), { path: 'acknowledge' })
      const parcel = { courierEnum: 'FREIGHT', invoice: aNumber() }
      await actOn(worlds, await now('SR'), { path: 'ship', details: parcel })
      const sent = await now('SS', 'SI')
      for (const { line } of sent) {
        const named = { orderItemIdEncrypt: line.sealedId }
        await happen(worlds.stage.market, named, 'carrier.delivered')
      }
      return sent.length === 0 ? 'held back' : `${DONE}, ${sent.map(nameOf).join(', ')}`
    },
  }
}

type Answering = {
  readonly pick: number
  readonly which: number
  readonly isSellable: boolean
  readonly isBuyersFault: boolean
}

/** A seller sends a claim one of the events that it offers; a parcel of an exchange arrives. */
export function answerClaim({ pick, which, isSellable, isBuyersFault }: Answering): Move {
  return {
    name: 'answerClaim',
    details: `${pick}, ${which}, ${isSellable ? 'sellable' : 'unfit'}, fault of the ${isBuyersFault ? 'buyer' : 'seller'}`,
    isPossible: hasSales,
    make: async (worlds) => {
      const { stage } = worlds
      const claims = await openClaims(worlds)
      if (claims.length === 0) return NOTHING
      const claim = picked(claims, pick)
      const seller = await sellerOf(stage, storeOf(stage, claim))
      const path = `/sellers/claims/${claim.sealedId}`
      const { commands } = await seller.ask<SellerClaimDetail>('GET', path)
      const sent = [...commands.map(({ commandEnum }) => commandEnum), 'delivered' as const]
      const name = picked(sent, which)
      const said = `${claim.type} of order ${claim.sale.number} ${name}`
      if (name === 'delivered') {
        const named = { orderClaimIdEncrypt: claim.sealedId }
        return `${outcomeOf(await atDesk(stage.market, named, { type: 'carrier.delivered' }))}, ${said}`
      }
      const answer = await command(seller, {
        id: claim.sealedId,
        name,
        memo: '검수에서 확인했어요',
        sellable: isSellable,
        faultEnum: isBuyersFault ? 'BUYER' : 'SELLER',
        courierEnum: 'FREIGHT',
        invoice: aNumber(),
      })
      return `${outcomeOf(answer)}, ${said}`
    },
  }
}

/** A seller rests, or opens the store again. */
export function pauseOrResume({ store, isPause }: { store: number; isPause: boolean }): Move {
  return {
    name: isPause ? 'pause' : 'resume',
    details: `store ${store}`,
    isPossible: always,
    make: async ({ stage }) => {
      const seller = await sellerOf(stage, picked(stage.stores, store))
      return outcomeOf(await seller.call('POST', `/sellers/store/${isPause ? 'pause' : 'resume'}`))
    },
  }
}

const aim = fc.record({ pick: anyNumber, bits: fc.nat({ max: 7 }) })
const shipping = fc
  .record({
    pick: anyNumber,
    bits: fc.nat({ max: 7 }),
    courier: fc.constantFrom<Courier>('FREIGHT', 'CJ_LOGISTICS'),
  })
  .map(ship)
const carrying = fc.record({ pick: anyNumber, isDelivered: fc.boolean() }).map(carry)
const answering = fc
  .record({
    pick: anyNumber,
    which: fc.nat({ max: 4 }),
    isSellable: fc.boolean(),
    isBuyersFault: fc.boolean(),
  })
  .map(answerClaim)

/** Moves of sellers and carriers, as often as they stand here. */
export const SELLER_MOVES: readonly fc.Arbitrary<Move>[] = [
  aim.map(acknowledge),
  aim.map(acknowledge),
  shipping,
  shipping,
  aim.map(shipByFile),
  aim.map(removeInvoice),
  aim.map(delay),
  aim.map(refuse),
  carrying,
  carrying,
  carrying,
  anyNumber.map(bring),
  anyNumber.map(bring),
  anyNumber.map(bring),
  anyNumber.map(bring),
  answering,
  answering,
  answering,
  answering,
  answering,
  answering,
  fc
    .record({ store: fc.nat({ max: 2 }), isPause: fc.constantFrom(true, false, false) })
    .map(pauseOrResume),
]
