import type { SheetPicks, SlotPlace } from '@jangteo/core/coupon/couponSheet.chart'
import { isSameSlot, pickCoupon } from '@jangteo/core/coupon/couponSheet.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const places = fc.oneof(
  fc.record({ cartId: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ storeUrl: fc.constantFrom('1', '2') }),
)
const slots: fc.Arbitrary<SlotPlace> = fc.record({
  type: fc.constantFrom('GOODS', 'DUPLICATION', 'STORE'),
  place: places,
})
const coupons = fc.option(fc.constantFrom('ten', 'basket', 'free'))
const anyPicks = fc
  .uniqueArray(slots, { comparator: isSameSlot, minLength: 1, maxLength: 8 })
  .chain((taken) =>
    fc.tuple(...taken.map((slot) => coupons.map((couponIssueId) => ({ ...slot, couponIssueId })))),
  )

test('자리는 종류와 곳이 모두 같아야 같은 자리다', () => {
  const line: SlotPlace = { type: 'GOODS', place: { cartId: 1 } }
  const others: readonly SlotPlace[] = [
    { type: 'DUPLICATION', place: { cartId: 1 } },
    { type: 'GOODS', place: { cartId: 2 } },
    { type: 'GOODS', place: { storeUrl: '1' } },
  ]
  expect([
    isSameSlot(line, { ...line }),
    ...others.map((other) => isSameSlot(line, other)),
  ]).toEqual([true, false, false, false])
})

test('선택한 쿠폰은 그 자리에만 있고, 다른 자리는 그 쿠폰을 내놓을 뿐 그대로다', () => {
  fc.assert(
    fc.property(anyPicks, fc.nat(), coupons, (picks, at, couponIssueId) => {
      const slot = picks[at % picks.length]
      if (slot === undefined) throw new Error('no slot')
      const changed = pickCoupon(picks, slot, couponIssueId)
      const slotsOf = (some: SheetPicks) => some.map(({ type, place }) => ({ type, place }))
      expect(slotsOf(changed)).toEqual(slotsOf(picks))
      const holders = changed.filter((pick) => pick.couponIssueId === couponIssueId)
      expect(holders).toContainEqual({ ...slot, couponIssueId })
      expect(couponIssueId === null ? 1 : holders.length).toBe(1)
      const untouched = picks.filter(
        (pick) => !isSameSlot(pick, slot) && pick.couponIssueId !== couponIssueId,
      )
      expect(changed).toEqual(expect.arrayContaining(untouched))
    }),
  )
})
