import * as Effect from 'effect/Effect'
import { whoAmI } from '../session/who-am-i.ts'

/** Shows the caller's own part of every page, as `whoAmI` describes it. */
export const showBuyer = Effect.fnUntraced(function* () {
  const { memberShipType, userSeq, platforms, name, cartCount, isAdultCertified } = yield* whoAmI()
  return { memberShipType, userSeq, platforms, name, cartCount, isAdultCertified }
})
