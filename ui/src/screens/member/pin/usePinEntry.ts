import type { PinMode } from '@jangteo/core/member/pin/pin.codes'
import { pinEntryChart } from '@jangteo/core/member/pinEntry.chart'
import type { PinOutcome, PinSubmission } from '@jangteo/core/member/pinEntry.chart'
import { pinEntryView } from '@jangteo/core/member/pinEntry.view'
import type { PinEntryView } from '@jangteo/core/member/pinEntry.view'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { sendPin } from './sendPin.ts'
import type { PinTarget } from './sendPin.ts'

/** Runs the chart of one entry; mode and target are read once. */
export function usePinEntry(mode: PinMode, target: PinTarget): PinEntryView {
  const calls = useCalls()
  const [machine] = useState(() =>
    pinEntryChart.provide({
      actors: {
        sendPin: fromPromise<PinOutcome, PinSubmission>(({ input }) =>
          sendPin(calls, input, target),
        ),
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input: { mode } })
  return pinEntryView(snapshot, actor)
}
