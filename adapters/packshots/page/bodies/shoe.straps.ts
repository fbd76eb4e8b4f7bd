import { CatmullRomCurve3, SphereGeometry, TorusGeometry, TubeGeometry, Vector3 } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import type { Make } from './shoe.kinds.ts'
import type { Last } from './shoe.last.ts'
import { at, halfAt, LONG, upperAt, xAt } from './shoe.last.ts'

function tube(points: readonly Vector3[], radius: number, material: ReturnType<typeof plain>) {
  return mesh(new TubeGeometry(new CatmullRomCurve3([...points]), 32, radius, 10), material)
}

/** Laces from side to side, their eyelets, and a bow at the upper end. */
export function laced({ last, laces, hasBow }: Make, color: Hex) {
  const cord = plain(color, 'fabric')
  const eye = plain('#8f8a80', 'metal')
  const placed = Array.from(
    { length: laces },
    (_, index) => last.open + 0.015 + (index * 0.2) / laces,
  )
  const on = (share: number, across: number): Vector3 =>
    upperAt(last, share, across).add(new Vector3(-0.06, 0.3, 0))
  const rows = placed.flatMap((share) => {
    const line = [-0.3, -0.16, 0, 0.16, 0.3].map((across) => on(share, across))
    const eyes = [-0.31, 0.31].map((across) => {
      const ring = mesh(new TorusGeometry(0.26, 0.1, 8, 16), eye)
      ring.position.copy(upperAt(last, share, across))
      ring.rotation.x = Math.PI / 2 - across * 2.4
      return ring
    })
    return [tube(line, 0.24, cord), ...eyes]
  })
  if (hasBow === undefined) return rows
  const top = on(placed[0] ?? 0, 0)
  const bow = [-1, 1].flatMap((way) => {
    const go = (x: number, y: number, z: number): Vector3 =>
      top.clone().add(new Vector3(x, y, z * way))
    return [
      tube(
        [
          go(0, 0.2, 0),
          go(0.6, 0.9, 1.6),
          go(1.4, -0.3, 3.2),
          go(1.7, -0.9, 2.2),
          go(0.3, 0.3, 0.2),
        ],
        0.22,
        cord,
      ),
      tube([go(0, 0.2, 0), go(1.4, 0.3, 1), go(2.8, -1, 2), go(3.4, -2.2, 2.6)], 0.2, cord),
    ]
  })
  const tie = mesh(new SphereGeometry(0.45, 16, 12), cord)
  tie.position.copy(top).add(new Vector3(0, 0.25, 0))
  return [...rows, ...bow, tie]
}

/** A small bow above the toes. */
export function knot(last: Last, color: Hex) {
  const ribbon = plain(color, 'satin')
  const share = last.open + 0.02
  const middle = upperAt(last, share, 0).add(new Vector3(0, 0.25, 0))
  const tie = mesh(new SphereGeometry(0.36, 16, 12), ribbon)
  tie.position.copy(middle)
  const loops = [-1, 1].map((way) => {
    const go = (x: number, y: number, z: number): Vector3 =>
      middle.clone().add(new Vector3(x, y, z * way))
    return tube(
      [go(0, 0, 0), go(-0.5, 0.4, 1.1), go(0.1, 0.1, 2), go(0.7, -0.1, 1.2), go(0, 0, 0)],
      0.24,
      ribbon,
    )
  })
  return [tie, ...loops]
}

/** A flat strap from edge to edge of the sole: an arch of some height at a share of the length. */
function arch(
  last: Last,
  [share, lean]: readonly [number, number],
  { high, wide, color }: { high: number; wide: number; color: Hex },
) {
  const half = halfAt(last, share)
  const foot = at(last.sole, share)
  const points = Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * Math.PI
    return new Vector3(
      lean * Math.cos(angle),
      foot - 0.4 + high * Math.sin(angle) ** 0.8,
      half * 0.98 * Math.cos(angle),
    )
  })
  const strap = tube(points, 0.2, plain(color, 'satin'))
  strap.scale.x = wide / 0.4
  strap.position.x = xAt(share)
  return strap
}

/** The strap around the ankle, what holds it, and its buckle. */
function ankleStrap(last: Last, leather: ReturnType<typeof plain>) {
  const heel = at(last.sole, 0.1)
  const around = [-1, 1].map((side) =>
    tube(
      [
        new Vector3(xAt(0.02), heel + 3.6, 0),
        new Vector3(xAt(0.06), heel + 3.7, side * 2.6),
        new Vector3(xAt(0.24), heel + 4.1, side * 3.2),
        new Vector3(xAt(0.38), heel + 4.7, side * 1.6),
        new Vector3(xAt(0.41), heel + 4.9, 0),
      ],
      0.42,
      leather,
    ),
  )
  const posts = [-1, 1].flatMap((side) => [
    tube(
      [
        new Vector3(xAt(0.16), heel - 0.3, side * 3),
        new Vector3(xAt(0.15), heel + 2.4, side * 3.2),
        new Vector3(xAt(0.16), heel + 4, side * 3.1),
      ],
      0.4,
      leather,
    ),
  ])
  const back = tube(
    [
      new Vector3(xAt(0.02), heel - 0.2, 0),
      new Vector3(xAt(0.015), heel + 2.2, 0),
      new Vector3(xAt(0.02), heel + 3.7, 0),
    ],
    0.5,
    leather,
  )
  const buckle = mesh(new TorusGeometry(0.62, 0.13, 10, 4, Math.PI * 2), plain('#b98a3e', 'metal'))
  buckle.position.set(xAt(0.24), heel + 4.1, 3.5)
  buckle.rotation.z = Math.PI / 4
  return [...around, ...posts, back, buckle]
}

/** Woven straps over the instep, and one with a buckle around the ankle. */
export function buckled(last: Last, color: Hex) {
  const woven = [0.6, 0.66, 0.72, 0.78, 0.84].map((share, index) =>
    arch(last, [share, index % 2 === 0 ? 0.35 : -0.35], {
      high: 4.6 - index * 0.45,
      wide: 1.15,
      color,
    }),
  )
  const leather = plain(color, 'satin')
  const long = [-1, 1].map((side) =>
    tube(
      [0.58, 0.66, 0.74, 0.82].map((share, index) => {
        const high = 4.5 - index * 0.4
        return new Vector3(
          xAt(share),
          at(last.sole, share) + high * 0.86,
          side * halfAt(last, share) * 0.42,
        )
      }),
      0.3,
      leather,
    ),
  )
  return [...woven, ...long, ...ankleStrap(last, leather)]
}

/** Two thick straps that meet between the toes. */
export function thongs(last: Last, colors: { strap: Hex; groove: Hex }) {
  const cloth = plain(colors.strap, 'fabric')
  const carved = plain(colors.groove, 'matte')
  const toe = new Vector3(xAt(0.8), at(last.sole, 0.8), -0.4)
  const straps = [-1, 1].map((side) =>
    tube(
      [
        toe.clone().add(new Vector3(0, -0.4, 0)),
        toe.clone().add(new Vector3(-0.5, 1.4, 0)),
        new Vector3(xAt(0.64), at(last.sole, 0.64) + 2.5, side * 1.9),
        new Vector3(xAt(0.5), at(last.sole, 0.5) + 2, side * 3.3),
        new Vector3(xAt(0.38), at(last.sole, 0.38) - 0.2, side * halfAt(last, 0.38) * 0.94),
      ],
      0.52,
      cloth,
    ),
  )
  const grooves = Array.from({ length: 9 }, (_, index) => {
    const share = 0.14 + index * 0.09
    const half = halfAt(last, share) * 0.84
    const y = at(last.sole, share) + 0.2
    const points = Array.from({ length: 13 }, (_unused, step) => {
      const across = (step / 12) * 2 - 1
      return new Vector3(xAt(share) + 0.35 * Math.sin(across * 9), y, across * half + 0.3)
    })
    return tube(points, LONG * 0.006, carved)
  })
  return [...straps, ...grooves]
}
