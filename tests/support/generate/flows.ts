import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { loadChart } from '../chart/chartFiles.ts'
import { describeFlow, type FlowConfig } from './flowConfig.ts'
import { flowMermaid, flowSvg } from './flowDiagram.ts'
import { flowPage } from './flowPage.ts'
import type { Flow } from './flowPage.ts'
import { flowViewerFiles } from './flowViewer.ts'
import { runGenerator } from './generatedFile.ts'
import type { GeneratedFile } from './generatedFile.ts'

function flowFiles({ entry, machine }: Flow): GeneratedFile[] {
  const mermaid = flowMermaid(machine)
  const path = `docs/flows/${entry.id}`
  return [
    {
      path: `${path}.json`,
      content: `${JSON.stringify(describeFlow(machine.config as FlowConfig), null, 2)}\n`,
    },
    { path: `${path}.mmd`, content: mermaid },
    { path: `${path}.svg`, content: flowSvg(mermaid) },
  ]
}

/** Every chart as configuration, diagram source and picture, the page that shows them all, and what the viewer draws. */
export async function generateFlows(): Promise<GeneratedFile[]> {
  const flows = await Promise.all(
    CHARTS.map(async (entry) => ({ entry, machine: await loadChart(entry) })),
  )
  return [
    ...flows.flatMap(flowFiles),
    { path: 'docs/flows/README.md', content: flowPage(flows) },
    ...(await flowViewerFiles(flows)),
  ]
}

if (import.meta.main) await runGenerator('npm run flows', generateFlows)
