import type { Selectable } from 'kysely'
import { query } from '../database/db.ts'
import type { Portion } from '../database/eachPortion.ts'
import type { OrderItems } from '../database/schema.gen.ts'

/** A delivered item, as far as its confirmation asks. */
export type DeliveredItemRow = Pick<
  Selectable<OrderItems>,
  'courier' | 'delivered_at' | 'goods_name' | 'id' | 'order_id' | 'shipped_at' | 'shipping_group_id'
>

/** Lists a portion of the items, exchanged ones too, that were delivered before a moment and wait for their confirmation, by id. */
export const listDeliveredBefore = (portion: Portion & { readonly before: Date }) =>
  query((db): Promise<DeliveredItemRow[]> =>
    db
      .selectFrom('order_items')
      .select([
        'id',
        'order_id',
        'shipping_group_id',
        'goods_name',
        'courier',
        'shipped_at',
        'delivered_at',
      ])
      .where('status', 'in', ['SC', 'E'])
      .where('delivered_at', '<', portion.before)
      .where('id', '>', portion.afterId)
      .orderBy('id')
      .limit(portion.countMax)
      .execute(),
  )
