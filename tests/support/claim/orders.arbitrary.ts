import type { ClaimFault, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal, lineBasis } from '@jangteo/core/claim/refund/orderLedger.rules'
import type {
  BookedGroup,
  BookedLine,
  OrderLedger,
} from '@jangteo/core/claim/refund/orderLedger.rules'
import { allocateByLargestRemainder } from '@jangteo/core/money/allocation.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { areaExtra, shippingFee } from '@jangteo/core/shipping/shippingPolicy.rules'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import * as fc from 'fast-check'
import { aShippingPolicy } from '../shipping/aShippingPolicy.ts'
import { aClaim, aLine, paidWith, quoted } from './ledger.ts'

const fee = fc.integer({ min: 0, max: 10_000 })

/** Thresholds are drawn as a percentage of their basis, so that claims often miss them. */
const thresholdRate = fc.integer({ min: 40, max: 105 })

const policies: fc.Arbitrary<ShippingPolicy> = fc
  .tuple(fee, fee, fee, thresholdRate, fc.integer({ min: 1, max: 4 }))
  .chain(([base, first, more, threshold, repeat]) => {
    const policy = aShippingPolicy({
      areaKind: 'SECTION3',
      areaSecondExtra: first,
      areaThirdExtra: more,
    })
    return fc.constantFrom(
      policy.free(),
      policy.paid(base),
      policy.freeFrom(threshold, base),
      policy.freeFrom(threshold, base),
      policy.perPieces(repeat, base),
      policy.twoSections(base, [3, first]),
      policy.threeSections(base, [3, first], [6, first + more]),
    )
  })

const drawnLines: fc.Arbitrary<BookedLine> = fc
  .record({
    salePrice: fc.integer({ min: 100, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    goodsRate: fc.integer({ min: 0, max: 30 }),
    duplicationRate: fc.integer({ min: 0, max: 30 }),
    isAddon: fc.boolean(),
  })
  .map(({ salePrice, quantity, goodsRate, duplicationRate, isAddon }) => {
    const basis = salePrice * quantity
    const goodsDiscount = Math.floor((basis * goodsRate) / 100)
    return {
      ...aLine(0, salePrice),
      quantity,
      isAddon,
      goodsDiscount,
      duplicationDiscount: Math.floor(((basis - goodsDiscount) * duplicationRate) / 100),
    }
  })

type Drawn = {
  readonly zone: AreaZone
  readonly groups: readonly {
    readonly policy: ShippingPolicy
    readonly lines: readonly BookedLine[]
  }[]
  readonly coupon: { readonly amount: number; readonly minimumRate: number }
}

function basisOf(lines: readonly BookedLine[]): number {
  return sumWon(lines.map(lineBasis))
}

function withThreshold(policy: ShippingPolicy, lines: readonly BookedLine[]): ShippingPolicy {
  if (policy.kind !== 'CONDITION') return policy
  return { ...policy, freeThreshold: Math.ceil((basisOf(lines) * policy.freeThreshold) / 100) }
}

function placed({ zone, groups, coupon }: Drawn): OrderLedger {
  let nextId = 1
  const numbered = groups.map((group, index): BookedGroup => {
    const policy = withThreshold(group.policy, group.lines)
    const own = group.lines.map((line) => ({ ...line, orderItemId: nextId++ }))
    return {
      shippingGroupId: index + 1,
      storeId: 1,
      policy,
      zone,
      returnFee: 3_000,
      exchangeFee: 6_000,
      fee: shippingFee(policy, own),
      areaFee: areaExtra(policy, zone),
      isShipped: false,
      lines: own,
    }
  })
  return withStoreCoupon(numbered, coupon)
}

/** The groups of one store share its coupon; it is used where its minimum is reached. */
function withStoreCoupon(
  groups: readonly BookedGroup[],
  { amount, minimumRate }: Drawn['coupon'],
): OrderLedger {
  const all = groups.flatMap((group) => group.lines)
  const minimumAmount = Math.ceil((basisOf(all) * minimumRate) / 100)
  const isUsed = minimumRate <= 100
  const weights = all.map(
    (line) => line.salePrice * line.quantity - line.goodsDiscount - line.duplicationDiscount,
  )
  const discount = Math.min(isUsed ? amount : 0, sumWon(weights))
  const shares = allocateByLargestRemainder(discount, weights)
  const shareOf = new Map(all.map((line, index) => [line.orderItemId, shares[index] ?? 0]))
  const unpaid: OrderLedger = {
    version: 1,
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({
        ...line,
        storeDiscount: shareOf.get(line.orderItemId) ?? 0,
      })),
    })),
    storeCoupons: isUsed
      ? [
          {
            couponIssueId: 900,
            expiresAtMs: null,
            minimumAmount,
            orderItemIds: all.map(({ orderItemId }) => orderItemId),
          },
        ]
      : [],
    payments: [],
  }
  return { ...unpaid, payments: [paidWith('CARD', chargedTotal(unpaid))] }
}

/** Orders of up to three shipping groups of one store, under every policy, with every kind of coupon. */
export const orders: fc.Arbitrary<OrderLedger> = fc
  .record({
    zone: fc.constantFrom(...AREA_ZONES),
    groups: fc.array(
      fc.record({ policy: policies, lines: fc.array(drawnLines, { minLength: 1, maxLength: 4 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    coupon: fc.record({
      amount: fc.integer({ min: 0, max: 20_000 }),
      minimumRate: thresholdRate,
    }),
  })
  .map(placed)

/** One event of an order: a group is shipped, or a part of the rest of a group is claimed. */
export type Turn = {
  readonly group: number
  readonly picks: readonly boolean[]
  readonly fault: ClaimFault
  readonly ships: boolean
  readonly exchanges: boolean
  readonly zone: AreaZone
}

/** Turns of an order's life. */
export const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    group: fc.nat({ max: 2 }),
    picks: fc.array(
      fc.integer({ min: 0, max: 2 }).map((drawn) => drawn === 0),
      { minLength: 4, maxLength: 4 },
    ),
    fault: fc.constantFrom('BUYER', 'BUYER', 'SELLER'),
    ships: fc.boolean(),
    exchanges: fc.boolean(),
    zone: fc.constantFrom(...AREA_ZONES),
  }),
  { maxLength: 14 },
)

/** Result of a life: the ledger after it, and the quotes of its claims. */
export type UsedLedger = { readonly ledger: OrderLedger; readonly quotes: readonly ClaimQuote[] }

function claimTypeOf(group: BookedGroup, { exchanges }: Turn): RequestableClaimType {
  if (!group.isShipped) return 'CANCEL'
  return exchanges ? 'EXCHANGE' : 'RETURN'
}

function shipped(ledger: OrderLedger, group: BookedGroup): OrderLedger {
  return {
    ...ledger,
    groups: ledger.groups.map((each) => (each === group ? { ...each, isShipped: true } : each)),
  }
}

function claimed({ ledger, quotes }: UsedLedger, turn: Turn, group: BookedGroup): UsedLedger {
  const ids = group.lines
    .filter(({ left }, index) => left === null && turn.picks[index] === true)
    .map(({ orderItemId }) => orderItemId)
  if (ids.length === 0) return { ledger, quotes }
  const { zone: pickupZone, fault } = turn
  const { shippingGroupId } = group
  const places = { shippingGroupId, pickupZone, reshipZone: group.zone }
  const quote = quoted(ledger, aClaim([claimTypeOf(group, turn), fault], ids, places))
  const booked = bookClaim(ledger, quote)
  if (!booked.ok) throw new Error('the ledger changed between a quote and its booking')
  return { ledger: booked.value, quotes: [...quotes, quote] }
}

/** Lives an order through its turns; a turn that finds nothing to claim changes nothing. */
export function live(order: OrderLedger, lived: readonly Turn[]): UsedLedger {
  return lived.reduce<UsedLedger>(
    (state, turn) => {
      const group = state.ledger.groups[turn.group]
      if (group === undefined) return state
      return turn.ships && !group.isShipped
        ? { ...state, ledger: shipped(state.ledger, group) }
        : claimed(state, turn, group)
    },
    { ledger: order, quotes: [] },
  )
}

/** A turn that claims nothing of the first group. */
export const TURN: Turn = {
  group: 0,
  picks: [],
  fault: 'BUYER',
  ships: false,
  exchanges: false,
  zone: 'MAINLAND',
}

/** Turns that claim all that is left of every group. */
export const CLAIM_THE_REST: readonly Turn[] = [0, 1, 2].map((group) => ({
  group,
  picks: [true, true, true, true],
  fault: 'BUYER',
  ships: false,
  exchanges: false,
  zone: 'MAINLAND',
}))
