import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import { statelySource } from '@jangteo/ui/screens/flow/play/flowText'
import { loadChart } from '../chart/chartFiles.ts'
import { flowChart } from './flowChart.ts'
import { describeFlow } from './flowConfig.ts'
import { flowMermaid } from './flowDiagram.ts'
import { flowLayout } from './flowLayout.ts'
import { flowPage } from './flowPage.ts'
import { flowSvg } from './flowSvg.ts'
import { flowViewerFiles } from './flowViewer.ts'
import type { DrawnFlow } from './flowViewer.ts'
import type { GeneratedFile } from '../file/generatedFile.ts'

async function drawFlow(entry: ChartEntry): Promise<DrawnFlow> {
  const machine = await loadChart(entry)
  const chart = flowChart(machine)
  return {
    entry,
    machine,
    chart,
    config: describeFlow(machine.config),
    mermaid: flowMermaid(chart),
    drawing: await flowLayout(chart),
  }
}

function flowFiles({ chart, config, mermaid, drawing }: DrawnFlow): GeneratedFile[] {
  const path = `docs/flows/${chart.id}`
  const source = statelySource({ CHART: chart, CONFIG: config })
  return [
    { path: `${path}.json`, content: `${JSON.stringify(config, null, 2)}\n` },
    {
      path: `${path}.js`,
      content: `// Generated from the charts of core: npm run generate\n${source}`,
    },
    { path: `${path}.mmd`, content: mermaid },
    { path: `${path}.svg`, content: flowSvg(chart, drawing) },
  ]
}

/**
 * Generates for every chart its configuration, source, diagram source and picture; their index, and the viewer's
 * modules.
 */
export async function generateFlows(): Promise<GeneratedFile[]> {
  const flows = await Promise.all(CHARTS.map(drawFlow))
  return [
    ...flows.flatMap(flowFiles),
    { path: 'docs/flows/README.md', content: flowPage(flows) },
    ...flowViewerFiles(flows),
  ]
}
