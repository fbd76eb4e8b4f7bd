import { createInspector } from '@statelyai/inspect'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import type { LiveActor, LiveReport, LiveRequest } from './liveMessage.ts'

type LiveReporterDeps = {
  /** Id that distinguishes this tab from the others. */
  readonly tab: string
  readonly page: () => string
  readonly nowMs: () => number
  readonly post: (report: LiveReport) => void
}

/** Reporter of the charts of a page, which also handles the viewer's messages. */
export type LiveReporter = {
  readonly inspect: (event: InspectionEvent) => void
  readonly handleCommand: (request: LiveRequest) => void
  readonly leave: () => void
}

/** State of a snapshot, as a path; `null` when it is no chart's. */
function statePath(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  const [entry] = Object.entries(value)
  if (entry === undefined) return null
  const inner = statePath(entry[1])
  return inner === null ? entry[0] : `${entry[0]}.${inner}`
}

type Status = Pick<LiveActor, 'state' | 'isEnded'>

function statusOf(snapshot: unknown): Status | null {
  if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot)) return null
  const state = statePath(snapshot.value)
  if (state === null) return null
  return { state, isEnded: 'status' in snapshot && snapshot.status !== 'active' }
}

/**
 * Turns what charts do into reports that name chart, state, event and page and hold nothing else: context and contents
 * of events are emptied first, and then only a snapshot's value and whether it ended, and an event's type, go on.
 * Actors that are no charts (questions to the server) are not reported, nor those that never start, as React makes them
 * in a rendering that it gives up. `report` has everything reported again, `hush` ends saying until then.
 */
export function createLiveReporter({ tab, page, nowMs, post }: LiveReporterDeps): LiveReporter {
  const names = new Map<string, string>()
  const actors = new Map<string, LiveActor>()
  let isHushed = false
  const report = (message: LiveReport) => {
    if (!isHushed) post(message)
  }
  const note = (sessionId: string, snapshot: unknown) => {
    const chart = names.get(sessionId)
    const status = statusOf(snapshot)
    if (status === null || chart === undefined) return
    const own = { key: `${tab} ${sessionId}`, chart }
    const actor = { ...own, page: actors.get(sessionId)?.page ?? page(), ...status }
    if (actor.isEnded) actors.delete(sessionId)
    else actors.set(sessionId, actor)
    report({ kind: 'actor', actor })
  }
  const send = (found: StatelyInspectionEvent) => {
    if (found.type === '@xstate.actor') names.set(found.sessionId, found.name)
    else if (found.type === '@xstate.snapshot') note(found.sessionId, found.snapshot)
    else if (found.event.type !== 'xstate.init') {
      const key = actors.get(found.sessionId)?.key
      const { type: event } = found.event
      if (key !== undefined) report({ kind: 'event', event: { key, event, atMs: nowMs() } })
    }
  }
  const { inspect } = createInspector(
    { send },
    { sanitizeContext: () => ({}), sanitizeEvent: ({ type }) => ({ type }) },
  )
  return {
    inspect: (event) => inspect.next?.(event),
    handleCommand({ kind }) {
      isHushed = kind === 'hush'
      for (const actor of actors.values()) report({ kind: 'actor', actor })
    },
    leave() {
      report({ kind: 'left', keys: [...actors.values()].map(({ key }) => key) })
    },
  }
}
