import { routes } from '../../navigation/marketRoute.rules.ts'
import { ownPathOf } from '../../navigation/pageOpening.rules.ts'
import { readQuery } from '../../navigation/query.rules.ts'
import { PIN_MODES, PIN_PURPOSES } from './pin.codes.ts'
import type { PinMode, PinPurpose } from './pin.codes.ts'

/** Query of the PIN page. */
export type PinPage = {
  readonly mode: PinMode
  readonly purpose: PinPurpose
  /** Page of the market to go on to. */
  readonly returnUrl: string
}

/**
 * Reads the address of the PIN page. Without a mode it verifies, without a purpose the PIN is for paying, and a return
 * address outside of the market is my page. Source: market-rules §7.
 * @example readPinPage('?returnUrl=//evil.example').returnUrl // '/myPage'
 */
export function readPinPage(search: string): PinPage {
  const query = readQuery(search)
  const { returnUrl } = query
  return {
    mode: PIN_MODES.find((mode) => mode === query['mode']) ?? 'verify',
    purpose: PIN_PURPOSES.find((purpose) => purpose === query['purpose']) ?? 'PAYMENT',
    returnUrl: ownPathOf(returnUrl) ?? routes.myPage(),
  }
}

/** Returns the address of the PIN page. Source: market-rules §7. */
export function pinPageUrl(page: PinPage): string {
  return routes.authPin({ ...page })
}

/**
 * Returns the mode that a member can take: whoever has no PIN sets one, whoever has one verifies it unless it is to be
 * reset. Source: decision 119.
 */
export function pinModeOf(asked: PinMode, { isSet }: { readonly isSet: boolean }): PinMode {
  if (!isSet) return 'set'
  return asked === 'reset' ? 'reset' : 'verify'
}
