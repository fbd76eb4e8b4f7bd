import type { Group } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { crayons, pen, scribble } from './toy.draw.ts'
import { chess, puzzle, village } from './toy.games.ts'
import { bear, egg, longneck, rex } from './toy.soft.ts'
import { carriage, locomotive } from './toy.train.ts'

/** Builds toys, games and what is drawn and written with. */
export function buildToy(toy: Toy): Group {
  return PROFILES[toy.profile](toy)
}

const PROFILES: Record<Toy['profile'], (toy: Toy) => Group> = {
  bear,
  carriage,
  chess,
  crayons,
  egg,
  locomotive,
  longneck,
  pen,
  puzzle,
  rex,
  scribble,
  village,
}
