import { BoxGeometry, ConeGeometry, CylinderGeometry, SphereGeometry } from 'three'
import type { Mesh } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Lump } from '../../src/fresh.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import type { LumpForm } from './lump.forms.ts'

/** Remains of the plant at the top of a fruit: sepals, a stem, a small star; seeds all over a strawberry. */
export function topOf({ size, topping, color }: Lump, { top, lies }: LumpForm): readonly Mesh[] {
  if (top === undefined) return []
  const high = lies === true ? size * 0.49 : size * HEIGHTS[top]
  if (top === 'chunks') return chunks(size, topping ?? color)
  if (top === 'blossom') return blossom(size, topping ?? color)
  if (top === 'stem') return [stem(size, high)]
  if (top === 'star') return ring(size, high, { count: 5, long: 0.07, wide: 0.03, out: 1.25 })
  if (top === 'seeds') {
    return [...seeds(size), ...ring(size, high, { count: 9, long: 0.27, wide: 0.075, out: 1.25 })]
  }
  return ring(size, high, { count: 6, long: 0.2, wide: 0.03, out: 1.05 })
}

const HEIGHTS = {
  stem: 0.78,
  star: 0.765,
  seeds: 0.96,
  sepals: 0.98,
  chunks: 0.5,
  blossom: 0.55,
} as const

function stem(size: number, high: number): Mesh {
  const made = mesh(
    new CylinderGeometry(size * 0.018, size * 0.024, size * 0.22, 10),
    plain('#5b4326', 'matte'),
  )
  made.position.y = high
  made.rotation.z = 0.28
  return made
}

type Ring = { count: number; long: number; wide: number; out: number }

function ring(size: number, high: number, { count, long, wide, out }: Ring): Mesh[] {
  const sepals = Array.from({ length: count }, (_, index) =>
    new ConeGeometry(size * wide, size * long, 6)
      .translate(0, size * long * 0.5, 0)
      .scale(1, 1, 0.3)
      .rotateX(out + (index % 2) * 0.18)
      .rotateY((index / count) * Math.PI * 2)
      .translate(0, high, 0),
  )
  return [mesh(mergeGeometries(sepals), plain('#5c8a3c', 'matte'))]
}

/** Seeds on a spiral, a little below the skin. */
function seeds(size: number): Mesh[] {
  const count = 76
  const all = Array.from({ length: count }, (_, index) => {
    const up = 0.1 + 0.78 * Math.sqrt((index + 0.5) / count)
    const turn = index * 2.399_963
    const radius = size * radiusAt(up)
    return new SphereGeometry(size * 0.017, 6, 4)
      .scale(0.8, 1.4, 0.8)
      .translate(Math.cos(turn) * radius, up * size, Math.sin(turn) * radius)
  })
  return [mesh(mergeGeometries(all), plain('#ecc96f', 'satin'))]
}

/** The radius of a strawberry at a share of its height. */
function radiusAt(up: number): number {
  const round = Math.min(1, Math.sin(Math.min(up * 1.15, 0.86) * Math.PI * 0.58))
  return 0.408 * round * (up > 0.84 ? 0.94 : 1)
}

/** Broken pieces that look out of the upper side. */
function chunks(size: number, color: `#${string}`): Mesh[] {
  const material = plain(color, 'satin')
  return Array.from({ length: 17 }, (_, index) => {
    const [turn, out] = [index * 2.399_963, Math.sqrt((index + 0.4) / 17) * 0.4]
    const chunk = mesh(new BoxGeometry(size * 0.09, size * 0.06, size * 0.075), material)
    chunk.position.set(
      Math.cos(turn) * out * size,
      size * (0.285 - out * out * 0.3),
      Math.sin(turn) * out * size,
    )
    chunk.rotation.set(index * 1.3, index * 2.1, index * 0.7)
    return chunk
  })
}

/** A flower that was pressed into the upper side. */
function blossom(size: number, color: `#${string}`): Mesh[] {
  const material = plain(color, 'satin')
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * Math.PI * 2
    const petal = mesh(new SphereGeometry(size * 0.1, 20, 14).scale(1.5, 0.32, 0.7), material)
    petal.position.set(Math.cos(turn) * size * 0.22, size * 0.405, Math.sin(turn) * size * 0.22)
    petal.rotation.y = -turn
    return petal
  })
  const heart = mesh(new SphereGeometry(size * 0.07, 20, 14).scale(1, 0.5, 1), material)
  heart.position.y = size * 0.41
  return [...petals, heart]
}
