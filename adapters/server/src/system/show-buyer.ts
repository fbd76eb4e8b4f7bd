import * as Effect from 'effect/Effect'
import { whoAmI } from '../session/who-am-i.ts'

/** Content that stands around every page of the caller's own; the same as the caller is notified of themselves. */
export const showBuyer = Effect.fnUntraced(function* () {
  const { memberShipType, userSeq, platforms, name, cartCount, isAdultCertified } = yield* whoAmI()
  return { memberShipType, userSeq, platforms, name, cartCount, isAdultCertified }
})
