import type {
  Placed,
  Recipe,
  Room,
  SceneryRecipe,
  Shot,
  StoreRecipes,
  Tint,
  View,
} from './recipe.types.ts'

/** A picture to be taken, and the name of its master's file. */
export type NamedShot = {
  readonly name: string
  readonly shot: Shot
  /** The part that is stored, in pixels from the left; the whole where it is absent. */
  readonly crop?: { readonly left: number; readonly width: number }
}

const SIDE = 720
/** The room that one colour takes, in the widths of its body. */
const PITCH = 1.5
/** The same for what is worn, carried or stands in a room: it is wide already. */
const CLOSE = 1.16
const WIDE_KINDS: ReadonlySet<string> = new Set([
  'bag',
  'bed',
  'bucket',
  'clock',
  'frame',
  'furniture',
  'glasses',
  'hat',
  'light',
  'shoe',
  'star',
  'toolbox',
])

/** The pictures of a store's goods: the first view is `<key>`, the next ones `<key>-2`, `<key>-3`. */
export function listShots(store: StoreRecipes): readonly NamedShot[] {
  return Object.entries(store.recipes).flatMap(([key, recipe]) =>
    recipe.views.map((view, index) => ({
      name: index === 0 ? key : `${key}-${index + 1}`,
      shot: shotOf(store, recipe, view),
    })),
  )
}

/** Shown in 180 pixels at most, on screens that have two for one. */
const CIRCLE = { width: 360, height: 360 }
/** Twice as wide as high. */
const WIDE = { width: 1080, height: 540 }
/** A wider picture whose middle comes to stand right of the middle of the part that is stored. */
const RIGHT = { shot: { width: 1560, height: 540 }, crop: { left: 0, width: 1080 } }

/** The pictures that show several things on one ground: banners, exhibitions, categories. */
export function listScenery(
  scenery: Readonly<Record<string, SceneryRecipe>>,
): readonly NamedShot[] {
  return Object.entries(scenery).map(([name, { things, beside = [], ground, camera, shape }]) => {
    const shot = { things, beside, ground, camera }
    if (shape === 'right') return { name, shot: { ...shot, ...RIGHT.shot }, crop: RIGHT.crop }
    return { name, shot: { ...shot, ...(shape === 'wide' ? WIDE : CIRCLE) } }
  })
}

function shotOf({ grounds }: StoreRecipes, recipe: Recipe, view: View): Shot {
  return {
    things: view.isEveryTint === true ? rowOf(recipe, view.room) : (view.things ?? recipe.things),
    beside: view.beside ?? [],
    ground: grounds[view.ground],
    camera: view.camera,
    width: SIDE,
    height: SIDE,
  }
}

/** Every colour side by side, in two rows from four on; what stands is staggered, so that each is seen. */
function rowOf({ tints = {} }: Recipe, room?: Room): readonly Placed[] {
  const all = Object.values(tints)
  const columns = room?.columns ?? columnsOf(all)
  return all.flatMap((things, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const { across, deep, shift } = room === undefined ? pitchOf(things) : staggered(room)
    const inRow = isWorn(things) ? Math.min(columns, all.length - row * columns) : columns
    return things.map((thing) => ({
      ...thing,
      x: (thing.x ?? 0) + (column - (inRow - 1) / 2) * across + row * shift,
      z: (thing.z ?? 0) - row * deep,
    }))
  })
}

function isWorn([first]: Tint): boolean {
  return first?.body.kind === 'garment'
}

/** Clothes lie in as many columns as fill a square best. */
function columnsOf(all: readonly Tint[]): number {
  const [first] = all
  if (first === undefined || !isWorn(first)) {
    return all.length > 3 ? Math.ceil(all.length / 2) : all.length
  }
  const { across, deep } = pitchOf(first)
  const sideOf = (columns: number): number =>
    Math.max(columns * across, Math.ceil(all.length / columns) * deep)
  const counts = Array.from({ length: all.length }, (_, index) => index + 1)
  return counts.reduce((best, count) => (sideOf(count) < sideOf(best) ? count : best))
}

type Pitch = { readonly across: number; readonly deep: number; readonly shift: number }

/** Each row stands in the gaps of the one before it. */
function staggered({ across, deep }: Room): Pitch {
  return { across, deep, shift: across / 2 }
}

/** The room that one colour takes in centimetres, by what lies or stands there. */
function pitchOf(things: readonly Placed[]): Pitch {
  const [first] = things
  if (first === undefined) throw new Error('A tint shows nothing')
  const { body } = first
  if (body.kind === 'sheet' || body.kind === 'palette') {
    return { across: body.width * 1.16, deep: body.height * 1.14, shift: 0 }
  }
  if (body.kind === 'garment') {
    return { across: body.width * 1.04, deep: body.height * 1.04, shift: 0 }
  }
  const across = acrossOf(body)
  // The cap beside a stick does not stand before the next row.
  const shift = across * (body.kind === 'stick' ? 0.68 : 0.5)
  return { across, deep: across * 1.1, shift }
}

function acrossOf(body: Placed['body']): number {
  if (body.kind === 'stick') return body.width * 3.4
  if (body.kind === 'brush') return body.length * 0.24
  if (body.kind === 'shower') return body.length * 0.5
  if (body.kind === 'tiles') return body.width * 2.3
  if (WIDE_KINDS.has(body.kind) && 'width' in body) return body.width * CLOSE
  if ('width' in body) return body.width * PITCH
  return ('length' in body ? body.length : body.size) * PITCH
}
