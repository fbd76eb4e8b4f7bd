import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type {
  AskedCode,
  QuoteOutcome,
  RegisterOutcome,
  SheetPicks,
} from '@jangteo/core/coupon/couponSheet.chart'
import { couponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SimulatedClock, createActor, fromPromise } from 'xstate'
import { slotIn } from '../../support/coupon/aCouponSheet.ts'
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
      const clock = new SimulatedClock()
      const actor = createActor(machine, { clock, input: { quote: null } }).start()
      clock.increment(0)
      const view = () => couponSheetView(actor.getSnapshot(), actor, () => 'key-1')
      const verbs = {
        pick: () => slotIn(view(), OTHER)?.pick('ten'),
        none: () => slotIn(view(), LINE)?.pick(null),
        code: () => view().enterCode('AB2CD3'),
        move: () => slotIn(view(), LINE)?.pick('ten'),
        reset: () => view().reset(),
        apply: () => view().apply(),
      }
      for (const tap of pressed) {
        void scheduler.schedule(Promise.resolve(), tap).then(() => verbs[tap]())
      }
      await scheduler.waitAll()
      const { value, context } = actor.getSnapshot()
      expect(applied).toEqual(value === 'applied' ? [context.quote?.picks] : [])
      expect(answered).toContainEqual(context.quote?.picks)
    }),
    { numRuns: 300 },
  )
})
