import type { MessageLink } from '@jangteo/payment/sandbox/message-link'
import { openSandboxProcess } from '@jangteo/payment/sandbox/open-sandbox-process'
import { connectSandbox } from '@jangteo/payment/sandbox/sandbox-client'
import type { SandboxCalls } from '@jangteo/payment/sandbox/sandbox-calls'
import type { SandboxPlace } from '@jangteo/payment/sandbox/sandbox-place'
import { hasRecords } from './sandbox-place.ts'

export type ReachedSandbox = {
  readonly calls: SandboxCalls
  /** Begins to deliver the notices that the sandbox had not posted before its last end. */
  readonly deliverNotices: () => Promise<void>
  readonly close: () => void
}

export type SandboxRequest = {
  readonly place: SandboxPlace
  /** Leads to the sandbox that the supervisor holds; `null` in a market of one process. */
  readonly link: MessageLink | null
  readonly report: (trouble: unknown) => void
}

/** Reaches the sandbox of the market: the supervisor's, or one in a process of its own. Source: decision 096. */
export function reachSandbox({ place, link, report }: SandboxRequest): ReachedSandbox {
  if (link !== null) {
    return {
      calls: connectSandbox(link),
      deliverNotices: async () => undefined,
      close: () => undefined,
    }
  }
  const own = openSandboxProcess({ ...place, report })
  const calls = connectSandbox(own.link)
  const deliverNotices = async () => {
    if (hasRecords(place)) await calls.startDelivery().catch(report)
  }
  return { calls, deliverNotices, close: own.close }
}
