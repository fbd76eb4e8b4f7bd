import { BufferAttribute, BufferGeometry, Color, MathUtils } from 'three'
import type { Mesh, MeshPhysicalMaterial, Vector2 } from 'three'
import type { Finish, Hex } from '../../src/finish.types.ts'
import type { Brush } from '../scene/canvas.ts'
import { drawField, drawTexture, noiseAt } from '../scene/canvas.ts'
import { materialOf, once } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { mesh, roundProfile } from '../scene/shape.ts'

export type Weave = Extract<Finish, 'fabric' | 'knit' | 'terry' | 'satin' | 'matte'> | Relief
type Relief = 'rib' | 'waffle' | 'cord' | 'pucker'

/** A seam that is sewn, the closed teeth of a zip, or a crease. */
export type Line = {
  readonly points: readonly Corner[]
  readonly kind: 'seam' | 'stitch' | 'zip' | 'crease'
  readonly color?: Hex
}

/** A piece of cloth that lies: its closed outline in centimetres, and what is on it. */
export type Piece = {
  readonly outline: readonly Corner[]
  readonly color: Hex
  readonly weave: Weave
  readonly thick: number
  /** The height above the ground, or the piece that it lies on. */
  readonly on?: number | Piece
  /** Centimetres from the edge over which it becomes thick. */
  readonly edge?: number
  /** The height of its folds, and the direction in which they go, in degrees from upright. */
  readonly fold?: number
  readonly flow?: number
  /** Centimetres after which its weave repeats. */
  readonly grain?: number
  /** The distance of rows that are filled with down. */
  readonly rows?: number
  readonly lines?: readonly Line[]
  readonly paint?: (brush: Brush) => void
}

const CELLS = 84
const PIXELS = 12
const DYE = 0.84

const closed = new WeakMap<Piece, readonly Vector2[]>()

function outlineOf(piece: Piece): readonly Vector2[] {
  const known = closed.get(piece) ?? roundProfile([...piece.outline, ...piece.outline.slice(0, 1)])
  closed.set(piece, known)
  return known
}

type Nearest = { readonly x: number; readonly y: number; readonly away: number }

function nearestOn(line: readonly Vector2[], x: number, y: number): Nearest {
  let best: Nearest = { x, y, away: Infinity }
  for (const [index, to] of line.entries()) {
    const from = line.at(index - 1) ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const share = MathUtils.clamp(
      ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1e-9, dx * dx + dy * dy),
      0,
      1,
    )
    const [px, py] = [from.x + dx * share, from.y + dy * share]
    const away = Math.hypot(px - x, py - y)
    if (away < best.away) best = { x: px, y: py, away }
  }
  return best
}

function isInside(line: readonly Vector2[], x: number, y: number): boolean {
  let inside = false
  for (const [index, to] of line.entries()) {
    const from = line.at(index - 1) ?? to
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside
  }
  return inside
}

/** The height of a piece's surface at a place of it. */
export function heightAt(piece: Piece, x: number, y: number): number {
  const line = outlineOf(piece)
  const { on = 0 } = piece
  const below = typeof on === 'number' ? on : heightAt(on, x, y)
  return below + (isInside(line, x, y) ? swell(piece, nearestOn(line, x, y), [x, y]) : 0)
}

function swell(
  piece: Piece,
  { away }: Pick<Nearest, 'away'>,
  [x, y]: readonly [number, number],
): number {
  const { thick, edge = thick * 1.6, fold = 0, flow = 0, rows } = piece
  const round = Math.sqrt(1 - (1 - Math.min(1, away / edge)) ** 2)
  const angle = MathUtils.degToRad(flow)
  const across = x * Math.cos(angle) + y * Math.sin(angle)
  const along = y * Math.cos(angle) - x * Math.sin(angle)
  const wave = wrapped(across / 56, along / 190, 5) + 0.5 * wrapped(across / 31, along / 120, 5)
  const folds = fold * 1.9 * (wave - 0.75) * Math.min(1, away / 5)
  const down = rows === undefined ? 0 : 1 - Math.abs(Math.sin((y / rows) * Math.PI)) ** 0.45
  return thick * round * (1 - 0.62 * down) + folds
}

function wrapped(x: number, y: number, cells: number): number {
  return noiseAt(((x % 1) + 1) % 1, ((y % 1) + 1) % 1, cells)
}

type Node = Nearest & { readonly isOn: boolean }

/** Builds a piece: a net whose outer knots are drawn to the outline, swollen and folded. */
export function buildPiece(piece: Piece): Mesh {
  const line = outlineOf(piece)
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const step = Math.max(0.35, Math.max(right - left, high - low) / CELLS)
  const columns = Math.ceil((right - left) / step) + 2
  const rows = Math.ceil((high - low) / step) + 2
  const knots = Array.from({ length: columns * rows }, (_, index): Node => {
    const x = left - step / 2 + (index % columns) * step
    const y = low - step / 2 + Math.floor(index / columns) * step
    const isOn = isInside(line, x, y)
    const near = nearestOn(line, x, y)
    return isOn ? { x, y, away: near.away, isOn } : { ...near, away: 0, isOn }
  })
  const geometry = netOf(knots, columns)
  const { on = 0, grain = 20 } = piece
  const position = new Float32Array(knots.length * 3)
  const uv = new Float32Array(knots.length * 2)
  for (const [index, { x, y, away }] of knots.entries()) {
    const below = typeof on === 'number' ? on : heightAt(on, x, y)
    position.set([x, y, below + swell(piece, { away }, [x, y])], index * 3)
    uv.set([x / grain, y / grain], index * 2)
  }
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  geometry.computeVertexNormals()
  return mesh(geometry, clothOf(piece, { left, low, width: right - left, height: high - low }))
}

function netOf(knots: readonly Node[], columns: number): BufferGeometry {
  const faces: number[] = []
  for (let index = 0; index + columns + 1 < knots.length; index += 1) {
    if ((index + 1) % columns === 0) continue
    const cell = [index, index + 1, index + columns, index + columns + 1] as const
    if (!cell.some((one) => knots[one]?.isOn === true)) continue
    const [a, b, c, d] = cell
    faces.push(a, b, d, a, d, c)
  }
  const geometry = new BufferGeometry()
  geometry.setIndex(faces)
  return geometry
}

type Bounds = {
  readonly left: number
  readonly low: number
  readonly width: number
  readonly height: number
}

function clothOf(piece: Piece, bounds: Bounds): MeshPhysicalMaterial {
  const { color, lines = [], paint, grain = 20 } = piece
  const material = materialOf({ color, finish: finishOf(piece.weave) })
  // Cloth that lies flat takes all of the key lamp: less sheen and a darker dye keep its colour.
  material.sheen *= 0.3
  material.color.multiplyScalar(DYE)
  const relief = RELIEFS[piece.weave as Relief] as (() => void) | undefined
  if (relief !== undefined) {
    material.bumpMap = once(`garment-${piece.weave}`, RELIEFS[piece.weave as Relief])
    material.bumpScale = piece.weave === 'pucker' ? 1.6 : 5
  }
  if (lines.length === 0 && paint === undefined) return material
  const { left, low, width, height } = bounds
  const map = drawTexture(
    { width: Math.ceil(width * PIXELS), height: Math.ceil(height * PIXELS), isColor: true },
    (brush) => {
      brush.scale(PIXELS, -PIXELS)
      brush.translate(-left, -low - height)
      brush.fillStyle = color
      brush.fillRect(left, low, width, height)
      paint?.(brush)
      for (const line of lines) drawLine(brush, line, color)
    },
  )
  map.repeat.set(grain / width, grain / height)
  map.offset.set(-left / width, -low / height)
  material.map = map
  material.color.setScalar(DYE)
  return material
}

function finishOf(weave: Weave): Finish {
  return weave === 'rib' || weave === 'waffle' || weave === 'cord' || weave === 'pucker'
    ? 'fabric'
    : weave
}

function drawLine(brush: Brush, { points, kind, color }: Line, cloth: Hex): void {
  const trace = (width: number, style: string, dash: readonly number[] = []): void => {
    brush.beginPath()
    for (const [x, y] of points) brush.lineTo(x, y)
    brush.lineWidth = width
    brush.strokeStyle = style
    brush.setLineDash([...dash])
    brush.stroke()
  }
  brush.lineJoin = 'round'
  if (kind === 'crease') trace(0.7, color ?? tone(cloth, -0.09))
  else if (kind !== 'zip') trace(0.45, tone(cloth, -0.09))
  if (kind === 'stitch') trace(0.28, color ?? tone(cloth, 0.12), [0.8, 0.35])
  if (kind !== 'zip') return
  trace(2.2, color ?? tone(cloth, -0.08))
  trace(0.9, '#b9b4a8', [0.35, 0.25])
}

/** A colour that is lighter, or darker below zero. */
export function tone(color: Hex, by: number): Hex {
  const { l: light } = new Color(color).getHSL({ h: 0, s: 0, l: 0 })
  return `#${new Color(color).offsetHSL(0, 0, by * (0.4 + light)).getHexString()}`
}

const RELIEFS: Record<Relief, () => ReturnType<typeof drawField>> = {
  rib: () => drawField(false, (x) => grey(0.5 + 0.5 * Math.sin(x * Math.PI * 48))),
  cord: () => drawField(false, (x) => grey(Math.abs(Math.sin(x * Math.PI * 30)))),
  waffle: () =>
    drawField(false, (x, y) =>
      grey(Math.max(Math.abs(Math.sin(x * Math.PI * 14)), Math.abs(Math.sin(y * Math.PI * 14)))),
    ),
  pucker: () =>
    drawField(false, (x, y) => {
      const stripe = Math.floor(x * 16) % 2 === 0 ? 1 : 0.15
      return grey(0.5 + stripe * (noiseAt(x, y, 48) - 0.5))
    }),
}

function grey(value: number): readonly [number, number, number] {
  return [value, value, value]
}
