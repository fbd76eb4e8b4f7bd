import { FLOW_ROW_HEIGHT } from '@jangteo/core/flow/flow.codes'
import type {
  FlowArrow,
  FlowBox,
  FlowChart,
  FlowDrawing,
  FlowState,
} from '@jangteo/core/flow/flow.codes'
import elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'

/** As the viewer writes them. */
const CODE_PX = 13
const LABEL_PX = 14
const ACTION_PX = 13
const STATE_HEIGHT = 60
const STATE_WIDTH_MIN = 96
/** Wider than this, a chart that grows downward is tried to the right. */
const WIDTH_MAX = 1400

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.randomSeed': '1',
}
const ON_THE_LINE = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }

/** About how wide a text is; no font is asked, so that every machine draws the same. */
function textWidth(text: string, sizePx: number): number {
  const spaces = text.split(' ').length - 1
  const hanguls = text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  const others = text.length - spaces - hanguls
  return (0.98 * hanguls + 0.3 * spaces + 0.62 * others) * sizePx
}

function stateNode({ state, label }: FlowState): ElkNode {
  const width = Math.max(textWidth(state, CODE_PX), textWidth(label, LABEL_PX)) + 36
  return { id: state, width: Math.max(STATE_WIDTH_MIN, Math.ceil(width)), height: STATE_HEIGHT }
}

type Graph = ElkNode & {
  readonly children: ElkNode[]
  readonly edges: ElkExtendedEdge[]
}

type Line = Pick<FlowArrow, 'from' | 'to' | 'steps'> & { readonly edge: ElkExtendedEdge }

function linesOf({ state, steps }: FlowState): Line[] {
  return [...Map.groupBy(steps, ({ target }) => target)].map(([to, together]) => {
    const width = Math.max(...together.map(({ action }) => textWidth(action, ACTION_PX))) + 28
    const label = {
      text: to,
      width: Math.ceil(width),
      height: FLOW_ROW_HEIGHT * together.length,
      layoutOptions: ON_THE_LINE,
    }
    return {
      from: state,
      to,
      steps: together.map(({ event, index }) => ({ state, event, index })),
      edge: { id: `${state}>${to}`, sources: [state], targets: [to], labels: [label] },
    }
  })
}

function toBox({ x = 0, y = 0, width = 0, height = 0 }: Partial<FlowBox>): FlowBox {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function toPoint({ x, y }: ElkPoint): readonly [number, number] {
  return [Math.round(x), Math.round(y)]
}

function toArrow({ from, to, steps }: Line, laid: ElkExtendedEdge | undefined): FlowArrow {
  const [section] = laid?.sections ?? []
  const [label] = laid?.labels ?? []
  if (section === undefined || label === undefined) throw new Error(`${from} to ${to}: not drawn`)
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  return { from, to, points: points.map(toPoint), label: toBox(label), steps }
}

async function layOut(chart: FlowChart, direction: 'DOWN' | 'RIGHT'): Promise<FlowDrawing> {
  const lines = chart.states.flatMap(linesOf)
  const graph: Graph = {
    id: chart.id,
    layoutOptions: { ...OPTIONS, 'elk.direction': direction },
    children: chart.states.map(stateNode),
    edges: lines.map(({ edge }) => edge),
  }
  const { width, height, children = [], edges } = await new elk.default().layout(graph)
  return {
    width: Math.round(width ?? 0),
    height: Math.round(height ?? 0),
    states: Object.fromEntries(children.map((node) => [node.id, toBox(node)])),
    arrows: lines.map((line) => {
      const laid = edges.find(({ id }) => id === line.edge.id)
      return toArrow(line, laid)
    }),
  }
}

/** Where every state, arrow and label of a chart stands: downward, or to the right when that is less wide. */
export async function flowLayout(chart: FlowChart): Promise<FlowDrawing> {
  const down = await layOut(chart, 'DOWN')
  if (down.width <= WIDTH_MAX) return down
  const right = await layOut(chart, 'RIGHT')
  return right.width < down.width ? right : down
}
