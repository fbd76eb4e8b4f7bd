import type { Object3D } from 'three'
import type { Body } from '../../src/body.types.ts'
import { buildAmphora } from './amphora.ts'
import { buildAudio } from './audio.ts'
import { buildBag } from './bag.ts'
import { buildBaguette } from './baguette.ts'
import { buildBalls } from './balls.ts'
import { buildBar } from './bar.ts'
import { buildBasket } from './basket.ts'
import { buildBed } from './bed.ts'
import { buildBlade } from './blade.ts'
import { buildBoard } from './board.ts'
import { buildBottle } from './bottle.ts'
import { buildBox } from './box.ts'
import { buildBroom } from './broom.ts'
import { buildBrush } from './brush.ts'
import { buildBucket } from './bucket.ts'
import { buildBunch } from './bunch.ts'
import { buildBundle } from './bundle.ts'
import { buildButterDish } from './butterdish.ts'
import { buildCake } from './cake.ts'
import { buildCamera } from './camera.ts'
import { buildCan } from './can.ts'
import { buildCandle } from './candle.ts'
import { buildClipJar } from './clipjar.ts'
import { buildClock } from './clock.ts'
import { buildCloth } from './cloth.ts'
import { buildComb } from './comb.ts'
import { buildContour } from './contour.ts'
import { buildCrate } from './crate.ts'
import { buildCrock } from './crock.ts'
import { buildCushion } from './cushion.ts'
import { buildCutlery } from './cutlery.ts'
import { buildDevice } from './device.ts'
import { buildDipper } from './dipper.ts'
import { buildDough } from './dough.ts'
import { buildDrawing } from './drawing.ts'
import { buildDripBag } from './dripbag.ts'
import { buildFlagon } from './flagon.ts'
import { buildFlower } from './flower.ts'
import { buildFondue } from './fondue.ts'
import { buildFrame } from './frame.ts'
import { buildFurniture } from './furniture.ts'
import { buildGadget } from './gadget.ts'
import { buildGarment } from './garment.ts'
import { buildGlass } from './glass.ts'
import { buildGlasses } from './glasses.ts'
import { buildGlove } from './glove.ts'
import { buildHamper } from './hamper.ts'
import { buildGrains } from './grains.ts'
import { buildHat } from './hat.ts'
import { buildIceTray } from './icetray.ts'
import { buildInstrument } from './instrument.ts'
import { buildJar } from './jar.ts'
import { buildLamp } from './lamp.ts'
import { buildLeaf } from './leaf.ts'
import { buildLight } from './light.ts'
import { buildLoose } from './loose.ts'
import { buildLump } from './lump.ts'
import { buildLunchBox } from './lunchbox.ts'
import { buildMorsel } from './morsel.ts'
import { buildOutdoor } from './outdoor.ts'
import { buildPalette } from './palette.ts'
import { buildPan } from './pan.ts'
import { buildPlant } from './plant.ts'
import { buildPouch } from './pouch.ts'
import { buildProduce } from './produce.ts'
import { buildRing } from './ring.ts'
import { buildSeafood } from './seafood.ts'
import { buildSheet } from './sheet.ts'
import { buildShoe } from './shoe.ts'
import { buildShower } from './shower.ts'
import { buildSkein } from './skein.ts'
import { buildSlice } from './slice.ts'
import { buildSport } from './sport.ts'
import { buildStar } from './star.ts'
import { buildSteamer } from './steamer.ts'
import { buildStick } from './stick.ts'
import { buildStrawCup } from './strawcup.ts'
import { buildTeaBag } from './teabag.ts'
import { buildTeapot } from './teapot.ts'
import { buildTeaware } from './teaware.ts'
import { buildTiles } from './tiles.ts'
import { buildTimer } from './timer.ts'
import { buildToolbox } from './toolbox.ts'
import { buildTote } from './tote.ts'
import { buildToy } from './toy.ts'
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
  basket: buildBasket,
  bed: buildBed,
  broom: buildBroom,
  bucket: buildBucket,
  clock: buildClock,
  contour: buildContour,
  frame: buildFrame,
  furniture: buildFurniture,
  light: buildLight,
  star: buildStar,
  tiles: buildTiles,
  toolbox: buildToolbox,
  bag: buildBag,
  garment: buildGarment,
  glasses: buildGlasses,
  hat: buildHat,
  ring: buildRing,
  audio: buildAudio,
  bar: buildBar,
  brush: buildBrush,
  camera: buildCamera,
  comb: buildComb,
  gadget: buildGadget,
  instrument: buildInstrument,
  outdoor: buildOutdoor,
  palette: buildPalette,
  sheet: buildSheet,
  balls: buildBalls,
  shoe: buildShoe,
  shower: buildShower,
  bunch: buildBunch,
  baguette: buildBaguette,
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
  hamper: buildHamper,
  tree: buildTree,
  wrap: buildWrap,
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
  skein: buildSkein,
  sport: buildSport,
  steamer: buildSteamer,
  strawcup: buildStrawCup,
  teabag: buildTeaBag,
  teaware: buildTeaware,
  timer: buildTimer,
  toy: buildToy,
}

/** Builds a body at the origin, on the ground, its front to the camera. */
export function buildBody(body: Body): Object3D {
  const build = BUILDERS[body.kind] as (body: Body) => Object3D
  return build(body)
}
