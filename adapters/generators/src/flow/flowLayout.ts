import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import { drawingFaults } from './drawingFaults.ts'
import { layOutGraph } from './flowGraph.ts'
import type { FlowWay } from './flowGraph.ts'
import { startedAtLeft, transposed } from './flowStart.ts'

/** Widest drawing; a wider one, or one with faults, is tried to the right instead of downward. */
const WIDTH_MAX = 1400

async function layOut(chart: FlowChart, way: FlowWay): Promise<FlowDrawing> {
  const laidOut = await layOutGraph(chart, way)
  if (way.direction === 'DOWN') return startedAtLeft(laidOut, chart.start)
  return transposed(startedAtLeft(transposed(laidOut), chart.start))
}

/** Of two drawings of a chart the better one: without faults, then the narrower. */
function better(one: FlowDrawing, other: FlowDrawing): FlowDrawing {
  const faults = drawingFaults(one).length - drawingFaults(other).length
  return (faults === 0 ? one.width - other.width : faults) <= 0 ? one : other
}

async function bestOf(chart: FlowChart, direction: FlowWay['direction']): Promise<FlowDrawing> {
  const straight = await layOut(chart, { direction, placement: 'BRANDES_KOEPF' })
  return better(straight, await layOut(chart, { direction, placement: 'NETWORK_SIMPLEX' }))
}

/** Lays out the states, lines and labels of a chart: downward, or to the right when that is better. */
export async function flowLayout(chart: FlowChart): Promise<FlowDrawing> {
  const down = await bestOf(chart, 'DOWN')
  if (down.width <= WIDTH_MAX && drawingFaults(down).length === 0) return down
  return better(down, await bestOf(chart, 'RIGHT'))
}
