import { type Door, EVERYBODY, MEMBERS, VERIFIED } from './doors.ts'

/** Callers of the calls of special sales. Source: spec §7, market-rules §8.3. */
export const PROMOTION_CALLERS: Readonly<Record<string, Door>> = {
  'GET /rr/promotion/special-sale': EVERYBODY,
  'GET /rr/promotion/special-sale/goods-list': EVERYBODY,
  'POST /rr/promotion/special-sale/entry': VERIFIED,
  'DELETE /rr/promotion/special-sale/entry': VERIFIED,
  'GET /rr/promotion/special-sale/entry-available-check': MEMBERS,
  'GET /rr/promotion/special-sale/rankings': EVERYBODY,
  'GET /rr/promotion/special-sale/buy-available-check': VERIFIED,
  'GET /rr/promotion/special-sale/draw': EVERYBODY,
}
