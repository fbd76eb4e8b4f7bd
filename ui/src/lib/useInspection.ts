import { useState } from 'react'
import type { InspectionEvent } from 'xstate'
import type { LiveFlag } from './liveMessage.ts'
import { logFailure } from './log.ts'

type Inspection = { readonly inspect?: (event: InspectionEvent) => void }
type Listener = (event: InspectionEvent) => void

const FLAG: LiveFlag = 'jangteo:watchCharts'

let listening: Promise<Listener> | null = null

function isWatched(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

async function listen(): Promise<Listener> {
  try {
    const { startLiveInspector } = await import('./liveInspector.ts')
    return await startLiveInspector()
  } catch (error) {
    logFailure(error)
    return () => undefined
  }
}

/** Options that every chart of a page is started with; nothing, unless the flow viewer was switched on in this browser. */
export function inspectionOfPage(): Inspection {
  if (!isWatched()) return {}
  const ready = (listening ??= listen())
  return { inspect: (event) => void ready.then((report) => report(event)) }
}

/**
 * Options that the chart of a component is started with: `useMachine(machine, useInspection())`. What reports to the flow
 * viewer is fetched where it was switched on, and what happened meanwhile waits.
 */
export function useInspection(): Inspection {
  const [inspection] = useState(inspectionOfPage)
  return inspection
}
