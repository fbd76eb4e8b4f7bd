import type { Insertable } from 'kysely'
import { query } from '../database/db.ts'
import type { OrderStoreCoupons } from '../database/schema.gen.ts'

export const insertStoreCoupon = (coupon: Insertable<OrderStoreCoupons>) =>
  query((db) => db.insertInto('order_store_coupons').values(coupon).execute())
