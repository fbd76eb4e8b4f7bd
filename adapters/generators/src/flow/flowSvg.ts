import {
  FLOW_DOT_RADIUS,
  FLOW_HEAD_PX,
  FLOW_ROW_HEIGHT,
  FLOW_TEXT_PX,
} from '@jangteo/core/flow/flow.codes'
import type {
  FlowArrow,
  FlowBox,
  FlowChart,
  FlowDrawing,
  FlowState,
  FlowStep,
} from '@jangteo/core/flow/flow.codes'
import { flowTermsText } from '@jangteo/core/flow/flow.rules'
import {
  PILL_RADIUS,
  TERMS_Y,
  arrowPath,
  labelRows,
  stateLines,
} from '@jangteo/ui/screens/flow/picture/flowPicture'
import { escapeText } from './escapeText.ts'

const STYLE = `
  svg { --bg: #ffffff; --box: #fafafa; --fg: #27272a; --soft: #52525b; --line: #71717a; --edge: #d4d4d8; background: var(--bg) }
  @media (prefers-color-scheme: dark) {
    svg { --bg: #18181b; --box: #27272a; --fg: #f4f4f5; --soft: #c4c4cc; --line: #a1a1aa; --edge: #52525b }
  }
  text { font-family: Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; fill: var(--fg); text-anchor: middle; dominant-baseline: central }
  .line { fill: none; stroke: var(--line); stroke-width: 1.5 }
  .head, .dot { fill: var(--line) }
  .row { fill: var(--bg); stroke: var(--edge) }
  .state { fill: var(--box); stroke: var(--line) }
  .end { stroke-width: 3 }
  .code, .invoke, .terms { fill: var(--soft) }
  .code { font-weight: 700 }
  .name { font-weight: 500 }
  .invoke { font-style: italic }
`

type Kind = keyof typeof FLOW_TEXT_PX

function textAt(kind: Kind, text: string, [x, y]: readonly [number, number]): string {
  return `<text class="${kind}" x="${x}" y="${y}" font-size="${FLOW_TEXT_PX[kind]}">${escapeText(text)}</text>`
}

function rect(name: string, { x, y, width, height }: FlowBox, radius: number): string {
  return `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
}

function lineText({ points }: Pick<FlowArrow, 'points'>): string {
  return `<path class="line" d="${arrowPath({ points })}" marker-end="url(#head)"/>`
}

function stepText(step: FlowStep, row: FlowBox): string {
  const x = row.x + row.width / 2
  const action = textAt('action', step.action, [x, row.y + FLOW_ROW_HEIGHT / 2])
  const terms = flowTermsText(step)
  return terms === null ? action : action + textAt('terms', terms, [x, row.y + TERMS_Y])
}

function labelText(arrow: FlowArrow, chart: FlowChart): string {
  const rows = labelRows(chart, arrow)
  return `<g>${rows.map(({ step, row, pill }) => rect('row', pill, PILL_RADIUS) + stepText(step, row)).join('')}</g>`
}

function stateText(state: FlowState, box: FlowBox): string {
  const lines = stateLines(state).map(({ kind, text, y }) =>
    textAt(kind, text, [box.x + box.width / 2, box.y + y]),
  )
  const name = state.steps.length === 0 ? 'state end' : 'state'
  return `<g>${rect(name, box, 12)}${lines.join('')}</g>`
}

const { length, width: headWidth } = FLOW_HEAD_PX
const HEAD = [
  `<marker id="head" markerUnits="userSpaceOnUse" markerWidth="${length}" markerHeight="${headWidth}"`,
  ` refX="${length}" refY="${headWidth / 2}" orient="auto">`,
  `<path class="head" d="M0 0L${length} ${headWidth / 2}L0 ${headWidth}Z"/></marker>`,
].join('')

/** Renders a drawing as SVG: no font from the net, light and dark colours, nothing that depends on the machine. */
export function flowSvg(chart: FlowChart, drawing: FlowDrawing): string {
  const { width, height, start, arrows } = drawing
  const [[dotX, dotY] = [0, 0]] = start
  const boxes = chart.states.flatMap((state) => {
    const box = drawing.states[state.state]
    return box === undefined ? [] : [stateText(state, box)]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeText(chart.label)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${HEAD}</defs>`,
    `<circle class="dot" cx="${dotX}" cy="${dotY}" r="${FLOW_DOT_RADIUS}"/>`,
    ...[{ points: start }, ...arrows].map(lineText),
    ...arrows.map((arrow) => labelText(arrow, chart)),
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}
