import { query } from '../database/db.ts'

/** Finds when a member joined, and if they ever paid for an order or saved an address. */
export const findNewcomer = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('members')
      .select((member) => [
        'members.created_at',
        member
          .exists(
            member
              .selectFrom('orders')
              .innerJoin('payments', 'payments.order_id', 'orders.id')
              .select('orders.id')
              .whereRef('orders.member_id', '=', 'members.id')
              .where('payments.completed_at', 'is not', null),
          )
          .$castTo<boolean>()
          .as('has_purchased'),
        member
          .exists(
            member
              .selectFrom('addresses')
              .select('addresses.id')
              .whereRef('addresses.member_id', '=', 'members.id'),
          )
          .$castTo<boolean>()
          .as('has_address'),
      ])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow(),
  )
