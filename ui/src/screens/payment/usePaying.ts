import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingEvent } from '@jangteo/core/payment/paying.chart'
import { payingView } from '@jangteo/core/payment/paying.view'
import type { PayingView } from '@jangteo/core/payment/paying.view'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { leaveForWindow } from './leaveForWindow.ts'
import { createPayingActors } from './payingActors.ts'

/** One buyer paying one order; `first` says where it begins, and is sent once. */
export function usePaying(first: PayingEvent): {
  readonly view: PayingView
  readonly send: (event: PayingEvent) => void
} {
  const calls = useCalls()
  const [machine] = useState(() =>
    payingChart.provide({
      actors: { ...createPayingActors(calls), openWindow: fromPromise(leaveForWindow) },
    }),
  )
  const [snapshot, send] = useMachine(machine, useInspection())
  useEffect(() => {
    // Later, so that an effect which React undoes at once, as its strict mode does, asks the gateway for nothing.
    const timer = setTimeout(() => send(first), 0)
    return () => clearTimeout(timer)
  }, [first, send])
  return { view: payingView(snapshot), send }
}
