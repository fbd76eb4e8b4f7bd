import { claimQuoteSchema } from '@jangteo/core/claim/refund/claimQuote.schemas'
import { orderLedgerSchema } from '@jangteo/core/claim/refund/orderLedger.schemas'
import { couponCartSchema } from '@jangteo/core/coupon/couponCart.schemas'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOrder } from '../../support/claim/ledger.ts'
import { CLAIM_THE_REST, live, orders, turns } from '../../support/claim/orders.arbitrary.ts'
import { couponCarts } from '../../support/coupon/couponCarts.ts'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

const RUNS = { numRuns: 150 }

test('ledger of every order, also after claims, are read as they are', () => {
  fc.assert(
    fc.property(orders, turns, (order, lived) => {
      const { ledger } = live(order, lived)
      expect(orderLedgerSchema.parse(ledger)).toEqual(ledger)
    }),
    RUNS,
  )
})

test('the quotes of every claim are read from the JSON that they are stored as', () => {
  fc.assert(
    fc.property(orders, turns, (order, lived) => {
      for (const quote of live(order, [...lived, ...CLAIM_THE_REST]).quotes) {
        expect(claimQuoteSchema.parse(JSON.parse(JSON.stringify(quote)))).toEqual(quote)
      }
    }),
    RUNS,
  )
})

test('every cart with coupons is read as it is', () => {
  fc.assert(
    fc.property(couponCarts({ linesMax: 6, couponsMax: 8 }), (cart) => {
      expect(couponCartSchema.parse(cart)).toEqual(cart)
    }),
    RUNS,
  )
})

const [group] = anOrder([30_000, 15_000]).groups
const [line] = group?.lines ?? []
const ledger = (lines: readonly unknown[], rest = {}) => ({
  ...anOrder([30_000]),
  ...rest,
  groups: [{ ...group, lines }],
})

test.each([
  ['a text as a price', ledger([{ ...line, salePrice: '30000' }]), 'groups.0.lines.0.salePrice'],
  ['half a won', ledger([{ ...line, salePrice: 0.5 }]), 'groups.0.lines.0.salePrice'],
  ['no pieces', ledger([{ ...line, quantity: 0 }]), 'groups.0.lines.0.quantity'],
  [
    'coupons above the price',
    ledger([{ ...line, goodsDiscount: 30_001 }]),
    'groups.0.lines.0.storeDiscount',
  ],
  ['an item that stands twice', ledger([line, line]), 'groups'],
  ['no policy', { ...ledger([]), groups: [{ ...group, policy: undefined }] }, 'groups.0.policy'],
  [
    'more to give back than was paid',
    ledger([line], {
      payments: [
        {
          method: 'CARD',
          paidAmount: 1,
          refundableAmount: 2,
          paidAtMs: 0,
          isPartlyRefundable: true,
          isByCard: true,
        },
      ],
    }),
    'payments.0.refundableAmount',
  ],
  [
    'a store coupon of an item that is not there',
    ledger([line], {
      storeCoupons: [
        { couponIssueId: 1, expiresAtMs: null, minimumAmount: 0, orderItemIds: [1, 99] },
      ],
    }),
    'storeCoupons.0.orderItemIds',
  ],
])('ledger with %s are reported by their field', (_, broken, path) => {
  const issues = orderLedgerSchema.safeParse(broken).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

const NO_FIGURES = {
  baseFee: 0,
  freeThreshold: null,
  repeatQuantity: null,
  secondQuantity: null,
  secondExtra: null,
  thirdQuantity: null,
  thirdExtra: null,
  areaKind: 'NONE',
  areaSecondExtra: null,
  areaThirdExtra: null,
  deliversToRemote: true,
  bundles: true,
}

function lackingOf(policy: object): string | undefined {
  const { error } = shippingPolicySchema.safeParse({ ...NO_FIGURES, ...policy })
  return error?.issues.map(({ path }) => path.join('.')).join(' ')
}

test.each([
  ['CONDITION', 'freeThreshold'],
  ['QUANTITY', 'repeatQuantity'],
  ['SECTION2', 'secondQuantity secondExtra'],
  ['SECTION3', 'secondQuantity secondExtra thirdQuantity thirdExtra'],
] as const)('a policy of kind %s without its figures lacks %s', (kind, lacking) => {
  expect(lackingOf({ kind })).toBe(lacking)
})

test('a policy with area fees needs them', () => {
  const policy = { kind: 'FREE', areaKind: 'SECTION3', areaSecondExtra: 3_000 }
  expect(lackingOf(policy)).toBe('areaThirdExtra')
})

test('a policy of a kind that nobody knows is not read', () => {
  expect([lackingOf({ kind: 'BARTER' }), lackingOf({ kind: 'FREE', areaKind: 'MOON' })]).toEqual([
    'kind',
    'areaKind',
  ])
})

test('a policy keeps the figures of its kind alone', () => {
  const read = shippingPolicySchema.parse({
    ...NO_FIGURES,
    kind: 'CONDITION',
    baseFee: 3_000,
    freeThreshold: 50_000,
    repeatQuantity: 2,
  })
  expect(read).toEqual(aShippingPolicy().freeFrom(50_000, 3_000))
})
