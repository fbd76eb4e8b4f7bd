import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type {
  AskedCode,
  QuoteOutcome,
  RegisterOutcome,
  SheetPicks,
  SheetQuote,
  SlotPlace,
} from '@jangteo/core/coupon/couponSheet.chart'
import { isSameSlot } from '@jangteo/core/coupon/couponSheet.rules'
import { couponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import type { CouponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { answeredActor } from '../chart/answeredActor.ts'
import type { ChartCoverage } from '../chart/chartCoverage.ts'

/** The slot of a view in a place; `undefined` where it shows none. */
export function slotIn({ sections }: CouponSheetView, wanted: SlotPlace) {
  return sections
    .flatMap(({ type, slots }) => slots.map((slot) => ({ ...slot, type })))
    .find((slot) => isSameSlot(slot, wanted))
}

/** A coupon sheet in its first moment; its actors answer, and it opens, when a test lets them. */
export function openSheet(quote: SheetQuote | null, inspect: ChartCoverage['inspect']) {
  const load = answeredActor<QuoteOutcome, unknown>()
  const price = answeredActor<QuoteOutcome, { readonly picks: SheetPicks }>()
  const register = answeredActor<RegisterOutcome, AskedCode>()
  const applied: SheetPicks[] = []
  const machine = couponSheetChart.provide({
    actors: {
      loadCoupons: load.logic,
      priceCoupons: price.logic,
      registerCode: register.logic,
    },
    actions: { applyPicks: ({ context }) => void applied.push(context.picks) },
  })
  const clock = new SimulatedClock()
  const input = { quote }
  const actor = createActor(machine, { clock, input, inspect }).start()
  let keys = 0
  const keyOf = () => {
    keys += 1
    return `key-${keys}`
  }
  const view = () => couponSheetView(actor.getSnapshot(), actor, keyOf)
  const opening = view()
  return {
    actor,
    opening,
    opens: () => clock.increment(0),
    applied,
    loads: load.questions,
    prices: price.questions,
    registers: register.questions,
    pick: (wanted: SlotPlace, couponIssueId: string | null) =>
      slotIn(view(), wanted)?.pick(couponIssueId),
    view,
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}
