import { escapeText } from '@jangteo/generators/flow/escapeText'
import {
  busyTimes,
  type CallFrame,
  type CpuProfile,
  functionOf,
  packageOf,
  type Stretch,
} from './profile.ts'

const WIDTH_PX = 1200
const ROW_PX = 18
const HEAD_PX = 28
/** Width of a letter of the labels; a label is cut to what its frame holds. */
const LETTER_PX = 6.6
const PADDING_PX = 4
/** Least width of a frame that is drawn. */
const NARROWEST_PX = 1.5

/** Functions on a stack with the time that they and those above them took, in microseconds. */
type Frame = {
  readonly label: string
  totalUs: number
  readonly above: Map<string, Frame>
}

/** The frame that all others stand on. */
const ALL = 'all'

const aFrame = (label: string): Frame => ({ label, totalUs: 0, above: new Map() })

const isOurs = (name: string): boolean => /^(?:core|ui|adapters\/)/.test(name)

/** Functions of the market by name; of everything else the package, so that the stack of a library is one frame. */
function labelOf(frame: CallFrame): string {
  const name = packageOf(frame)
  return isOurs(name) ? functionOf(frame) : name
}

/** The frame of a label on another; a library that calls itself stays one. */
function frameOn(below: Frame, label: string): Frame {
  if (below.label === label) return below
  const found = below.above.get(label) ?? aFrame(label)
  below.above.set(label, found)
  return found
}

function stackUp(profile: CpuProfile, stretches: readonly Stretch[]): Frame {
  const busy = busyTimes(profile, stretches)
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const all = aFrame(ALL)
  const climb = (id: number, stack: readonly Frame[]): void => {
    const node = nodes.get(id)
    if (node === undefined) return
    const top = stack.at(-1) ?? all
    const isRoot = node.callFrame.functionName === '(root)'
    const own = isRoot ? top : frameOn(top, labelOf(node.callFrame))
    const grown = own === top ? stack : [...stack, own]
    for (const frame of grown) frame.totalUs += busy.get(id) ?? 0
    for (const child of node.children) climb(child, grown)
  }
  const [root] = profile.nodes
  if (root !== undefined) climb(root.id, [all])
  return all
}

function heightOf(frame: Frame, pxPerUs: number): number {
  const above = [...frame.above.values()].filter(({ totalUs }) => totalUs * pxPerUs >= NARROWEST_PX)
  return 1 + Math.max(0, ...above.map((each) => heightOf(each, pxPerUs)))
}

function colourOf(label: string): string {
  if (/\.tsx?:\d+$/.test(label)) return '#ffb86b'
  if (label.startsWith('(') || label === ALL) return '#d5d9de'
  return label.startsWith('node:') ? '#b7d3f2' : '#bfe3c0'
}

type Place = { readonly x: number; readonly y: number; readonly pxPerUs: number }

function drawFrame(frame: Frame, { x, y, pxPerUs }: Place, allUs: number): string {
  const width = frame.totalUs * pxPerUs
  if (width < NARROWEST_PX) return ''
  const share = `${((frame.totalUs / allUs) * 100).toFixed(1)} %`
  const letters = Math.floor((width - 2 * PADDING_PX) / LETTER_PX)
  const label = `${frame.label} ${share}`
  const text = label.length <= letters ? label : frame.label.slice(0, Math.max(0, letters))
  const at = `x="${(x + PADDING_PX).toFixed(1)}" y="${y + ROW_PX - 5}"`
  const drawn = text.length < 3 ? '' : `<text ${at}>${escapeText(text)}</text>`
  const box = `x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW_PX - 1}"`
  const own = `<g><title>${escapeText(label)}</title><rect ${box} fill="${colourOf(frame.label)}"/>${drawn}</g>\n`
  let left = x
  const above = [...frame.above.values()]
    .toSorted((a, b) => b.totalUs - a.totalUs)
    .map((each) => {
      const place = { x: left, y: y - ROW_PX, pxPerUs }
      left += each.totalUs * pxPerUs
      return drawFrame(each, place, allUs)
    })
  return own + above.join('')
}

/**
 * Draws a flame graph as SVG: a frame is as wide as its share of the server's busy time within the stretches, and stands on
 * what called it. V8 sees a new stack after every `await`.
 */
export function drawFlames(
  profile: CpuProfile,
  stretches: readonly Stretch[],
  name: string,
): string {
  const all = stackUp(profile, stretches)
  const pxPerUs = WIDTH_PX / Math.max(1, all.totalUs)
  const height = HEAD_PX + heightOf(all, pxPerUs) * ROW_PX
  const frames = drawFrame(all, { x: 0, y: height - ROW_PX, pxPerUs }, all.totalUs)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" font-family="monospace" font-size="11">
<rect width="${WIDTH_PX}" height="${height}" fill="#fff"/>
<text x="${PADDING_PX}" y="18" font-size="14">${escapeText(name)}: busy time of the server</text>
${frames}</svg>
`
}
