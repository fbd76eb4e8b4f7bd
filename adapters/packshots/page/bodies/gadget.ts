import type { Group } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { bulb, cable } from './gadget.bulb.ts'
import { display, phone, printer } from './gadget.desk.ts'
import { disc, discs } from './gadget.disc.ts'
import { dials, mouse } from './gadget.hand.ts'
import { keys } from './gadget.keys.ts'
import { gamepad } from './gadget.pad.ts'
import { bank, charger } from './gadget.power.ts'
import { finder, watch } from './gadget.worn.ts'

/** Builds small electronics for a desk, a pocket and a wrist. */
export function buildGadget(gadget: Gadget): Group {
  return PROFILES[gadget.profile](gadget)
}

const PROFILES: Record<Gadget['profile'], (gadget: Gadget) => Group> = {
  bank,
  bulb,
  bulbSmall: bulb,
  cable,
  charger,
  dials,
  disc,
  discs,
  display,
  finder,
  gamepad,
  keys,
  mouse,
  phone,
  printer,
  watch,
}
