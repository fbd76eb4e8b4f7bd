import type { Group } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { chair, torch } from './outdoor.camp.ts'
import { circus } from './outdoor.circus.ts'
import { dome } from './outdoor.dome.ts'
import { firepit } from './outdoor.firepit.ts'
import { fish, kite } from './outdoor.kite.ts'
import { logs, splits } from './outdoor.logs.ts'

/** Builds what is taken to a meadow: tents, a fire pit and its wood, a torch, a kite. */
export function buildOutdoor(outdoor: Outdoor): Group {
  return PROFILES[outdoor.profile](outdoor)
}

const PROFILES: Record<Outdoor['profile'], (outdoor: Outdoor) => Group> = {
  chair,
  circus,
  dome,
  firepit,
  fish,
  kite,
  logs,
  splits,
  torch,
}
