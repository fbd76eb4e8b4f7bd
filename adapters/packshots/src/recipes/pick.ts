import type { Body } from '../body.types.ts'
import type { Placed, Recipe, StoreRecipes } from '../recipe.types.ts'

/** Centimetres to the right and to the front, and degrees turned to the left. */
export type At = readonly [x: number, z: number, turn?: number]

export function at(body: Body, [x, z, turn = 0]: At = [0, 0], over: Partial<Placed> = {}): Placed {
  return { body, x, z, turn, ...over }
}

/** The things of a store's recipe, moved and turned together to their place among others. */
export function from(store: StoreRecipes, key: string, place: At = [0, 0]): readonly Placed[] {
  return moved(recipeOf(store, key).things, place)
}

/** The same in one of its colours. */
export function inTint(
  store: StoreRecipes,
  [key, value]: readonly [key: string, value: string],
  place: At = [0, 0],
): readonly Placed[] {
  const tint = recipeOf(store, key).tints?.[value]
  if (tint === undefined) throw new Error(`${key} has no colour ${value}`)
  const [first] = tint
  const [left, front] = [first?.x ?? 0, first?.z ?? 0]
  return moved(
    tint.map(({ x = 0, z = 0, ...thing }) => ({ ...thing, x: x - left, z: z - front })),
    place,
  )
}

/** The first body of a kind, and of a profile, in a store's recipe, among its goods or beside them. */
export function bodyOf<Kind extends Body['kind']>(
  store: StoreRecipes,
  name: string | readonly [key: string, profile: string],
  kind: Kind,
): Extract<Body, { kind: Kind }> {
  const [key, profile] = typeof name === 'string' ? [name] : name
  const { things, views } = recipeOf(store, key)
  const all = [
    ...things,
    ...views.flatMap((view) => [...(view.things ?? []), ...(view.beside ?? [])]),
  ]
  const found = all
    .map(({ body }) => body)
    .find((body) => body.kind === kind && (profile === undefined || isOf(body, profile)))
  if (found === undefined) throw new Error(`${key} shows no ${kind}`)
  return found as Extract<Body, { kind: Kind }>
}

function isOf(body: Body, profile: string): boolean {
  return 'profile' in body && body.profile === profile
}

/** Things at another place, turned around the middle that they had. */
export function moved(things: readonly Placed[], [x, z, turn = 0]: At): readonly Placed[] {
  if (turn === 0) {
    return things.map((thing) => ({ ...thing, x: (thing.x ?? 0) + x, z: (thing.z ?? 0) + z }))
  }
  const angle = (turn * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return things.map((thing) => {
    const [left, front] = [thing.x ?? 0, thing.z ?? 0]
    return {
      ...thing,
      x: round(x + left * cosine + front * sine),
      z: round(z - left * sine + front * cosine),
      turn: (thing.turn ?? 0) + turn,
    }
  })
}

/** Things raised by centimetres: onto a board, a box or a step. */
export function raised(things: readonly Placed[], by: number): readonly Placed[] {
  return things.map((thing) => ({ ...thing, y: (thing.y ?? 0) + by }))
}

function recipeOf({ recipes }: StoreRecipes, key: string): Recipe {
  const recipe = recipes[key]
  if (recipe === undefined) throw new Error(`There is no recipe ${key}`)
  return recipe
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
