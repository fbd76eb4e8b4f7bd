import type { Object3D } from 'three'
import type { Body } from '../../src/body.types.ts'
import { buildAmphora } from './amphora.ts'
import { buildBalls } from './balls.ts'
import { buildBar } from './bar.ts'
import { buildBottle } from './bottle.ts'
import { buildBox } from './box.ts'
import { buildBrush } from './brush.ts'
import { buildBunch } from './bunch.ts'
import { buildCake } from './cake.ts'
import { buildCandle } from './candle.ts'
import { buildCloth } from './cloth.ts'
import { buildComb } from './comb.ts'
import { buildCrate } from './crate.ts'
import { buildCushion } from './cushion.ts'
import { buildDevice } from './device.ts'
import { buildDough } from './dough.ts'
import { buildDrawing } from './drawing.ts'
import { buildFlower } from './flower.ts'
import { buildGlove } from './glove.ts'
import { buildGrains } from './grains.ts'
import { buildJar } from './jar.ts'
import { buildLamp } from './lamp.ts'
import { buildLeaf } from './leaf.ts'
import { buildLump } from './lump.ts'
import { buildPalette } from './palette.ts'
import { buildPan } from './pan.ts'
import { buildPlant } from './plant.ts'
import { buildPouch } from './pouch.ts'
import { buildProduce } from './produce.ts'
import { buildSeafood } from './seafood.ts'
import { buildSheet } from './sheet.ts'
import { buildShower } from './shower.ts'
import { buildSlice } from './slice.ts'
import { buildStick } from './stick.ts'
import { buildTeapot } from './teapot.ts'
import { buildTote } from './tote.ts'
import { buildTree } from './tree.ts'
import { buildTube } from './tube.ts'
import { buildVase } from './vase.ts'
import { buildWare } from './ware.ts'
import { buildWrap } from './wrap.ts'

type Builders = {
  readonly [Kind in Body['kind']]: (body: Extract<Body, { kind: Kind }>) => Object3D
}

/** Every body has its builder here: a new one is a member of `Body`, a file and a line. */
const BUILDERS: Builders = {
  bottle: buildBottle,
  jar: buildJar,
  tube: buildTube,
  stick: buildStick,
  box: buildBox,
  pouch: buildPouch,
  ware: buildWare,
  teapot: buildTeapot,
  vase: buildVase,
  pan: buildPan,
  cloth: buildCloth,
  cushion: buildCushion,
  candle: buildCandle,
  lamp: buildLamp,
  device: buildDevice,
  plant: buildPlant,
  tote: buildTote,
  produce: buildProduce,
  drawing: buildDrawing,
  bar: buildBar,
  brush: buildBrush,
  comb: buildComb,
  palette: buildPalette,
  sheet: buildSheet,
  balls: buildBalls,
  shower: buildShower,
  bunch: buildBunch,
  cake: buildCake,
  crate: buildCrate,
  dough: buildDough,
  flower: buildFlower,
  grains: buildGrains,
  leaf: buildLeaf,
  lump: buildLump,
  seafood: buildSeafood,
  slice: buildSlice,
  amphora: buildAmphora,
  glove: buildGlove,
  tree: buildTree,
  wrap: buildWrap,
}

/** Builds a body at the origin, on the ground, its front to the camera. */
export function buildBody(body: Body): Object3D {
  const build = BUILDERS[body.kind] as (body: Body) => Object3D
  return build(body)
}
