import type { TestMarket } from '../market.ts'
import { newMember } from '../member.ts'
import { aConfirmedBuyer, REVIEWED } from './reviews.ts'

/** Writes reviews of one product past its call, one a new member, without their purchases; answers their row ids. */
export async function manyReviews(
  market: TestMarket,
  texts: readonly string[],
  goodsId = REVIEWED,
): Promise<number[]> {
  const { db } = market.database
  await aConfirmedBuyer(market, goodsId)
  const item = await db
    .selectFrom('order_items')
    .select(['id', 'store_id', 'option_id'])
    .where('goods_id', '=', goodsId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const body of texts) {
    const member = await newMember(market)
    const at = new Date(market.now())
    const row = await db
      .insertInto('reviews')
      .values({
        member_id: member.id,
        goods_id: goodsId,
        store_id: item.store_id,
        option_id: item.option_id,
        order_item_id: item.id,
        option_name: '',
        state: 'PUBLISHED',
        score: 5,
        body,
        is_early: false,
        written_at: at,
        state_changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(row.id)
  }
  return ids
}
