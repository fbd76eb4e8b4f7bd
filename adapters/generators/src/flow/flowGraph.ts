import { FLOW_INVOKE_HEIGHT, FLOW_STATE_HEIGHT, FLOW_TEXT_PX } from '@jangteo/core/flow/flow.codes'
import type {
  FlowArrow,
  FlowBox,
  FlowChart,
  FlowDrawing,
  FlowState,
  FlowStep,
} from '@jangteo/core/flow/flow.codes'
import { flowInvokeText, flowRowHeight, flowTermsText } from '@jangteo/core/flow/flow.rules'
import elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'

const STATE_WIDTH_MIN = 96

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
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
const ALONE_IN_FRONT = { 'elk.layered.layering.layerConstraint': 'FIRST_SEPARATE' }

/** One way to lay a chart out. */
export type FlowWay = {
  readonly direction: 'DOWN' | 'RIGHT'
  readonly placement: 'BRANDES_KOEPF' | 'NETWORK_SIMPLEX'
}

/** About how wide a text is; no font is asked, so that every machine draws the same. */
function textWidth(text: string, sizePx: number): number {
  const spaces = text.split(' ').length - 1
  const hanguls = text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  const others = text.length - spaces - hanguls
  return (0.98 * hanguls + 0.3 * spaces + 0.62 * others) * sizePx
}

/** Rounded up so that its middle is a whole pixel. */
function toEven(px: number): number {
  return 2 * Math.ceil(px / 2)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

function stateNode({ state, label, asks }: FlowState, start: string): ElkNode {
  const width = Math.max(
    textWidth(state, FLOW_TEXT_PX.code),
    textWidth(label, FLOW_TEXT_PX.name),
    ...asks.map((actor) => textWidth(flowInvokeText(actor), FLOW_TEXT_PX.invoke)),
  )
  return {
    id: state,
    width: Math.max(STATE_WIDTH_MIN, toEven(width) + 36),
    height: FLOW_STATE_HEIGHT + asks.length * FLOW_INVOKE_HEIGHT,
    ...(state === start ? { layoutOptions: ALONE_IN_FRONT } : {}),
  }
}

function stepWidth(step: FlowStep): number {
  const terms = textWidth(flowTermsText(step) ?? '', FLOW_TEXT_PX.terms)
  return Math.max(textWidth(step.action, FLOW_TEXT_PX.action), terms)
}

type Line = Pick<FlowArrow, 'from' | 'to' | 'steps'> & { readonly edge: ElkExtendedEdge }

function linesOf({ state, steps }: FlowState): Line[] {
  return [...Map.groupBy(steps, ({ target }) => target)].map(([to, together]) => {
    const label = {
      text: to,
      width: toEven(Math.max(...together.map(stepWidth))) + 28,
      height: sum(together.map(flowRowHeight)),
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

/** A chart laid out by ELK, its first state alone in the first layer, without the initial dot. */
export async function layOutGraph(chart: FlowChart, way: FlowWay): Promise<FlowDrawing> {
  const lines = chart.states.flatMap(linesOf)
  const {
    width = 0,
    height = 0,
    children = [],
    edges = [],
  } = await new elk.default().layout<ElkNode>({
    id: chart.id,
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': way.direction,
      'elk.layered.nodePlacement.strategy': way.placement,
    },
    children: chart.states.map((state) => stateNode(state, chart.start)),
    edges: lines.map(({ edge }) => edge),
  })
  return {
    width: Math.round(width),
    height: Math.round(height),
    states: Object.fromEntries(children.map((node) => [node.id, toBox(node)])),
    start: [],
    arrows: lines.map((line) => {
      const laid = edges.find(({ id }) => id === line.edge.id)
      return toArrow(line, laid)
    }),
  }
}
