import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advanceApplication } from './advance-application.ts'
import { lockOwnApplication, type OwnApplication } from './own-application.ts'

/**
 * Withdraws an own application. The row is locked, so a withdrawal and an approval at once decide one after the other, and
 * the second finds what the first did. Refusals: EMAIL_PROOF_INVALID, SELLER_APPLICATION_NOT_FOUND,
 * SELLER_APPLICATION_ENDED. Source: market-rules §9.1.
 */
export const withdrawApplication = (own: OwnApplication) => transaction(withdraw(own))

const withdraw = Effect.fnUntraced(function* (own: OwnApplication) {
  const row = yield* lockOwnApplication(own)
  const { applicationNumber } = own
  if (row.state === 'WITHDRAWN') return { applicationNumber }
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceApplication(row, { event: 'seller.withdraw', atMs })
  return moved.ok ? { applicationNumber } : yield* refused('SELLER_APPLICATION_ENDED')
})
