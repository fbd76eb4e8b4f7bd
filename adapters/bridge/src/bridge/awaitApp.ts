import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { bridgeReadinessChart } from '@jangteo/core/bridge/bridgeReadiness.chart'
import { createActor } from 'xstate'
import type { InspectionEvent } from 'xstate'

/** Options by which the flow viewer sees a chart. */
export type Inspection = { readonly inspect?: (event: InspectionEvent) => void }

/** Listener for the app, and inspection of the chart that waits for it. */
export type AppWait = {
  readonly report: (appKind: AppKind) => void
  readonly inspection: Inspection
}

/** Waits for the native app as the chart says, and reports it. */
export function awaitApp(appKindNow: () => AppKind, { report, inspection }: AppWait): void {
  const machine = bridgeReadinessChart.provide({
    actions: {
      look: ({ self }) => {
        if (appKindNow() !== 'web') self.send({ type: 'native.ready' })
      },
      reportApp: () => report(appKindNow()),
    },
  })
  createActor(machine, inspection).start()
}
