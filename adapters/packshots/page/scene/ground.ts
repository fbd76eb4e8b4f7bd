import type { BufferGeometry, CanvasTexture, Material } from 'three'
import {
  Color,
  Group,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Vector2,
} from 'three'
import type { Ground } from '../../src/recipe.types.ts'
import { drawField, noiseAt, stretchedAt } from './canvas.ts'
import { once } from './material.ts'

const WIDE = 44
const BACK = -6.5
const BEND = 5
const STEPS = 48
/** The share of the bend that is seen in the light: upright paper would be dark, and its shade would lie in bands. */
const SHADED = 0.22
/** A ground is divided: the software renderer loses parts of triangles that reach far beyond the picture. */
const CELLS = 32

type Floor = { readonly repeat: number; readonly draw: Draw | null }
type Draw = () => CanvasTexture

const FLOORS: Record<Ground['floor'], Floor> = {
  paper: { repeat: 1, draw: null },
  plaster: { repeat: 5, draw: plaster },
  stone: { repeat: 6, draw: stone },
  oak: { repeat: 4, draw: oak },
  linen: { repeat: 32, draw: linen },
}

/** The place of a picture: seamless paper that bends up behind the things, or a table before a wall. */
export function createGround({ floor, color, wall }: Ground): Group {
  const place = new Group()
  const { repeat, draw } = FLOORS[floor]
  if (draw === null) {
    place.add(received(sweep(), new MeshLambertMaterial({ color })))
    return place
  }
  const map = once(`floor-${floor}`, draw)
  map.repeat.set(repeat, repeat)
  const top = received(
    new PlaneGeometry(WIDE, WIDE, CELLS, CELLS).rotateX(-Math.PI / 2),
    new MeshLambertMaterial({ color, map }),
  )
  top.position.z = BACK + WIDE / 2
  const back = received(
    new PlaneGeometry(WIDE * 2, WIDE * 2, CELLS, CELLS),
    new MeshBasicMaterial({ color: wall }),
  )
  back.position.z = BACK - 1.5
  place.add(top, back)
  return place
}

function received(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = true
  return mesh
}

/** Paper: flat to the back, then bent, then upright. The bend begins and ends gently, or the light on it has a seam. */
function sweep(): BufferGeometry {
  const step = (Math.PI * BEND) / 2 / STEPS
  const turn: Vector2[] = [new Vector2(BACK, 0)]
  for (let index = 0; index < STEPS; index += 1) {
    const { x, y } = turn.at(-1) ?? new Vector2()
    const slope = slopeAt((index + 0.5) / STEPS)
    turn.push(new Vector2(x - Math.cos(slope) * step, y + Math.sin(slope) * step))
  }
  const end = turn.at(-1) ?? new Vector2()
  const line = [new Vector2(WIDE / 2, 0), ...turn, new Vector2(end.x, WIDE)]
  const geometry = new PlaneGeometry(WIDE * 2, 1, CELLS, line.length - 1)
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  for (let index = 0; index < position.count; index += 1) {
    // The rows of a plane go down; those of the paper go from the front to the top of the wall.
    const row = line.length - 1 - Math.floor(index / (CELLS + 1))
    const { x, y } = line[row] ?? new Vector2()
    const slope = slopeAt((row - 1) / STEPS) * SHADED
    position.setY(index, y)
    position.setZ(index, x)
    normal.setXYZ(index, 0, Math.cos(slope), Math.sin(slope))
  }
  return geometry
}

/** The angle of the paper at a share of its bend. */
function slopeAt(share: number): number {
  return (MathUtils.smoothstep(share, 0, 1) * Math.PI) / 2
}

function stone(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const cloud = noiseAt(x, y, 4) * 0.5 + noiseAt(x, y, 11) * 0.3 + noiseAt(x, y, 37) * 0.2
    const value = 0.86 + 0.1 * cloud + (random() > 0.985 ? -0.12 : 0.02 * random())
    return [value, value * 0.995, value * 0.985]
  })
}

function plaster(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const value = 0.94 + 0.05 * noiseAt(x, y, 9) + 0.015 * random()
    return [value, value, value]
  })
}

function oak(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const plank = Math.floor(y * 3)
    const along = x + plank * 0.37
    const bend = noiseAt(along % 1, y, 4) * 0.35
    const rings = 0.5 + 0.5 * Math.sin((y * 22 + bend * 5) * Math.PI * 2)
    const fibre = noiseAt((along * 0.25) % 1, (y * 4) % 1, 128)
    const gap = (y * 3) % 1 < 0.012 ? -0.3 : 0
    const tone = [0, 0.05, -0.03][plank] ?? 0
    const value = 0.82 + tone + gap + 0.03 * rings + 0.09 * fibre + 0.015 * random()
    return [value, value * 0.99, value * 0.97]
  })
}

/** Threads both ways, each stronger in some places than in others. */
function linen(): CanvasTexture {
  const thread = (along: number, across: number): number =>
    Math.sin(across * Math.PI * 2 * 64) * (0.35 + stretchedAt(along, across, 64))
  return drawField(true, (x, y, random) => {
    const value = 0.93 + 0.017 * (thread(x, y) + thread(y, x)) + 0.02 * random()
    return [value, value * 0.995, value * 0.985]
  })
}

/** The colour that is seen where a ground ends. */
export function backColor({ floor, color, wall }: Ground): Color {
  return new Color(floor === 'paper' ? color : wall)
}
