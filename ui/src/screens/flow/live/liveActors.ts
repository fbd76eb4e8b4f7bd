import type { LiveActor, LiveReport } from '../../../lib/liveMessage.ts'
import type { FlowScene } from '../picture/flowScene.ts'

const EVENTS_MAX = 8
const ACTORS_MAX = 30

/** An event of a running chart, and the state that it found. */
export type HeardEvent = {
  /** One of its own among the events of its chart. */
  readonly number: number
  readonly event: string
  readonly state: string
  readonly atMs: number
}

/** A running chart as the viewer has heard of it. */
export type ShownActor = LiveActor & {
  /** Place where it stood before; `null` until it moves. */
  readonly from: string | null
  /** The newest first. */
  readonly events: readonly HeardEvent[]
}

function appeared(actor: LiveActor): ShownActor {
  return { ...actor, from: null, events: [] }
}

function moved(known: ShownActor, actor: LiveActor): ShownActor {
  const isMove = known.state !== actor.state
  return { ...known, ...actor, from: isMove ? known.state : known.from }
}

/** The charts that are known after one more report, the newest page first. */
export function hearReport(actors: readonly ShownActor[], report: LiveReport): ShownActor[] {
  if (report.kind === 'left') {
    return actors.filter(({ key }) => !report.keys.includes(key))
  }
  if (report.kind === 'event') {
    const { key, event, atMs } = report.event
    return actors.map((actor) => {
      if (actor.key !== key) return actor
      const number = (actor.events[0]?.number ?? 0) + 1
      const heard = { number, event, state: actor.state, atMs }
      return { ...actor, events: [heard, ...actor.events].slice(0, EVENTS_MAX) }
    })
  }
  const { actor } = report
  const isKnown = actors.some(({ key }) => key === actor.key)
  if (!isKnown) return [appeared(actor), ...actors].slice(0, ACTORS_MAX)
  return actors.map((known) => (known.key === actor.key ? moved(known, actor) : known))
}

/** Scene of a running chart: its state, and the step that led there. */
export function sceneOfActor({ chart, state, from, events }: ShownActor): FlowScene {
  const event = events.find((heard) => heard.state === from)?.event ?? null
  return { chart, state, from, event: from === null ? null : event }
}
