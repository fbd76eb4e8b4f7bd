import type { BusinessState } from '@jangteo/core/seller/business.codes'
import * as Effect from 'effect/Effect'
import type { BusinessAnswer, BusinessRegistryPort } from '../business.port.ts'

const MIDDLE_START = 3
const MIDDLE_END = 5

/** States by the two digits in the middle of a number; every other number is an active business. */
const STATES: ReadonlyMap<string, BusinessState> = new Map([
  ['97', 'SUSPENDED'],
  ['98', 'CLOSED'],
  ['99', 'UNKNOWN'],
])
/** Middle digits of a number that the registry gives no answer for. */
const SILENT = '96'

/**
 * A registry that every number is active in, except by its fourth and fifth digit: 96 is not answered, 97 is suspended, 98
 * closed, 99 not registered.
 */
export const sandboxRegistry: BusinessRegistryPort = {
  name: 'sandbox',
  query: (businessNumber) => {
    const middle = businessNumber.slice(MIDDLE_START, MIDDLE_END)
    return Effect.succeed<BusinessAnswer>(
      middle === SILENT
        ? { kind: 'silent', why: 'the sandbox keeps silent about this number' }
        : { kind: 'known', state: STATES.get(middle) ?? 'ACTIVE' },
    )
  },
}
