import { Group } from 'three'
import type { Star } from '../../src/living.types.ts'
import type { Corner } from '../scene/shape.ts'
import type { Piece } from './garment.piece.ts'
import { buildPiece, tone } from './garment.piece.ts'
import { cord } from './bag.soft.ts'
import { plain } from '../scene/material.ts'

/** Builds a stuffed star with a seam around it; it leans back on its two lower points. */
export function buildStar({ width, height, color }: Star): Group {
  const radius = width / 2 / Math.cos(Math.PI / 10)
  const outline = Array.from({ length: 10 }, (_, index): Corner => {
    const angle = Math.PI / 2 + (index / 10) * Math.PI * 2
    const out = index % 2 === 0 ? radius : radius * 0.58
    return [Math.cos(angle) * out, Math.sin(angle) * out, index % 2 === 0 ? 9 : 5]
  })
  const half: Piece = {
    outline,
    color,
    weave: 'terry',
    grain: 40,
    thick: width * 0.17,
    edge: width * 0.3,
    fold: 1,
  }
  const [front, back] = [buildPiece(half), buildPiece(half)]
  for (const { material } of [front, back]) {
    if (!Array.isArray(material) && 'sheen' in material) {
      Object.assign(material, { sheen: 1, bumpScale: 0.7 })
    }
  }
  back.rotation.y = Math.PI
  back.scale.x = -1
  const stuffed = new Group()
  stuffed.add(front, back)
  for (const point of [0, 2, 4, 6, 8]) {
    const angle = Math.PI / 2 + (point / 10) * Math.PI * 2
    const line = [0.28, 0.5, 0.72].map(
      (share) =>
        [
          Math.cos(angle) * radius * share,
          Math.sin(angle) * radius * share,
          width * (0.172 - share * 0.03),
        ] as const,
    )
    stuffed.add(cord(line, 0.22, plain(tone(color, -0.06), 'fabric')))
  }
  stuffed.position.y = height * 0.47
  stuffed.rotation.x = -0.24
  const group = new Group()
  group.add(stuffed)
  return group
}
