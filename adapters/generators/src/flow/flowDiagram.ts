import type { FlowChart, FlowState, FlowStep } from '@jangteo/core/flow/flow.codes'
import { flowInvokeText, flowTermsText } from '@jangteo/core/flow/flow.rules'

function stepText(step: FlowStep): string {
  const terms = flowTermsText(step)
  return terms === null ? step.action : `${step.action} ${terms}`
}

function edgesOf({ state, steps }: FlowState): string[] {
  return [...Map.groupBy(steps, ({ target }) => target)].map(
    ([target, together]) =>
      `  ${state} --> ${target} : ${[...new Set(together.map(stepText))].join('<br/>')}`,
  )
}

function nameOf({ state, label, asks }: FlowState): string {
  return `  ${state} : ${[`${state} ${label}`, ...asks.map(flowInvokeText)].join('<br/>')}`
}

/** Renders a chart as a Mermaid state diagram: codes with Korean names and actors, arrows with actions and guards. */
export function flowMermaid({ start, states }: FlowChart): string {
  const ends = states.filter(({ steps }) => steps.length === 0)
  return [
    'stateDiagram-v2',
    ...states.map(nameOf),
    `  [*] --> ${start}`,
    ...states.flatMap(edgesOf),
    ...ends.map(({ state }) => `  ${state} --> [*]`),
    '',
  ].join('\n')
}
