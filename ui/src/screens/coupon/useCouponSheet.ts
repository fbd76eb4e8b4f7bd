import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import type {
  AskedCode,
  QuoteOutcome,
  RegisterOutcome,
  SheetPicks,
  SheetQuote,
} from '@jangteo/core/coupon/couponSheet.chart'
import { couponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import type { CouponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { Calls } from '@jangteo/http/call/calls'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { toRefused } from '../../lib/toRefused.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { codeRefused, couponRefusedText, toCouponList, toSheetQuote } from './couponQuote.ts'
import type { CouponQuote } from './couponQuote.ts'

/** Input of a sheet. */
export type CouponSheetStart = {
  readonly cartIds: readonly number[]
  /** Picks that the page has applied; `null` asks for the best. */
  readonly quote: CouponQuote | null
  readonly onApply: (quote: CouponQuote) => void
}

type Deps = CouponSheetStart & { readonly calls: Calls; readonly queryClient: QueryClient }

/** The actors over the contract's calls. What the market said in full is stored beside what the sheet knows of it. */
function createSheetMachine({ calls, queryClient, cartIds, onApply }: Deps) {
  const cartIdList = [...cartIds]
  const answers = new WeakMap<SheetQuote, CouponQuote>()
  let latest: CouponQuote | null = null
  const keep = (answer: CouponQuote): SheetQuote => {
    latest = answer
    const quote = toSheetQuote(answer)
    answers.set(quote, answer)
    return quote
  }
  const quoted = async (asked: Promise<CouponQuote>): Promise<QuoteOutcome> => {
    try {
      return { kind: 'quoted', quote: keep(await asked) }
    } catch (error) {
      if (!isRefusal(error, 'COUPON_CHOICE_REFUSED')) return toRefused(error)
      return { kind: 'refused', text: couponRefusedText(latest, error.data) }
    }
  }
  const register = async ({ code, key }: AskedCode): Promise<RegisterOutcome> => {
    try {
      await calls.coupon.register.call({ code }, { context: { idempotencyKey: key } })
      void queryClient.invalidateQueries({ queryKey: calls.coupon.mine.key() })
      return { kind: 'registered' }
    } catch (error) {
      return codeRefused(error)
    }
  }
  const machine = couponSheetChart.provide({
    actors: {
      loadCoupons: fromPromise<QuoteOutcome, unknown>(({ signal }) =>
        quoted(calls.coupon.best.call({ cartId: cartIdList }, { signal })),
      ),
      priceCoupons: fromPromise<QuoteOutcome, { readonly picks: SheetPicks }>(
        ({ input: { picks }, signal }) => {
          const couponList = toCouponList(picks)
          return quoted(calls.coupon.choose.call({ cartIdList, couponList }, { signal }))
        },
      ),
      registerCode: fromPromise<RegisterOutcome, AskedCode>(({ input }) => register(input)),
    },
    actions: {
      applyPicks: ({ context }) => {
        const answer = context.quote === null ? undefined : answers.get(context.quote)
        if (answer !== undefined) onApply(answer)
      },
    },
  })
  return { machine, keep }
}

/** Runs the chart of one opened sheet. */
export function useCouponSheet(start: CouponSheetStart): CouponSheetView {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const [{ machine, quote }] = useState(() => {
    const made = createSheetMachine({ ...start, calls, queryClient })
    return { machine: made.machine, quote: start.quote === null ? null : made.keep(start.quote) }
  })
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input: { quote } })
  const { keyOf } = useRepeatKeys()
  return couponSheetView(snapshot, actor, keyOf)
}
