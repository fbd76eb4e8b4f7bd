import type { Group } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { football, net, paddle, racket, shuttle } from './sport.games.ts'
import { bicycle } from './sport.bicycle.ts'
import { skateboard, skates } from './sport.wheels.ts'

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
