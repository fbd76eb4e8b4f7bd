import type { Insertable } from 'kysely'
import { send } from '../database/db.ts'
import type { OrderStoreCoupons } from '../database/schema.gen.ts'

export const insertStoreCoupon = (coupon: Insertable<OrderStoreCoupons>) =>
  send((db) => db.insertInto('order_store_coupons').values(coupon).compile())
