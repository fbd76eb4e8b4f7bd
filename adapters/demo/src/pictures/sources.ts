import type { Source } from './files.ts'
import { countMasters, findMaster } from './masters.ts'
import type { Scene } from './scene.ts'

/** The views that a scene is drawn in: as a whole and from close by. */
const SCENE_VIEWS = 2

/** A picture is made from its master, or from a scene until the master has been rendered. */
export function sourceOf(name: string, scene: () => Scene): Source {
  return findMaster(name) ?? scene()
}

/** The count of a product's pictures: as many as its masters, once they have been rendered. */
export function countViews(key: string): number {
  return countMasters(key) || SCENE_VIEWS
}
