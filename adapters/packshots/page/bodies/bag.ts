import type { Group } from 'three'
import { BoxGeometry, PlaneGeometry } from 'three'
import type { Bag } from '../../src/wear.types.ts'
import { drawLabel } from '../scene/label.ts'
import { mesh, printed } from '../scene/shape.ts'
import { PACKS } from './bag.packs.ts'
import { SMALL_BAGS } from './bag.small.ts'
import type { Made } from './bag.soft.ts'
import { TRAVEL } from './bag.travel.ts'

const PROFILES = { ...PACKS, ...TRAVEL, ...SMALL_BAGS } satisfies Record<
  Bag['profile'],
  (bag: Bag) => Made
>

/** Builds a bag that stands, stuffed, with its front to the camera. */
export function buildBag(bag: Bag): Group {
  const { parts, print } = PROFILES[bag.profile](bag)
  if (bag.label === undefined) return parts
  const [y, z, width, height] = print
  const paper = bag.label.paper
  const plane = mesh(
    paper === undefined ? new PlaneGeometry(width, height) : new BoxGeometry(width, height, 0.2),
    printed(drawLabel(bag.label, width, height), paper !== undefined),
  )
  plane.castShadow = false
  plane.position.set(0, y, z)
  parts.add(plane)
  return parts
}
