import { PAYMENT_STATES_WITH } from '@jangteo/core/payment/payment.table.gen'
import type { Selectable } from 'kysely'
import { query } from '../database/db.ts'
import type { Portion } from '../database/eachPortion.ts'
import type { Payments } from '../database/schema.gen.ts'

/** A payment whose time is over. */
export type OverdueRow = Pick<Selectable<Payments>, 'expires_at' | 'id' | 'status'>

/**
 * Lists a portion of the payments whose time is over: orders that nobody paid, and accounts that got no deposit. What a
 * claim asks for has a time of its own as long as no account waits for it.
 */
export const listOverdue = ({ at, afterId, countMax }: Portion & { readonly at: Date }) =>
  query((db): Promise<OverdueRow[]> =>
    db
      .selectFrom('payments')
      .select(['id', 'status', 'expires_at'])
      .where('expires_at', '<=', at)
      .where((where) =>
        where.or([
          where('status', 'in', PAYMENT_STATES_WITH.awaitingDeposit),
          where.and([
            where('status', 'in', PAYMENT_STATES_WITH.payable),
            where('additional_payment_id', 'is', null),
          ]),
        ]),
      )
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(countMax)
      .execute(),
  )
