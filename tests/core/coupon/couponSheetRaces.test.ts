import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type {
  AskedCode,
  CouponSheetEvent,
  QuoteOutcome,
  RegisterOutcome,
  SheetPicks,
} from '@jangteo/core/coupon/couponSheet.chart'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { BEST, LINE, OTHER, quoted } from '../../support/coupon/couponSheetQuotes.ts'

test('어떤 순서로 누르고 답이 와도 적용되는 것은 시장이 계산한 그대로다', async () => {
  const anyTap = fc.constantFrom('pick', 'move', 'none', 'code', 'reset', 'apply')
  const taps = fc.array(anyTap, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), taps, async (scheduler, pressed) => {
      const answered: SheetPicks[] = []
      const applied: SheetPicks[] = []
      const answer = async (picks: SheetPicks): Promise<QuoteOutcome> => {
        await scheduler.schedule(Promise.resolve(), 'answer')
        answered.push(picks)
        return quoted(picks, 0)
      }
      const machine = couponSheetChart.provide({
        actors: {
          loadCoupons: fromPromise<QuoteOutcome, unknown>(() => answer(BEST)),
          priceCoupons: fromPromise<QuoteOutcome, { readonly picks: SheetPicks }>(({ input }) =>
            answer(input.picks),
          ),
          registerCode: fromPromise<RegisterOutcome, AskedCode>(async () => {
            await scheduler.schedule(Promise.resolve(), 'registered')
            return { kind: 'registered' }
          }),
        },
        actions: { applyPicks: ({ context }) => void applied.push(context.picks) },
      })
      const actor = createActor(machine).start()
      actor.send({ type: 'buyer.open', quote: null })
      const events: Record<string, CouponSheetEvent> = {
        pick: { type: 'buyer.pick', slotKey: OTHER, couponIssueId: 'ten' },
        none: { type: 'buyer.pick', slotKey: LINE, couponIssueId: null },
        code: { type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-1' },
        move: { type: 'buyer.pick', slotKey: LINE, couponIssueId: 'ten' },
        reset: { type: 'buyer.reset' },
        apply: { type: 'buyer.apply' },
      }
      for (const tap of pressed) {
        const event = events[tap]
        if (event === undefined) continue
        void scheduler.schedule(Promise.resolve(), tap).then(() => actor.send(event))
      }
      await scheduler.waitAll()
      const { value, context } = actor.getSnapshot()
      expect(applied).toEqual(value === 'applied' ? [context.quote?.picks] : [])
      expect(answered).toContainEqual(context.quote?.picks)
    }),
    { numRuns: 300 },
  )
})
