import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import { payingView } from '@jangteo/core/payment/paying.view'
import type { PayingView } from '@jangteo/core/payment/paying.view'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { leaveForWindow } from './leaveForWindow.ts'
import { createPayingActors } from './payingActors.ts'

/** Runs the chart of one buyer paying one order; `input` is read once. */
export function usePaying(input: PayingInput): PayingView {
  const calls = useCalls()
  const [machine] = useState(() =>
    payingChart.provide({
      actors: { ...createPayingActors(calls), openWindow: fromPromise(leaveForWindow) },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  return payingView(snapshot, actor)
}
