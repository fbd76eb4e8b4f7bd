import type { BufferGeometry, CanvasTexture, Material } from 'three'
import {
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Vector2,
} from 'three'
import type { Ground } from '../../src/recipe.types.ts'
import { drawField, noiseAt } from './canvas.ts'
import { once } from './material.ts'

const WIDE = 44
const BACK = -6.5
const BEND = 3.2
/** A ground is divided: the software renderer loses parts of triangles that reach far beyond the picture. */
const CELLS = 32

type Floor = { readonly repeat: number; readonly draw: Draw | null }
type Draw = () => CanvasTexture

const FLOORS: Record<Ground['floor'], Floor> = {
  paper: { repeat: 1, draw: null },
  plaster: { repeat: 5, draw: plaster },
  stone: { repeat: 6, draw: stone },
  oak: { repeat: 4, draw: oak },
  linen: { repeat: 10, draw: linen },
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

/** Paper: flat to the back, then a quarter of a circle, then upright. */
function sweep(): BufferGeometry {
  const turn = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * (Math.PI / 2)
    return new Vector2(BACK - Math.sin(angle) * BEND, BEND - Math.cos(angle) * BEND)
  })
  const line = [new Vector2(WIDE / 2, 0), ...turn, new Vector2(BACK - BEND, WIDE)]
  const geometry = new PlaneGeometry(WIDE * 2, 1, CELLS, line.length - 1)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    // The rows of a plane go down; those of the paper go from the front to the top of the wall.
    const row = line.length - 1 - Math.floor(index / (CELLS + 1))
    const { x, y } = line[row] ?? new Vector2()
    position.setY(index, y)
    position.setZ(index, x)
  }
  geometry.computeVertexNormals()
  return geometry
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

function linen(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const warp = Math.sin(x * Math.PI * 2 * 48) * (0.6 + 0.4 * noiseAt(x, y, 32))
    const weft = Math.sin(y * Math.PI * 2 * 48) * (0.6 + 0.4 * noiseAt(y, x, 32))
    const value = 0.94 + 0.028 * warp * weft + 0.012 * noiseAt(x, y, 17) + 0.02 * random()
    return [value, value * 0.995, value * 0.985]
  })
}

/** The colour that is seen where a ground ends. */
export function backColor({ floor, color, wall }: Ground): Color {
  return new Color(floor === 'paper' ? color : wall)
}
