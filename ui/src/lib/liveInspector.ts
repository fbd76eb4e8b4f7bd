import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { InspectionEvent } from 'xstate'
import { openShopChannel } from './liveChannel.ts'
import type { LiveFlag } from './liveMessage.ts'
import { createLiveReporter } from './liveReporter.ts'

const FLAG: LiveFlag = 'jangteo:watchCharts'

/** True when this market has a flow viewer at all; elsewhere the flag is left over and goes. */
async function isViewerServed(): Promise<boolean> {
  const { ok } = await fetch(routes.flows(), { method: 'HEAD' })
  if (!ok) localStorage.removeItem(FLAG)
  return ok
}

/**
 * Begins to report the flow viewer of this browser what the charts of this page do. Through a channel of our own and
 * not the inspector's `url`: that opens a window from the page that is inspected, needs it to stay its opener, and
 * posts to any origin, whereas a channel reaches every tab of this origin, survives reloads on both sides and leaves no
 * trace in the shop.
 */
export async function startLiveInspector(): Promise<(event: InspectionEvent) => void> {
  if (!(await isViewerServed())) return () => undefined
  const channel = openShopChannel((request) => reporter.handleCommand(request))
  const reporter = createLiveReporter({
    tab: crypto.randomUUID(),
    page: () => location.pathname,
    nowMs: () => Date.now(),
    post: channel.post,
  })
  addEventListener('pagehide', reporter.leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reporter.handleCommand({ kind: 'say' })
  })
  return reporter.inspect
}
