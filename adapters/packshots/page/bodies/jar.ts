import { CapsuleGeometry, CylinderGeometry, Group } from 'three'
import type { Jar } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.72
/** The share of the height that the lid takes. */
const LIDS: Record<Jar['profile'], number> = { glass: 0.2, cream: 0.4, tin: 0.42 }

/** Builds a jar of glass with its content, a pot of cream or a flat tin. */
export function buildJar(jar: Jar): Group {
  const { width, height, profile, surface, cap, label } = jar
  const radius = width / 2
  const shoulder = height * (1 - LIDS[profile])
  const group = new Group()
  const isGlass = profile === 'glass'
  const neck: readonly Corner[] = isGlass
    ? [
        [radius, shoulder * 0.92, radius * 0.3],
        [radius * 0.84, shoulder, 0.1],
        [radius * 0.84, height * 0.9],
      ]
    : [
        [radius, shoulder, radius * 0.05],
        [radius * 0.9, shoulder],
      ]
  group.add(
    lathe([[0, 0], [radius, 0, radius * 0.18], ...neck], materialOf(surface), isGlass ? 0.45 : 1),
    lid(jar, shoulder, materialOf(cap)),
  )
  if (jar.content !== undefined) group.add(contentOf(jar, shoulder))
  if (label !== undefined) {
    const [low, high] = isGlass
      ? [shoulder * 0.2, shoulder * 0.78]
      : [shoulder * 0.12, shoulder * 0.94]
    const map = drawLabel(label, radius * ARC, high - low)
    group.add(
      wrap(
        [
          [radius, low],
          [radius, high],
        ],
        { arc: ARC, map, isPaper: label.paper !== undefined },
      ),
    )
  }
  return group
}

function lid(
  { width, height, profile }: Jar,
  shoulder: number,
  material: ReturnType<typeof materialOf>,
) {
  const radius = (width / 2) * (profile === 'glass' ? 0.92 : 1.01)
  const low = profile === 'glass' ? shoulder * 1.03 : shoulder + height * 0.012
  const round = radius * 0.09
  return lathe(
    [
      [radius * 0.8, low],
      [radius, low, round * 0.4],
      [radius, height, round],
      [0, height],
    ],
    material,
  )
}

function contentOf({ width, content }: Jar, shoulder: number): Group {
  const { color, form } = content ?? { color: '#ffffff', form: 'liquid' }
  const radius = (width / 2) * 0.94
  const top = shoulder * 0.9
  const group = new Group()
  if (form === 'liquid') {
    group.add(
      lathe(
        [
          [0, 0.1],
          [radius, 0.1, radius * 0.18],
          [radius, top, 0.1],
          [0, top],
        ],
        plain(color, 'gloss'),
      ),
    )
    return group
  }
  const random = createRandom(11)
  const size = form === 'tablets' ? width * 0.062 : width * 0.03
  const shape =
    form === 'tablets'
      ? new CylinderGeometry(size, size, size * 0.9, 18)
      : new CapsuleGeometry(size * 0.6, size * 0.7, 4, 8)
  const material = plain(color, 'matte')
  group.add(
    lathe(
      [
        [0, 0.1],
        [radius * 0.86, 0.1, 0.3],
        [radius * 0.86, top * 0.93],
        [0, top * 0.93],
      ],
      material,
    ),
  )
  const count = form === 'tablets' ? 190 : 520
  for (let index = 0; index < count; index += 1) {
    const onTop = index > count * 0.8
    const angle = random() * Math.PI * 2
    const out = (onTop ? Math.sqrt(random()) : 0.93 + random() * 0.03) * radius * 0.97
    const piece = mesh(shape, material)
    piece.position.set(
      Math.sin(angle) * out,
      onTop ? top * (0.93 + random() * 0.05) : size + random() * top * 0.9,
      Math.cos(angle) * out,
    )
    piece.rotation.set(random() * 6, random() * 6, random() * 6)
    group.add(piece)
  }
  return group
}
