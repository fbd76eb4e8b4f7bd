import type { Stock } from './stock.ts'

/** A restock alert of a member and a consent to the use of reviews, as rows. */
export async function waitAndConsent(
  { database: { db } }: Stock,
  { memberId, goodsId }: { readonly memberId: number; readonly goodsId: number },
): Promise<void> {
  const at = new Date()
  const { id: optionId } = await db
    .selectFrom('goods_options')
    .select('id')
    .where('goods_id', '=', goodsId)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('restock_alerts')
    .values({
      member_id: memberId,
      option_id: optionId,
      state: 'WAITING',
      requested_at: at,
      state_changed_at: at,
    })
    .execute()
  await db
    .insertInto('review_consents')
    .values({ member_id: memberId, clause_id: 1, is_agreed: true, at })
    .execute()
}
