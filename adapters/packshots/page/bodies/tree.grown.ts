import {
  ConeGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Tree } from '../../src/greens.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import type { Spot } from './tree.leaves.ts'
import { leavesOf, stemOf } from './tree.leaves.ts'

/** A thin trunk under an airy crown of narrow leaves in two greens. */
export function olive({ width, green, tip }: Tree, height: number): Group {
  const random = createRandom(31)
  const group = new Group()
  const top = height * 0.48
  group.add(
    stemOf(
      [new Vector3(0, 0, 0), new Vector3(width * 0.02, top * 0.5, 0), new Vector3(0, top, 0)],
      height * 0.014,
      '#8a7b68',
    ),
  )
  const spots: Spot[] = []
  for (let bough = 0; bough < 22; bough += 1) {
    const [turn, up] = [bough * 2.4, 0.25 + random() * 0.75]
    const reach = width * 0.5 * (0.45 + random() * 0.55) * Math.sin(0.5 + up * 2.2)
    const end = new Vector3(
      Math.cos(turn) * reach,
      top + (height - top) * up,
      Math.sin(turn) * reach,
    )
    const start = new Vector3(0, top * (0.75 + random() * 0.25), 0)
    const middle = start
      .clone()
      .lerp(end, 0.5)
      .add(new Vector3(0, height * 0.05, 0))
    group.add(stemOf([start, middle, end], height * 0.004, '#8d8266'))
    for (let index = 0; index < 16; index += 1) {
      const share = 0.25 + (index / 16) * 0.75
      const at = start
        .clone()
        .lerp(end, share)
        .add(new Vector3(0, height * 0.2 * share * (1 - share), 0))
      const to = end
        .clone()
        .sub(start)
        .normalize()
        .add(new Vector3(random() - 0.5, random() - 0.2, random() - 0.5).multiplyScalar(1.5))
        .normalize()
      spots.push({ at, to, long: height * 0.062 * (0.8 + random() * 0.4) })
    }
  }
  group.add(leavesOf(spots, { wide: 0.24, colors: [green, tip, green] }))
  return group
}

/** Arching fronds with a row of leaflets on both sides, above the nut they came from. */
export function palm({ width, green, tip }: Tree, height: number): Group {
  const group = new Group()
  const nut = mesh(
    new SphereGeometry(height * 0.075, 32, 24).scale(1, 1.15, 1),
    plain('#6e4e32', 'fabric'),
  )
  nut.position.y = height * 0.03
  group.add(nut)
  for (let frond = 0; frond < 8; frond += 1) {
    const turn = ((frond * 3) % 8) * (Math.PI / 4) + 0.1
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    const out = width * 0.5 * (0.34 + (((frond * 5) % 8) / 8) * 0.7)
    const high = height * (1 - (frond % 4) * 0.12)
    const line = Array.from({ length: 19 }, (_, index) => {
      const share = index / 18
      return new Vector3(
        x * out * share ** 1.7,
        height * 0.04 + high * (1.5 * share - 0.54 * share * share),
        z * out * share ** 1.7,
      )
    })
    group.add(stemOf(line, height * 0.006, '#8a9a52'))
    const spots = line.slice(5).flatMap((at, index): Spot[] =>
      [-1, 1].map((side) => ({
        at,
        to: new Vector3(-z * side + x * 0.8, 0.1 - index * 0.03, x * side + z * 0.8),
        long: height * 0.27 * Math.sin(0.6 + (index / 14) * 2),
      })),
    )
    group.add(leavesOf(spots, { wide: 0.14, colors: [green, green, tip], bend: 0.3 }))
  }
  return group
}

/** A slender cone of small upright scales. */
export function cypress({ width, green, tip }: Tree, height: number): Group {
  const random = createRandom(17)
  const spots = Array.from({ length: 1500 }, (_, index): Spot => {
    const up = Math.sqrt(random())
    const turn = index * 2.399_963
    const radius = width * 0.5 * up * (0.82 + random() * 0.24)
    const y = height * (1 - up) * 0.9 + height * 0.06
    return {
      at: new Vector3(Math.cos(turn) * radius, y, Math.sin(turn) * radius),
      to: new Vector3(Math.cos(turn) * 0.55, 1, Math.sin(turn) * 0.55).normalize(),
      long: height * (0.05 + random() * 0.05),
    }
  })
  const core = mesh(
    new ConeGeometry(width * 0.4, height * 0.9, 32).translate(0, height * 0.5, 0),
    plain(green, 'matte'),
  )
  const group = new Group()
  group.add(
    core,
    leavesOf(spots, { wide: 0.2, colors: [tip, green, tip], bend: -0.05 }),
    stemOf([new Vector3(0, 0, 0), new Vector3(0, height * 0.1, 0)], width * 0.04, '#7a6048'),
  )
  return group
}

/** A column with ribs and rows of spines on them. */
export function cactus({ width, green, tip }: Tree, height: number): Group {
  const radius = width / 2
  const outline = Array.from({ length: 41 }, (_, index) => {
    const share = index / 40
    return new Vector2(
      radius *
        (0.88 + 0.12 * share) *
        Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.78) / 0.22) ** 2)),
      height * share,
    )
  })
  const geometry = new LatheGeometry(outline, 144)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const rib =
      0.86 + 0.14 * Math.abs(Math.cos(Math.atan2(position.getZ(index), position.getX(index)) * 4.5))
    position.setXYZ(
      index,
      position.getX(index) * rib,
      position.getY(index),
      position.getZ(index) * rib,
    )
  }
  geometry.computeVertexNormals()
  const spines = Array.from({ length: 9 * 12 }, (_, index) => {
    const [rib, row] = [index % 9, Math.floor(index / 9)]
    const turn = (rib / 9) * Math.PI * 2
    const share = 0.08 + (row / 12) * 0.86
    const out =
      radius *
      (0.88 + 0.12 * share) *
      Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.78) / 0.22) ** 2))
    return [-0.5, 0, 0.5].map((side) =>
      new ConeGeometry(width * 0.012, width * 0.17, 5)
        .translate(0, width * 0.08, 0)
        .rotateZ(-Math.PI / 2 + side)
        .translate(out, height * share, 0)
        .rotateY(-turn + side * 0.06),
    )
  }).flat()
  const group = new Group()
  group.add(
    mesh(geometry, plain(green, 'satin')),
    mesh(mergeGeometries(spines), plain(tip, 'matte')),
  )
  return group
}

/** Three canes of different height with rings at their joints and a tuft of leaves above. */
export function bamboo({ width, green, tip, potWidth }: Tree, height: number): Group {
  const group = new Group()
  group.add(pebbles(potWidth * 0.43))
  for (const [index, share] of [1, 0.8, 0.64].entries()) {
    const x = (index - 1) * width * 0.24
    const tall = height * share * 0.86
    const cane = mesh(
      new CylinderGeometry(width * 0.045, width * 0.05, tall, 24).translate(x, tall / 2, 0),
      plain(tip, 'satin'),
    )
    group.add(cane)
    for (let joint = 1; joint < 6; joint += 1) {
      const ring = mesh(
        new TorusGeometry(width * 0.048, width * 0.009, 8, 32),
        plain('#d6d9a4', 'matte'),
      )
      ring.rotation.x = Math.PI / 2
      ring.position.set(x, (tall * joint) / 6, 0)
      group.add(ring)
    }
    const spots = Array.from({ length: 12 }, (_, leaf): Spot => ({
      at: new Vector3(x, tall * (0.82 + (leaf % 4) * 0.06), 0),
      to: new Vector3(Math.cos(leaf * 2.4), 0.9, Math.sin(leaf * 2.4)).normalize(),
      long: height * 0.24,
    }))
    group.add(leavesOf(spots, { wide: 0.17, colors: [green], bend: 0.32 }))
  }
  return group
}

/** Pebbles that cover the earth of a pot. */
function pebbles(radius: number): Group {
  const random = createRandom(7)
  const group = new Group()
  const stones = (['#e4dfd2', '#cfc8b8', '#b9b3a6'] as const).map((color) => plain(color, 'satin'))
  for (let index = 0; index < 150; index += 1) {
    const [turn, out] = [index * 2.399_963, Math.sqrt((index + 0.5) / 150) * radius * 0.94]
    const size = radius * (0.085 + random() * 0.05)
    const stone = mesh(
      new SphereGeometry(size, 14, 10).scale(1, 0.7, 0.8 + random() * 0.4),
      stones[index % 3] ?? plain('#cfc8b8'),
    )
    stone.position.set(Math.cos(turn) * out, size * 0.6, Math.sin(turn) * out)
    stone.rotation.y = random() * 3
    group.add(stone)
  }
  return group
}

/** Seedlings: two seed leaves on each thread of a stem. */
export function sprout({ width, green, tip }: Tree, height: number): Group {
  const random = createRandom(5)
  const group = new Group()
  const spots: Spot[] = []
  for (let index = 0; index < 9; index += 1) {
    const [turn, out] = [index * 2.4, Math.sqrt(index / 9) * width * 0.3]
    const foot = new Vector3(Math.cos(turn) * out, 0, Math.sin(turn) * out)
    const top = foot
      .clone()
      .multiplyScalar(1.25)
      .setY(height * (0.65 + random() * 0.35))
    group.add(stemOf([foot, foot.clone().lerp(top, 0.5), top], height * 0.018, '#b7cf8a'))
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const way = turn + leaf * 1.57
      spots.push({
        at: top,
        to: new Vector3(Math.cos(way), leaf < 2 ? 0.35 : 0.9, Math.sin(way)).normalize(),
        long: height * (leaf < 2 ? 0.34 : 0.24),
      })
    }
  }
  group.add(leavesOf(spots, { wide: 0.68, colors: [green, tip] }))
  return group
}
