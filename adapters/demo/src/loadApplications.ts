import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { SellerApplicationState } from '@jangteo/core/seller/sellerApplication.codes'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Transaction } from 'kysely'
import { DEMO_APPLICATIONS } from './applications.data.ts'

const EVENTS: Readonly<Partial<Record<SellerApplicationState, string>>> = {
  SUPPLEMENT: 'system.askSupplement',
  REJECTED: 'system.reject',
}

/** Inserts applications for a store with their steps; they are about the first root category. */
export async function insertApplications(trx: Transaction<DB>, nowMs: number): Promise<void> {
  const { id: categoryId } = await trx
    .selectFrom('categories')
    .select('id')
    .where('depth', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const seed of DEMO_APPLICATIONS) {
    const appliedAt = new Date(nowMs - seed.daysAgo * DAY_MS)
    const event = EVENTS[seed.state]
    const answeredAt = new Date(appliedAt.getTime() + DAY_MS / 2)
    const { id } = await trx
      .insertInto('seller_applications')
      .values({
        state: seed.state,
        business_number: seed.businessNumber,
        login_id: seed.loginId,
        email: `${seed.loginId}@mail.example`,
        store_name: seed.storeName,
        store_url: seed.storeUrl,
        company_name: seed.companyName,
        representative_name: seed.representativeName,
        mail_order_number: seed.mailOrderNumber,
        business_address: seed.businessAddress,
        phone: seed.phone,
        category_ids: [categoryId],
        agreed_terms: ['SELLER_SERVICE', 'SELLER_PRIVACY'],
        memo: seed.memo,
        applied_at: appliedAt,
        state_changed_at: event === undefined ? appliedAt : answeredAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (event === undefined) continue
    await trx
      .insertInto('seller_application_history')
      .values({
        application_id: id,
        actor: 'system',
        event,
        from_state: 'APPLIED',
        to_state: seed.state,
        memo: seed.memo,
        at: answeredAt,
      })
      .execute()
  }
}
