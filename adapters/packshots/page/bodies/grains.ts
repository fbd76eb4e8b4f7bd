import type { BufferGeometry } from 'three'
import {
  BoxGeometry,
  CapsuleGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Group,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Grains } from '../../src/fresh.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { lathe, mesh } from '../scene/shape.ts'

const FINISHES = {
  rice: 'satin',
  bean: 'satin',
  cube: 'satin',
  flake: 'matte',
  ribbon: 'matte',
} as const

/** Builds a heap of small things: what is seen of it, on a dome. */
export function buildGrains(grains: Grains): Group {
  const { width, height, size, piece, colors } = grains
  const random = createRandom(Math.round(width * 7 + size * 100))
  const radius = width / 2
  const pieces: BufferGeometry[] = []
  const one = pieceOf(grains)
  const count = Math.min(
    1500,
    Math.round(((radius / size) ** 2 * 9) / (piece === 'ribbon' ? 0.35 : 1)),
  )
  for (let index = 0; index < count; index += 1) {
    const out = Math.sqrt((index + random() * 0.8) / count)
    const turn = index * 2.399_963
    const up = height * (1 - out ** 2) + (random() - 0.3) * size * 0.5
    const spread = radius * out * (out > 0.94 ? 1 + random() * 0.25 : 1)
    const place = new Matrix4().compose(
      new Vector3(Math.cos(turn) * spread, Math.max(size * 0.2, up), Math.sin(turn) * spread),
      new Quaternion().setFromEuler(new Euler(...tilt(random, piece))),
      new Vector3(1, 1, 1).multiplyScalar(0.85 + random() * 0.3),
    )
    const color = new Color(colors[index % colors.length] ?? '#ffffff')
    color.multiplyScalar(0.9 + random() * 0.14)
    pieces.push(tinted(one.clone().applyMatrix4(place), color))
  }
  const material = plain('#ffffff', FINISHES[piece])
  material.vertexColors = true
  if (piece === 'flake' || piece === 'ribbon') material.side = 2
  const group = new Group()
  group.add(mesh(mergeGeometries(pieces), material), coreOf(radius, height, colors[0] ?? '#ffffff'))
  return group
}

function tilt(random: () => number, piece: Grains['piece']): [number, number, number] {
  const wild = piece === 'cube' ? Math.PI : 0.5
  return [(random() - 0.5) * wild, random() * Math.PI * 2, (random() - 0.5) * wild]
}

function pieceOf({ piece, size }: Grains): BufferGeometry {
  if (piece === 'rice')
    return new CapsuleGeometry(size * 0.17, size * 0.62, 4, 8).rotateZ(Math.PI / 2)
  if (piece === 'bean') return new SphereGeometry(size / 2, 14, 10).scale(1, 0.82, 0.86)
  if (piece === 'cube') return new BoxGeometry(size * 0.8, size * 0.7, size * 0.75)
  if (piece === 'flake') return new PlaneGeometry(size, size * 0.7, 2, 2).rotateX(-Math.PI / 2)
  const strip = new PlaneGeometry(size, size * 0.09, 14, 1).rotateX(-Math.PI / 2)
  const position = strip.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const along = position.getX(index) / size
    position.setY(index, Math.sin(along * 5) * size * 0.07)
    position.setZ(index, position.getZ(index) + Math.cos(along * 4) * size * 0.12)
  }
  strip.computeVertexNormals()
  return strip
}

function tinted(geometry: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  const colors = new Float32Array(count * 3)
  for (let index = 0; index < count; index += 1) colors.set([r, g, b], index * 3)
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  return geometry
}

/** Keeps light from shining through the gaps. */
function coreOf(radius: number, height: number, color: `#${string}`) {
  return lathe(
    [
      [radius * 0.93, 0.01],
      [radius * 0.7, height * 0.46, radius * 0.2],
      [0.001, height * 0.92],
    ],
    plain(color, 'matte'),
  )
}
