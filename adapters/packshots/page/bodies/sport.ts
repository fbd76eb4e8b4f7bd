import type { Group } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { bicycle } from './sport.bicycle.ts'
import { football } from './sport.football.ts'
import { racket, shuttle } from './sport.games.ts'
import { skates } from './sport.skates.ts'
import { net, paddle } from './sport.table.ts'
import { skateboard } from './sport.wheels.ts'

/** Builds what is played with outdoors, and what rolls. */
export function buildSport(sport: Sport): Group {
  return PROFILES[sport.profile](sport)
}

const PROFILES: Record<Sport['profile'], (sport: Sport) => Group> = {
  bicycle,
  football,
  net,
  paddle,
  racket,
  shuttle,
  skateboard,
  skates,
}
