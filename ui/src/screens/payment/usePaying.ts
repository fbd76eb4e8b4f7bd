import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingEvent } from '@jangteo/core/payment/paying.chart'
import { payingView } from '@jangteo/core/payment/paying.view'
import type { PayingView } from '@jangteo/core/payment/paying.view'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { createPayingActors } from './payingActors.ts'

/** Leaves for the gateway's window. Who comes back by the browser's button does not start the payment anew. */
function openWindow(windowUrl: string): void {
  window.history.replaceState({ ...(window.history.state as object), usr: null }, '')
  window.location.assign(windowUrl)
}

/** One buyer paying one order; `first` says where it begins, and is sent once. */
export function usePaying(first: PayingEvent): {
  readonly view: PayingView
  readonly send: (event: PayingEvent) => void
} {
  const calls = useCalls()
  const [machine] = useState(() =>
    payingChart.provide({
      actors: createPayingActors(calls),
      actions: {
        openWindow: ({ context }) => {
          if (context.windowUrl !== null) openWindow(context.windowUrl)
        },
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, useInspection())
  useEffect(() => {
    // Later, so that an effect which React undoes at once, as its strict mode does, asks the gateway for nothing.
    const timer = setTimeout(() => send(first), 0)
    return () => clearTimeout(timer)
  }, [first, send])
  useEffect(() => {
    const tell = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.restored' })
    }
    window.addEventListener('pageshow', tell)
    return () => window.removeEventListener('pageshow', tell)
  }, [send])
  return { view: payingView(snapshot), send }
}
