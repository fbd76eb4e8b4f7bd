import { hashSerial } from '@jangteo/postgres/coupon/hashSerial'
import type { CouponSerials } from '@jangteo/postgres/database/schema.gen'
import type { Insertable } from 'kysely'
import type { Answer, Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import type { Got } from './aCoupon.ts'

let drawn = 0

/** Draws a serial for one test; returns the number, which the database doesn't know. */
export async function aSerial(
  market: TestMarket,
  couponId: number,
  change: Partial<Insertable<CouponSerials>> = {},
): Promise<string> {
  drawn += 1
  const tail = String(drawn).padStart(6, '0').replaceAll('0', 'Z').replaceAll('1', 'Y')
  const serial = `JANGTEQ234${tail}`
  await market.database.db
    .insertInto('coupon_serials')
    .values({ coupon_id: couponId, serial_hash: hashSerial(serial), revision: 1, ...change })
    .execute()
  return serial
}

/** Enters a number or a word, whatever comes of it. */
export function enter(buyer: Buyer, code: string): Promise<Answer<Got>> {
  return buyer.call<Got>('POST', '/promotions/coupons/codes', { body: { code } })
}
