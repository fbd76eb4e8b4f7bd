import { expireOverdue } from '@jangteo/server/payment/expire-overdue'
import { work } from '../claim/claimDesk.ts'
import type { TestMarket } from '../market.ts'

/** Ends what is overdue at the market's time, as the job of every minute has it ended, and does these tasks. */
export async function endOverdue(market: TestMarket, ...tasks: readonly string[]): Promise<void> {
  await market.runtime.runPromise(expireOverdue)
  await work(market, 'expire-payment', 'expire-deposit', ...tasks)
}
