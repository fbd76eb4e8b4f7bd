import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCoupon, anIssue, download } from '../../support/coupon/aCoupon.ts'
import { aSerial } from '../../support/coupon/aSerial.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

const WRONG = 'NQBQDYHASTH2S'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('답을 받지 못한 등록을 같은 키로 다시 하면 같은 쿠폰을 답하고, 틀린 번호는 키가 같아도 다시 센다', async () => {
  const couponId = await aCoupon(market, { issue_kind: 'CODE', name: '한 번 쿠폰' })
  const serial = await aSerial(market, couponId)
  const { buyer, memberId } = await aMember(market)
  const key = crypto.randomUUID()
  const send = (code: string) =>
    buyer.call<{ couponIssueIdEncrypt?: string; code?: string }>(
      'POST',
      '/promotions/coupons/codes',
      { body: { code }, key },
    )
  const wrongs = [await send(WRONG), await send(WRONG)]
  const counted = await market.database.db
    .selectFrom('members')
    .select('serial_wrong_count')
    .where('id', '=', memberId)
    .executeTakeFirst()
  const [first, again] = [await send(serial), await send(serial)]
  const other = await send(await aSerial(market, couponId))
  expect(wrongs.map(({ body }) => body.code)).toEqual([
    'COUPON_SERIAL_INVALID',
    'COUPON_SERIAL_INVALID',
  ])
  expect([counted?.serial_wrong_count, first.status, again.body]).toEqual([2, 200, first.body])
  expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('만료돼 다시 발급한 쿠폰은 한 사람이 받을 수 있는 수에 세지 않는다', async () => {
  const couponId = await aCoupon(market, { person_max: 2 })
  const { buyer, memberId } = await aMember(market)
  const held = { coupon_id: couponId, member_id: memberId }
  const [expired, reissued] = [await anIssue(market, held), await anIssue(market, held)]
  await market.database.db
    .insertInto('coupon_issue_history')
    .values({
      coupon_issue_id: expired,
      actor: 'system',
      event: 'claim.completed',
      from_state: 'USED',
      to_state: 'EXPIRED',
      at: new Date(market.now()),
      reissue_id: reissued,
    })
    .execute()
  const codes = [await download(buyer, couponId), await download(buyer, couponId)]
  expect(codes.map(({ body }) => body.code)).toEqual([undefined, 'COUPON_ALREADY_ISSUED'])
})
