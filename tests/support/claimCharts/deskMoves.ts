import { addDays, DAY_MS, kstDayOf, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { CLAIM_TABLE, type ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import * as fc from 'fast-check'
import { aBuyer } from '../buyer.ts'
import { atDesk, refuseSale as askToRefuseSale } from '../claim/claimDesk.ts'
import { confirm } from '../order/paidOrder.ts'
import { runDueJobs } from '../orderCharts/reality.ts'
import { askClaim, completeCancel, notifyClaim } from './claimSteps.ts'
import { workOff } from './clock.ts'
import { askItem, notifyItem } from './itemSteps.ts'
import type { Model, ModelClaim, ModelItem } from './model.ts'
import {
  claimAt,
  claimIndex,
  hasClaims,
  itemAt,
  itemIndex,
  type Move,
  outcomeOf,
  seal,
  sealClaim,
  type Worlds,
} from './move.ts'
import { comeBack } from './reality.ts'
import { decideRefusal } from './requestRules.ts'

const PARCEL = { courierEnum: 'FREIGHT', invoice: '600000000001' } as const
const DELAY_DAYS = 3

/** Outcome of an item until it arrives, one after the other. */
const WAY: readonly OrderItemEventType[] = [
  'seller.acknowledge',
  'seller.ship',
  'carrier.scanned',
  'carrier.delivered',
]

async function sendToItem({ model, reality }: Worlds, item: ModelItem, type: OrderItemEventType) {
  const path = `/dev/desk/order-items/${seal(reality, item).orderItemIdEncrypt}/events`
  const body = { type, ...PARCEL, delayReason: '물량이 늦어졌어요' }
  const answer = await aBuyer(reality.market).call('POST', path, { body })
  const refusal = notifyItem(model, item, type)
  if (refusal === null && type === 'seller.delay') {
    item.shipsOn = addDays(kstDayOf(model.nowMs), DELAY_DAYS)
  }
  return {
    said: outcomeOf(answer),
    expected: refusal ?? 'done',
  }
}

/** The desk sends an event to an item, whether or not it shows it. */
export function sendItem(index: number, event: OrderItemEventType): Move {
  return {
    label: `item ${index} ${event}`,
    isPossible: (model) => event !== 'carrier.scanned' || itemAt(model, index).status === 'SS',
    make: (worlds) => sendToItem(worlds, itemAt(worlds.model, index), event),
  }
}

/** An item goes so many steps on its way to the buyer. */
export function bring(index: number, steps: number): Move {
  return {
    label: `bring(item ${index}, ${steps} steps)`,
    isPossible: () => true,
    make: async (worlds) => {
      const item = itemAt(worlds.model, index)
      const said: string[] = []
      const expected: string[] = []
      for (let step = 0; step < steps; step += 1) {
        const isNext = (event: OrderItemEventType) =>
          askItem(worlds.model, item, event).ok && !(item.status === 'SR' && event === WAY[2])
        const next = WAY.find(isNext)
        if (next === undefined) break
        const reported = await sendToItem(worlds, item, next)
        said.push(reported.said)
        expected.push(reported.expected)
      }
      return { said, expected }
    },
  }
}

type Sent = {
  readonly claim: number
  readonly event: ClaimEventType
  readonly fault: ClaimFault
  readonly isSellable: boolean | null
}

const FOREIGN = /^(?:additionalPayment|dispute|payment|stock|buyer)\./

function sendToModel(model: Model, claim: ModelClaim, sent: Sent): string {
  const { event, fault, isSellable } = sent
  const isKnown = event in CLAIM_TABLE.steps[claim.state] && !FOREIGN.test(event)
  if (!isKnown) return 'NOT_CHANGE_STATUS'
  const reported = { event, fault, ...(isSellable === null ? {} : { isSellable }) }
  return notifyClaim(model, claim, reported) ?? 'done'
}

async function sendToClaim(worlds: Worlds, sent: Sent) {
  const { event: type, fault: faultEnum, isSellable } = sent
  const claim = claimAt(worlds.model, sent.claim)
  const named = await sealClaim(worlds, claim)
  const answer = await atDesk(worlds.reality.market, named, {
    type,
    ...(type === 'seller.changeFault' ? { faultEnum } : {}),
    ...(isSellable === null ? {} : { sellable: isSellable }),
  })
  return { said: outcomeOf(answer), expected: sendToModel(worlds.model, claim, sent) }
}

/** The desk sends an event to a claim, whether or not it shows it. */
export function sendClaim(sent: Sent): Move {
  const { claim, event, fault, isSellable } = sent
  return {
    label: `claim ${claim} ${event} (${fault}, sellable ${isSellable})`,
    isPossible: hasClaims,
    make: (worlds) => sendToClaim(worlds, sent),
  }
}

/** The desk, or the clock, does one of the things that come next. */
export function goOn({ pick, ...sent }: Omit<Sent, 'event'> & { readonly pick: number }): Move {
  const { claim, fault, isSellable } = sent
  return {
    label: `goOn(claim ${claim}, ${pick}, ${fault}, sellable ${isSellable})`,
    isPossible: hasClaims,
    make: async (worlds) => {
      const known = claimAt(worlds.model, claim)
      const open = CLAIM_EVENTS.filter((event) => askClaim(worlds.model, known, event).ok)
      const event = open[pick % open.length]
      return event === undefined
        ? { said: null, expected: null }
        : sendToClaim(worlds, { ...sent, event })
    },
  }
}

const CLAIM_EVENTS = [
  ...new Set(
    Object.values(CLAIM_TABLE.steps).flatMap((row) =>
      Object.values(row).flatMap((steps) => steps.map(({ event }) => event)),
    ),
  ),
].filter((event) => !FOREIGN.test(event) && event !== 'system.completeAtOnce')

/** The seller cannot sell an item. */
export function refuseSale(index: number): Move {
  return {
    label: `refuseSale(item ${index})`,
    isPossible: () => true,
    make: async ({ model, reality }) => {
      const item = itemAt(model, index)
      const answer = await askToRefuseSale(reality.market, seal(reality, item))
      const decided = decideRefusal(model, item)
      if (!decided.ok) return { said: outcomeOf(answer), expected: decided.reason }
      const claim: ModelClaim = {
        type: 'REJECT',
        groupId: item.groupId,
        items: [item],
        former: new Map([[item.id, item.optionId]]),
        wished: new Map(),
        state: 'CC',
        fault: 'SELLER',
        quote: decided.value,
        requestedAtMs: model.nowMs,
        changedAtMs: model.nowMs,
        isReserved: false,
        reshippedAtMs: null,
        isTakenBack: false,
        additional: [],
        history: ['seller seller.refuseSale >CC'],
      }
      model.claims.push(claim)
      completeCancel(model, claim)
      return { said: outcomeOf(answer), expected: 'done' }
    },
  }
}

/** The buyer confirms an item. */
export function confirmItem(index: number): Move {
  return {
    label: `confirm(item ${index})`,
    isPossible: () => true,
    make: async ({ model, reality }) => {
      const item = itemAt(model, index)
      const answer = await confirm(reality.buyer, seal(reality, item))
      const isDone = item.status === 'BF' || notifyItem(model, item, 'buyer.confirm') === null
      return { said: outcomeOf(answer), expected: isDone ? 'done' : 'ORDER_ITEM_NOT_CONFIRMABLE' }
    },
  }
}

/** Time passes, and everything that is due by then is done. */
export function wait(ms: number): Move {
  return {
    label: `wait(${ms} ms)`,
    isPossible: () => true,
    make: async ({ model, reality }) => {
      reality.market.advance(ms)
      model.nowMs += ms
      await comeBack(reality)
      await runDueJobs(reality)
      workOff(model)
      return { said: null, expected: null }
    },
  }
}

const said = {
  claim: claimIndex,
  fault: fc.constantFrom<ClaimFault>('BUYER', 'SELLER'),
  isSellable: fc.constantFrom(null, null, true, false),
}

/** The desk sends a claim its next event. */
export const goingOn = fc.record({ ...said, pick: fc.nat({ max: 5 }) }).map(goOn)
export const bringing = fc
  .tuple(itemIndex, fc.nat({ max: 4 }))
  .map(([item, steps]) => bring(item, steps))

/** Moves of sellers, carriers and the clock, by weight. */
export const DESK_MOVES: readonly fc.Arbitrary<Move>[] = [
  goingOn,
  goingOn,
  goingOn,
  goingOn,
  bringing,
  bringing,
  fc.record({ ...said, event: fc.constantFrom(...CLAIM_EVENTS) }).map(sendClaim),
  fc
    .tuple(itemIndex, fc.constantFrom<OrderItemEventType>(...WAY, 'seller.delay', 'seller.delay'))
    .map(([item, event]) => sendItem(item, event)),
  itemIndex.map(refuseSale),
  itemIndex.map(confirmItem),
  fc.constantFrom(0, MINUTE_MS, DAY_MS, 3 * DAY_MS, 9 * DAY_MS).map(wait),
  fc.constantFrom(0, MINUTE_MS, DAY_MS).map(wait),
]
