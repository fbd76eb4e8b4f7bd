import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from './flowConfig.ts'
import type { Flow } from './flowPage.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** A chart with its drawing and its sources. */
export type DrawnFlow = Flow & {
  readonly chart: FlowChart
  readonly config: FlowConfig
  readonly mermaid: string
  readonly drawing: FlowDrawing
}

const FOLDER = 'ui/src/screens/flow'
const HEAD = '// Generated from the charts of core: npm run generate'

function lines(items: readonly unknown[]): string {
  return items.map((item) => `    ${JSON.stringify(item)},\n`).join('')
}

function chartText({ states, ...chart }: FlowChart): string {
  const rest = Object.entries(chart).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `export const CHART: FlowChart = {\n${rest.join('')}  states: [\n${lines(states)}  ],\n}\n`
}

function drawingText({ width, height, states, start, arrows }: FlowDrawing): string {
  const boxes = Object.entries(states).map(
    ([state, box]) => `    ${JSON.stringify(state)}: ${JSON.stringify(box)},\n`,
  )
  return [
    `export const DRAWING: FlowDrawing = {\n  width: ${width},\n  height: ${height},\n`,
    `  states: {\n${boxes.join('')}  },\n  start: ${JSON.stringify(start)},\n  arrows: [\n${lines(arrows)}  ],\n}\n`,
  ].join('')
}

function drawnFile({ chart, config, mermaid, drawing }: DrawnFlow): GeneratedFile {
  return {
    path: `${FOLDER}/chart/${chart.id}.gen.ts`,
    content: [
      HEAD,
      "import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'",
      "import type { FlowConfig } from '../flowConfig.ts'",
      '',
      chartText(chart),
      drawingText(drawing),
      `export const CONFIG: FlowConfig = ${JSON.stringify(config, null, 1)}`,
      '',
      `export const MERMAID = ${JSON.stringify(mermaid)}`,
      '',
    ].join('\n'),
  }
}

function indexEntry({ entry, chart }: DrawnFlow): string {
  const { label, states } = chart
  const steps = states.flatMap((state) => state.steps)
  const words = new Set([
    ...states.flatMap((state) => [state.state, state.label]),
    ...steps.flatMap(({ event, action }) => [event, action]),
  ])
  const shown = { ...entry, label, states: states.length, words: [...words] }
  const load = `load: () => import('./chart/${entry.id}.gen.ts')`
  return `  ${JSON.stringify(shown).replace(/\}$/, `, ${load} },`)}`
}

/** Modules of the ui's flow viewer: one for each chart, and the list that loads them. */
export function flowViewerFiles(flows: readonly DrawnFlow[]): GeneratedFile[] {
  const index = [
    HEAD,
    "import type { FlowEntry } from './flowIndex.ts'",
    '',
    'export const FLOW_INDEX: readonly FlowEntry[] = [',
    ...flows.map(indexEntry),
    ']',
    '',
  ].join('\n')
  return [{ path: `${FOLDER}/flowIndex.gen.ts`, content: index }, ...flows.map(drawnFile)]
}
