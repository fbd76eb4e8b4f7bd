import type { Group } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { bear } from './toy.bear.ts'
import { carriage } from './toy.carriage.ts'
import { chess } from './toy.chess.ts'
import { crayons, scribble } from './toy.draw.ts'
import { village } from './toy.games.ts'
import { pen } from './toy.pen.ts'
import { puzzle } from './toy.puzzle.ts'
import { rex } from './toy.rex.ts'
import { egg, longneck } from './toy.soft.ts'
import { locomotive } from './toy.train.ts'

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
