import type { Object3D } from 'three'
import type { Body } from '../../src/body.types.ts'
import { buildBalls } from './balls.ts'
import { buildBar } from './bar.ts'
import { buildBlade } from './blade.ts'
import { buildBoard } from './board.ts'
import { buildBottle } from './bottle.ts'
import { buildBox } from './box.ts'
import { buildBrush } from './brush.ts'
import { buildBundle } from './bundle.ts'
import { buildButterDish } from './butterdish.ts'
import { buildCan } from './can.ts'
import { buildCandle } from './candle.ts'
import { buildClipJar } from './clipjar.ts'
import { buildCloth } from './cloth.ts'
import { buildComb } from './comb.ts'
import { buildCrock } from './crock.ts'
import { buildCushion } from './cushion.ts'
import { buildCutlery } from './cutlery.ts'
import { buildDevice } from './device.ts'
import { buildDipper } from './dipper.ts'
import { buildDrawing } from './drawing.ts'
import { buildDripBag } from './dripbag.ts'
import { buildFlagon } from './flagon.ts'
import { buildFondue } from './fondue.ts'
import { buildGlass } from './glass.ts'
import { buildIceTray } from './icetray.ts'
import { buildJar } from './jar.ts'
import { buildLamp } from './lamp.ts'
import { buildLoose } from './loose.ts'
import { buildLunchBox } from './lunchbox.ts'
import { buildMorsel } from './morsel.ts'
import { buildPalette } from './palette.ts'
import { buildPan } from './pan.ts'
import { buildPlant } from './plant.ts'
import { buildPouch } from './pouch.ts'
import { buildProduce } from './produce.ts'
import { buildSheet } from './sheet.ts'
import { buildShower } from './shower.ts'
import { buildSteamer } from './steamer.ts'
import { buildStick } from './stick.ts'
import { buildStrawCup } from './strawcup.ts'
import { buildTeaBag } from './teabag.ts'
import { buildTeapot } from './teapot.ts'
import { buildTeaware } from './teaware.ts'
import { buildTimer } from './timer.ts'
import { buildTote } from './tote.ts'
import { buildTube } from './tube.ts'
import { buildVase } from './vase.ts'
import { buildWare } from './ware.ts'

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
  blade: buildBlade,
  board: buildBoard,
  bundle: buildBundle,
  butterdish: buildButterDish,
  can: buildCan,
  clipjar: buildClipJar,
  crock: buildCrock,
  cutlery: buildCutlery,
  dipper: buildDipper,
  dripbag: buildDripBag,
  flagon: buildFlagon,
  fondue: buildFondue,
  glass: buildGlass,
  icetray: buildIceTray,
  loose: buildLoose,
  lunchbox: buildLunchBox,
  morsel: buildMorsel,
  steamer: buildSteamer,
  strawcup: buildStrawCup,
  teabag: buildTeaBag,
  teaware: buildTeaware,
  timer: buildTimer,
}

/** Builds a body at the origin, on the ground, its front to the camera. */
export function buildBody(body: Body): Object3D {
  const build = BUILDERS[body.kind] as (body: Body) => Object3D
  return build(body)
}
