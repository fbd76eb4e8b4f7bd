import { loginChart } from '@jangteo/core/session/login.chart'
import type { LoginForm, LoginOutcome } from '@jangteo/core/session/login.chart'
import { loginView } from '@jangteo/core/session/login.view'
import type { LoginView } from '@jangteo/core/session/login.view'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { mergeDeviceKeywords } from '../../lib/deviceKeywords.ts'
import { useSessionChange } from '../../lib/sessionChange.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { logIn } from './logIn.ts'

/** Runs the chart of a login; keywords of the device join the member's and who is there is asked again before it answers. */
export function useLogin(): LoginView {
  const calls = useCalls()
  const changeSession = useSessionChange()
  const [machine] = useState(() =>
    loginChart.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, LoginForm>(async ({ input }) => {
          const outcome = await logIn(calls, input)
          if (outcome.kind !== 'loggedIn') return outcome
          await mergeDeviceKeywords(calls)
          await changeSession()
          return outcome
        }),
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return loginView(snapshot, actor)
}
