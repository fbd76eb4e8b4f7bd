import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import type {
  CheckOutcome,
  CheckoutSubmission,
  PlaceOutcome,
} from '@jangteo/core/checkout/checkout.chart'
import { checkoutView } from '@jangteo/core/checkout/checkout.view'
import type { CheckoutView } from '@jangteo/core/checkout/checkout.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { decideOrderUnchanged } from '@jangteo/core/order/orderDifference.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { Refusal } from '@jangteo/http/refusal/refusal'
import type { Calls } from '@jangteo/http/call/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { pinTicketOf } from '../../lib/pinTrip.ts'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { toRefused } from '../../lib/toRefused.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { toViolations } from '../cart/cartData.ts'
import type { PlacedState } from '../payment/arrival.ts'
import { toCouponList, toPlaceOrderInput } from './placeOrderInput.ts'

type Input = { readonly submission: CheckoutSubmission }

/** The coupon that can't be used any more, and why. */
function toCouponRefused({ data }: Refusal<'COUPON_CHOICE_REFUSED'>) {
  const coupon = { couponIssueId: data.couponIssueIdEncrypt, text: data.reason.message }
  return { kind: 'couponRefused', coupon } as const
}

async function checkOrder(calls: Calls, { submission }: Input): Promise<CheckOutcome> {
  const { seenLines, seenPayableAmount, form, coupons } = submission
  const cartIdList = seenLines.map(({ cartId }) => cartId)
  const zonecode = form.destination?.zonecode ?? null
  try {
    const { groups, totals } = await calls.checkout.summary.call({
      cartIdList,
      zonecode,
      couponList: toCouponList(coupons),
    })
    const decision = decideOrderUnchanged({
      seenLines,
      seenPayableAmount,
      currentLines: groups.flatMap((group) => group.lines),
      currentPayableAmount: totals.payableAmount,
      violations: [],
    })
    return decision.ok ? { kind: 'unchanged' } : { kind: 'changed', change: decision.params }
  } catch (error) {
    if (isRefusal(error, 'COUPON_CHOICE_REFUSED')) return toCouponRefused(error)
    if (!isRefusal(error, 'CART_NOT_BUYABLE')) return toRefused(error)
    return { kind: 'blocked', violations: toViolations(error.data.violations) }
  }
}

async function placeOrder(calls: Calls, { submission }: Input): Promise<PlaceOutcome> {
  const context = { idempotencyKey: submission.orderKey }
  try {
    const placed = await calls.checkout.place.call(toPlaceOrderInput(submission), { context })
    const { ordersIdEncrypt: orderId, paymentGatewayIdEncrypt: paymentId, payableAmount } = placed
    return { kind: 'placed', order: { orderId, paymentId, payableAmount } }
  } catch (error) {
    if (isRefusal(error, 'ORDER_CHANGED')) return { kind: 'changed', change: error.data }
    if (isRefusal(error, 'COUPON_CHOICE_REFUSED')) return toCouponRefused(error)
    if (!isRefusal(error, 'CHECKOUT_INCOMPLETE')) return toRefused(error)
    const violations = error.data.reasons.map(({ section, code }) => ({ section, code }))
    return { kind: 'incomplete', violations }
  }
}

/** The chart over the contract's calls. What is missing beside what the page shows is loaded again. */
function useCheckoutMachine() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const place = async (asked: Input): Promise<PlaceOutcome> => {
    const outcome = await placeOrder(calls, asked)
    const queryKey = calls.checkout.page.key()
    if (outcome.kind === 'incomplete') await queryClient.invalidateQueries({ queryKey })
    return outcome
  }
  const [machine] = useState(() =>
    checkoutChart.provide({
      actors: {
        checkOrder: fromPromise<CheckOutcome, Input>(({ input }) => checkOrder(calls, input)),
        placeOrder: fromPromise<PlaceOutcome, Input>(({ input }) => place(input)),
      },
    }),
  )
  return machine
}

/**
 * Runs the chart of the payment page: `submission` makes the order as it is filled in, `failure` is why the page could
 * not be brought up to date (`null`: it was). Goes on to the payment once the order is placed.
 */
export function useCheckout(submission: () => CheckoutSubmission, failure: unknown): CheckoutView {
  const machine = useCheckoutMachine()
  const [input] = useState(() => ({ submission: submission() }))
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  const view = checkoutView(snapshot, actor)
  const navigate = useNavigate()
  const pinTicket = pinTicketOf(useLocation().state)
  const updateBlocked = useEffectEvent(view.updateBlocked)
  useEffect(() => {
    const blocked = isRefusal(failure, 'CART_NOT_BUYABLE') ? failure.data.violations : []
    updateBlocked(toViolations(blocked))
  }, [failure])
  const { order } = view
  useEffect(() => {
    if (order === null) return
    const { paymentId: paymentGatewayIdEncrypt, payableAmount } = order
    const url = routes.orderProcessing({ paymentGatewayIdEncrypt })
    const state: PlacedState = { payableAmount, method: null, cashReceipt: null, pinTicket }
    void navigate(url, { replace: true, state })
  }, [order, navigate, pinTicket])
  return view
}
