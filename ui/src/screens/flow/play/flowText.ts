import type { FlowState } from '@jangteo/core/flow/flow.codes'
import type { FlowModule } from '../flowIndex.ts'
import type { FlowRefusal } from './flowPlay.ts'

/** A refusal in one line: its code and its text. */
export function refusalLine({ code, text }: FlowRefusal): string {
  if (code === null) return '아무 일도 일어나지 않아요.'
  return text === null ? code : `${code} · ${text}`
}

type FlowEvent = { readonly type: string; readonly denied?: readonly string[] }

/** Every event of a state, and again with each row of guards that have to say no for a later step of it. */
function eventsOf({ steps }: FlowState): FlowEvent[] {
  return steps.map(({ event, index }) => {
    const before = steps.filter((step) => step.event === event && step.index < index)
    const denied = before.flatMap(({ guard }) => guard ?? [])
    return denied.length === 0 ? { type: event } : { type: event, denied }
  })
}

function lines(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `${text},\n`).join('')
}

/**
 * A chart as source that Stately's import reads: its configuration, with guards that say yes unless the event denies
 * them, and the events that together take every step, so that paths can be computed.
 */
export function statelySource({ CHART, CONFIG }: Pick<FlowModule, 'CHART' | 'CONFIG'>): string {
  const { id, guards, delays, states } = CHART
  const answers = guards.map(
    (guard) => `    ${guard}: ({ event }) => !event.denied?.includes('${guard}')`,
  )
  const times = Object.entries(delays).map(([delay, ms]) => `    ${delay}: ${ms}`)
  const events = states.flatMap(eventsOf).map((event) => `  ${JSON.stringify(event)}`)
  return [
    "import { setup } from 'xstate'",
    '',
    '// A guard says yes unless the event denies it by name.',
    `export const ${id}Chart = setup({\n  guards: {\n${lines(answers)}  },`,
    ...(times.length === 0 ? [] : [`  delays: {\n${lines(times)}  },`]),
    `}).createMachine(${JSON.stringify(CONFIG, null, 2)})`,
    '',
    `export const ${id}Events = [\n${lines(events)}]`,
    '',
  ].join('\n')
}
