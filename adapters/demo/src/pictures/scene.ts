import { createHash } from 'node:crypto'
import type { Cast } from './arrangements.ts'
import type { Stage } from './backdrop.ts'
import { backdropSvg, GROUND, LIFT } from './backdrop.ts'
import type { TintName } from './tints.ts'
import { TINTS } from './tints.ts'

/** The way one product picture is composed; the key is what `goods.picture` holds and begins its file names. */
export type PictureRecipe = {
  readonly key: string
  readonly stage: Stage
  readonly tint: TintName
  readonly casts: readonly Cast[]
}

/** A picture as data: pixels of the canvas, the drawn stage, and the things on it with their places in pixels. */
export type Scene = {
  readonly width: number
  readonly height: number
  readonly svg: string
  readonly shade: string
  /** Height that an upright thing may be raised by to bring it to the middle. */
  readonly liftMax: number
  readonly casts: readonly Cast[]
}

const SIDE = 1080
const CLOSER = 1.16

const OTHER_STAGE: Record<Stage, Stage> = {
  sweep: 'window',
  podium: 'arch',
  arch: 'podium',
  window: 'sweep',
  table: 'sweep',
  above: 'above',
}

/**
 * The main view of a product: its things on their stage, moved and scaled a little by its key, as a photographer would.
 */
export function mainView(recipe: PictureRecipe): Scene {
  const [shift, scale] = [jitter(recipe.key, 0) * 16, 1 + jitter(recipe.key, 1) * 0.05]
  return stand(recipe.stage, recipe.tint, {
    casts: recipe.casts.map((cast) => ({
      ...cast,
      x: cast.x * scale + shift,
      y: cast.y * scale,
      size: cast.size * scale,
    })),
    width: SIDE,
    height: SIDE,
  })
}

/** The second view of a product: closer, on another stage. */
export function closeView(recipe: PictureRecipe): Scene {
  return stand(OTHER_STAGE[recipe.stage], recipe.tint, {
    casts: recipe.casts.map((cast) => ({
      ...cast,
      x: cast.x * CLOSER,
      y: cast.y * CLOSER,
      size: cast.size * CLOSER,
    })),
    width: SIDE,
    height: SIDE,
  })
}

/** Puts things on a stage of any size: their units become pixels of the canvas. */
export function stand(
  stage: Stage,
  tint: TintName,
  { casts, width, height }: { casts: readonly Cast[]; width: number; height: number },
): Scene {
  const unit = height / SIDE
  return {
    width,
    height,
    svg: backdropSvg(stage, TINTS[tint], { width, height }),
    shade: TINTS[tint].shade,
    liftMax: height * LIFT[stage],
    casts: casts.map((cast) => ({
      ...cast,
      x: width / 2 + cast.x * unit,
      y: height * GROUND[cast.lies === true ? 'above' : stage] + cast.y * unit,
      size: cast.size * unit,
    })),
  }
}

/** A number from −1 to 1 that belongs to a key for good. */
function jitter(key: string, index: number): number {
  return createHash('sha256').update(key).digest().readInt8(index) / 128
}
