import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import type { Playing } from '../play/flowPlay.ts'

/** Scene that a panel shows: a chart in a state, and the step that led there. */
export type FlowScene = {
  readonly chart: string
  readonly state: string
  /** Place where the step came from and its event; `null` where there was none. */
  readonly from: string | null
  readonly event: string | null
}

/** Props of a panel that shows something of its own in the drawing. */
export type FlowPanelProps = {
  /** Lights the drawing; `null` gives it back to the simulator. */
  readonly onShow: (scene: FlowScene | null) => void
}

/** Moment of a picture. Steps are named by `flowStepKey`. */
export type FlowLight = {
  /** The state that the chart is in. */
  readonly current: string
  /** The state whose card is open. */
  readonly selected: string | null
  readonly open: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
  /** The step that somebody points at in the panel. */
  readonly pointed: string | null
  /** The step that led here. */
  readonly taken: string | null
  /** All steps that led here. */
  readonly walked: ReadonlySet<string>
  /** Count of runs of each step by the tests; `null` while nobody wants to see it. */
  readonly counts: Readonly<Record<string, number>> | null
}

type Lit = Pick<FlowLight, 'current' | 'open' | 'refused' | 'taken' | 'walked'>

const NONE: ReadonlySet<string> = new Set()

/** Highlights while a run is played. */
export function lightOfRun(playing: Playing): Lit {
  const keysOf = (status: string) =>
    new Set(
      playing.offers
        .filter((offer) => offer.status === status)
        .map(({ step }) => flowStepKey({ ...step, state: playing.state.state })),
    )
  const walked = playing.taken
    .slice(0, playing.at)
    .map(({ from, step }) => flowStepKey({ ...step, state: from }))
  return {
    current: playing.state.state,
    open: keysOf('open'),
    refused: keysOf('refused'),
    taken: walked.at(-1) ?? null,
    walked: new Set(walked),
  }
}

/** Highlights of a scene. A step that the chart of today does not have is not lit. */
export function lightOfScene(chart: FlowChart, scene: FlowScene): Lit {
  const from = chart.states.find(({ state }) => state === scene.from)
  const step = from?.steps.find(
    ({ event, target }) => event === scene.event && target === scene.state,
  )
  const taken =
    from === undefined || step === undefined ? null : flowStepKey({ ...step, state: from.state })
  return { current: scene.state, open: NONE, refused: NONE, taken, walked: NONE }
}

/** The step that a key names, taken apart. */
export function stepOfKey(key: string): { readonly state: string; readonly event: string } {
  const [state = '', event = ''] = key.split(' ')
  return { state, event }
}
