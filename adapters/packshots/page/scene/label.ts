import type { CanvasTexture } from 'three'
import type { Label, Typeface } from '../../src/finish.types.ts'
import type { Brush } from './canvas.ts'
import { drawTexture } from './canvas.ts'

const FACES: Record<Typeface, string> = {
  sans: '"Pretendard Variable"',
  gowun: '"Gowun Batang", "Pretendard Variable"',
  myeongjo: '"Nanum Myeongjo", "Pretendard Variable"',
}
const WEIGHTS: Record<Typeface, number> = { sans: 700, gowun: 700, myeongjo: 800 }
const PIXELS = 1100

/** A line of print in pixels of the label. */
type Line = {
  readonly text: string
  readonly size: number
  readonly weight: number
  readonly face: string
  readonly color: string
  readonly spacing: number
  readonly after: number
}

/** Draws a label whose sides have the given lengths; the longer one is drawn with 1100 pixels. */
export function drawLabel(label: Label, width: number, height: number): CanvasTexture {
  const scale = PIXELS / Math.max(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  return drawTexture({ width: w, height: h, isColor: true }, (brush) => {
    ground(brush, label, { w, h })
    const fitted = fit(brush, linesOf(label), { w, h })
    write(brush, fitted, { w, h, shift: label.layout === 'band' ? 0.06 : 0 })
  })
}

/** The fonts whose letters a label needs, as the page loads them. */
export function fontsOf(label: Label): readonly (readonly [font: string, text: string])[] {
  return linesOf(label).map(({ weight, face, text }) => [`${weight} 40px ${face}`, text])
}

function linesOf(label: Label): readonly Line[] {
  const { ink, accent, font } = label
  const sans = (text: string, size: number, over: Partial<Line> = {}): Line => ({
    text,
    size,
    weight: 600,
    face: FACES.sans,
    color: ink,
    spacing: 0.02,
    after: 0.5,
    ...over,
  })
  const names = label.name.map((text, index) => ({
    ...sans(text, 0.17, { weight: WEIGHTS[font], face: FACES[font] }),
    after: index === label.name.length - 1 ? 0.42 : 0.2,
  }))
  if (label.layout === 'name') return names
  return [
    sans(label.mark, 0.075, { color: accent, weight: 700, spacing: 0.12, after: 1.5 }),
    ...names,
    ...(label.layout === 'seal' ? [sans('印', 0.09, { color: accent, after: 0.8 })] : []),
    ...(label.latin === undefined ? [] : [sans(label.latin, 0.045, { spacing: 0.18, after: 1.6 })]),
    ...(label.note === undefined ? [] : [sans(label.note, 0.055, { color: ink, after: 0 })]),
  ]
}

type Canvas = { readonly w: number; readonly h: number }

function ground(brush: Brush, { paper, layout, accent, ink }: Label, { w, h }: Canvas): void {
  brush.clearRect(0, 0, w, h)
  // Clear print needs the ink's colour around its letters, or they get a grey rim.
  brush.fillStyle = paper ?? `${ink}01`
  brush.fillRect(0, 0, w, h)
  const unit = Math.min(w, h)
  if (layout === 'band') {
    brush.fillStyle = accent
    brush.fillRect(0, 0, w, h * 0.09)
  }
  if (layout === 'frame') {
    brush.strokeStyle = accent
    brush.lineWidth = unit * 0.008
    const gap = unit * 0.055
    brush.strokeRect(gap, gap, w - gap * 2, h - gap * 2)
  }
}

function fontOf({ weight, face }: Line, pixels: number): string {
  return `${weight} ${pixels}px ${face}`
}

/** Gives every line its size in pixels, so that the widest fills the width and all of them the height at most. */
function fit(brush: Brush, lines: readonly Line[], { w, h }: Canvas): readonly Line[] {
  const widthOf = (line: Line): number => {
    brush.font = fontOf(line, 100)
    return (brush.measureText(line.text).width / 100 + line.text.length * line.spacing) * line.size
  }
  const widest = Math.max(...lines.map(widthOf))
  const tall = lines.reduce((sum, { size, after }) => sum + size * (1 + after), 0)
  const unit = Math.min((w * 0.8) / widest, (h * 0.84) / tall)
  return lines.map((line) => ({ ...line, size: line.size * unit }))
}

function write(
  brush: Brush,
  lines: readonly Line[],
  { w, h, shift }: Canvas & { readonly shift: number },
): void {
  const tall = lines.reduce((sum, { size, after }) => sum + size * (1 + after), 0)
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  let top = (h - tall) / 2 + h * shift
  for (const line of lines) {
    const middle = top + line.size / 2
    brush.font = fontOf(line, line.size)
    brush.letterSpacing = `${line.size * line.spacing}px`
    if (line.text === '印') seal(brush, { x: w / 2, y: middle, size: line.size * 1.1 }, line.color)
    else {
      brush.fillStyle = line.color
      brush.fillText(line.text, w / 2, middle)
    }
    top += line.size * (1 + line.after)
  }
}

function seal(brush: Brush, { x, y, size }: { x: number; y: number; size: number }, color: string) {
  brush.fillStyle = color
  brush.beginPath()
  brush.roundRect(x - size / 2, y - size / 2, size, size, size * 0.12)
  brush.fill()
  brush.strokeStyle = '#ffffff'
  brush.lineWidth = size * 0.07
  brush.strokeRect(x - size * 0.28, y - size * 0.28, size * 0.56, size * 0.56)
  brush.beginPath()
  brush.moveTo(x, y - size * 0.28)
  brush.lineTo(x, y + size * 0.28)
  brush.stroke()
}
