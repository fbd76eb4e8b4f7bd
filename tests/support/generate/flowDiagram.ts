import type { AnyStateMachine } from 'xstate'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { z } from 'zod'
import { describeChart } from '../chart/describeChart.ts'
import type { DescribedState } from '../chart/describeChart.ts'

const label = z.object({ label: z.string() })
const action = z.object({ action: z.string() })

const STYLE = [
  'svg { --bg: #ffffff; --fg: #27272a; background: var(--bg) }',
  '  @media (prefers-color-scheme: dark) { svg { --bg: #18181b; --fg: #e4e4e7 } }',
].join('\n')
const FONT = 'Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif'

function edgesOf({ state, steps }: DescribedState): string[] {
  const byTarget = Map.groupBy(steps, ({ target }) => target)
  return [...byTarget].map(([target, together]) => {
    const actions = new Set(together.map(({ meta }) => action.parse(meta).action))
    return `  ${state} --> ${target} : ${[...actions].join('<br/>')}`
  })
}

/** A chart as a Mermaid state diagram: codes with Korean names, arrows with what a person calls the step. */
export function flowMermaid(machine: AnyStateMachine): string {
  const states = describeChart(machine).slice(1)
  const names = states.map(({ state, meta }) => `  ${state} : ${state} ${label.parse(meta).label}`)
  const start = states.filter(({ isInitial }) => isInitial).map(({ state }) => `  [*] --> ${state}`)
  const ends = states
    .filter(({ tags }) => tags.includes('terminal'))
    .map(({ state }) => `  ${state} --> [*]`)
  return ['stateDiagram-v2', ...names, ...start, ...states.flatMap(edgesOf), ...ends, ''].join('\n')
}

/** The diagram drawn: no font from the net, day and night colours, figures rounded so that every machine draws the same. */
export function flowSvg(mermaid: string): string {
  const drawn = renderMermaidSVG(mermaid)
    .replace(/ style="[^"]*">/, '>')
    .replace(/@import url\([^)]*\);/, STYLE)
    .replace(/font-family: [^;]+;/, `font-family: ${FONT};`)
    .replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10))
  return `${drawn}\n`
}
