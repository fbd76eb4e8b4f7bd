import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import { flowChart } from './flowChart.ts'
import { flowMermaid } from './flowDiagram.ts'
import { flowLayout } from './flowLayout.ts'
import type { Flow } from './flowPage.ts'
import type { GeneratedFile } from './generatedFile.ts'

const FOLDER = 'ui/src/screens/flow'
const HEAD = '// Generated from the charts of core: npm run flows'

function lines(items: readonly unknown[]): string {
  return items.map((item) => `    ${JSON.stringify(item)},\n`).join('')
}

function chartText({ states, ...chart }: FlowChart): string {
  const rest = Object.entries(chart).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `export const CHART: FlowChart = {\n${rest.join('')}  states: [\n${lines(states)}  ],\n}\n`
}

function drawingText({ width, height, states, arrows }: FlowDrawing): string {
  const boxes = Object.entries(states).map(
    ([state, box]) => `    ${JSON.stringify(state)}: ${JSON.stringify(box)},\n`,
  )
  return [
    `export const DRAWING: FlowDrawing = {\n  width: ${width},\n  height: ${height},\n`,
    `  states: {\n${boxes.join('')}  },\n  arrows: [\n${lines(arrows)}  ],\n}\n`,
  ].join('')
}

async function drawnFile({ machine }: Flow): Promise<GeneratedFile> {
  const chart = flowChart(machine)
  return {
    path: `${FOLDER}/chart/${chart.id}.gen.ts`,
    content: [
      HEAD,
      "import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'",
      "import type { FlowConfig } from '../flowConfig.ts'",
      '',
      chartText(chart),
      drawingText(await flowLayout(chart)),
      `export const CONFIG: FlowConfig = ${JSON.stringify(machine.config, null, 1)}`,
      '',
      `export const MERMAID = ${JSON.stringify(flowMermaid(machine))}`,
      '',
    ].join('\n'),
  }
}

function indexEntry({ entry, machine }: Flow): string {
  const { label, states } = flowChart(machine)
  const steps = states.flatMap((state) => state.steps)
  const words = new Set([
    ...states.flatMap((state) => [state.state, state.label]),
    ...steps.flatMap(({ event, action }) => [event, action]),
  ])
  const shown = { ...entry, label, states: states.length, words: [...words] }
  const load = `load: () => import('./chart/${entry.id}.gen.ts')`
  return `  ${JSON.stringify(shown).replace(/\}$/, `, ${load} },`)}`
}

/** What the flow viewer of the ui shows: a module for each chart, and the list that loads them. */
export async function flowViewerFiles(flows: readonly Flow[]): Promise<GeneratedFile[]> {
  const index = [
    HEAD,
    "import type { FlowEntry } from './flowIndex.ts'",
    '',
    'export const FLOW_INDEX: readonly FlowEntry[] = [',
    ...flows.map(indexEntry),
    ']',
    '',
  ].join('\n')
  return [
    { path: `${FOLDER}/flowIndex.gen.ts`, content: index },
    ...(await Promise.all(flows.map(drawnFile))),
  ]
}
