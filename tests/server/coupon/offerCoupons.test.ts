import type { offeredCoupon } from '@jangteo/contract/coupon/coupon.schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon, getCoupon, refusal, type Terms } from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

type Offer = z.output<typeof offeredCoupon>

const GOODS = 1
const OTHER_GOODS = 200

let market: TestMarket
let aim: {
  readonly store_id: number
  readonly category_root_id: number | null
  readonly category_middle_id: number | null
  readonly category_id: number | null
}
beforeAll(async () => {
  market = await openMarket()
  aim = await market.database.db
    .selectFrom('goods')
    .select(['store_id', 'category_root_id', 'category_middle_id', 'category_id'])
    .where('id', '=', GOODS)
    .executeTakeFirstOrThrow()
})
afterAll(() => market.close())

async function offersAt(path: string, buyer: Buyer): Promise<readonly Offer[]> {
  const url = `/promotions/coupons/${path}`
  return (await buyer.ask<{ coupons: readonly Offer[] }>('GET', url)).coupons
}

/** Finds the offer of one coupon; `undefined` when it isn't offered. */
async function offerOf(couponId: number, path: string, buyer = aBuyer(market)) {
  return (await offersAt(path, buyer)).find((offer) => offer.couponId === couponId)
}

const REASONS = {
  guest: { validationEnum: 'NO_SESSION', code: 'COUPON_NO_SESSION', message: '로그인이 필요해요.' },
  had: {
    validationEnum: 'DUPLICATION',
    code: 'COUPON_ALREADY_ISSUED',
    message: '이미 받은 쿠폰이에요.',
  },
  soldOut: {
    validationEnum: 'NOT_USE',
    code: 'COUPON_SOLD_OUT',
    message: '준비된 쿠폰이 모두 소진됐어요.',
  },
  condition: {
    validationEnum: 'VALIDATE',
    code: 'COUPON_CONDITION_UNMET',
    message: '발급 조건에 맞지 않아요.',
  },
  restricted: {
    validationEnum: 'NOT_USE',
    code: 'COUPON_ADMIN_RESTRICTED',
    message: '지금은 사용할 수 없는 쿠폰이에요. 자세한 내용은 고객센터로 문의해 주세요.',
  },
}

describe('상품에 사용할 수 있는 쿠폰', () => {
  const NOBODY = 987_654

  test.each<[string, () => Terms, boolean]>([
    ['모든 상품', () => ({}), true],
    ['그 스토어', () => ({ target_kind: 'STORES', target_ids: [NOBODY, aim.store_id] }), true],
    ['다른 스토어', () => ({ target_kind: 'STORES', target_ids: [aim.store_id + 1] }), false],
    [
      '대분류',
      () => ({ target_kind: 'CATEGORIES', target_ids: [aim.category_root_id ?? 0] }),
      true,
    ],
    [
      '중분류',
      () => ({ target_kind: 'CATEGORIES', target_ids: [aim.category_middle_id ?? 0] }),
      true,
    ],
    ['소분류', () => ({ target_kind: 'CATEGORIES', target_ids: [aim.category_id ?? 0] }), true],
    ['다른 분류', () => ({ target_kind: 'CATEGORIES', target_ids: [NOBODY] }), false],
    ['그 상품', () => ({ target_kind: 'GOODS', target_ids: [OTHER_GOODS, GOODS] }), true],
    ['다른 상품', () => ({ target_kind: 'GOODS', target_ids: [OTHER_GOODS] }), false],
    ['번호가 같은 스토어', () => ({ target_kind: 'STORES', target_ids: [NOBODY + 1] }), false],
    ['지운 쿠폰', () => ({ deleted_at: new Date(0) }), false],
    ['번호로 받는 쿠폰', () => ({ issue_kind: 'CODE' }), false],
    ['저절로 주는 쿠폰', () => ({ issue_kind: 'AUTOMATIC' }), false],
    ['첫날', () => ({ published_from: '2026-08-22', published_until: '2026-08-31' }), true],
    ['첫날 전', () => ({ published_from: '2026-08-23', published_until: '2026-08-31' }), false],
    ['마지막 날', () => ({ published_from: '2026-08-01', published_until: '2026-08-22' }), true],
    ['지난 뒤', () => ({ published_from: '2026-08-01', published_until: '2026-08-21' }), false],
  ])('%s', async (_, terms, isOffered) => {
    const couponId = await aCoupon(market, terms())
    expect((await offerOf(couponId, `goods/${GOODS}`))?.couponId).toBe(
      isOffered ? couponId : undefined,
    )
  })

  test('비회원은 로그인하라는 까닭과 함께 보고, 회원은 받을 수 있거나 못 받는 까닭을 본다', async () => {
    const { buyer } = await aMember(market)
    const couponId = await aCoupon(market, {
      store_id: aim.store_id,
      name: '한 장만',
      type: 'DUPLICATION',
      discount_kind: 'PERCENT',
      discount_value: 15,
      discount_max: 3000,
      minimum_amount: 10_000,
      target_kind: 'GOODS',
      target_ids: [GOODS],
      person_max: 1,
      use_period_kind: 'ISSUE',
      use_days: 3,
    })
    const path = `goods/${GOODS}`
    const guest = await offerOf(couponId, path)
    const before = await offerOf(couponId, path, buyer)
    await getCoupon(buyer, couponId)
    const after = await offerOf(couponId, path, buyer)
    const other = await offerOf(couponId, path, (await aMember(market)).buyer)
    const offered = {
      couponId,
      name: '한 장만',
      couponTypeEnum: 'DUPLICATION',
      discountEnum: 'PERCENT',
      discountValue: 15,
      maxDiscount: 3000,
      minimumAmount: 10_000,
      storeName: '아침밭상회',
      usePeriodEnum: 'ISSUE',
      expiresAt: '2026-08-25T14:59:59.999Z',
      issuedYn: 'N',
      reason: null,
    }
    expect({ guest, before, after, other }).toEqual({
      guest: { ...offered, reason: REASONS.guest },
      before: offered,
      after: { ...offered, issuedYn: 'Y', reason: REASONS.had },
      other: offered,
    })
  })

  test('더 받을 수 있는 쿠폰은 받은 뒤에도 까닭이 없고, 못 받는 쿠폰은 까닭과 함께 보인다', async () => {
    const { buyer } = await aMember(market)
    const more = await aCoupon(market, { person_max: 2 })
    const others: readonly Terms[] = [
      { total_max: 1, issued_count: 1 },
      { memberships: ['ASSOCIATE_MEMBER'] },
      { restricted_at: new Date(0), restricted_by: 'OPERATOR' },
    ]
    const ids = [more]
    for (const terms of others) ids.push(await aCoupon(market, terms))
    await getCoupon(buyer, more)
    const offers = await offersAt(`goods/${GOODS}`, buyer)
    const seen = offers.filter(({ couponId }) => ids.includes(couponId))
    expect(seen.map(({ issuedYn, reason }) => [issuedYn, reason])).toEqual([
      ['Y', null],
      ['N', REASONS.soldOut],
      ['N', REASONS.condition],
      ['N', REASONS.restricted],
    ])
  })

  test('없는 상품', async () => {
    expect(await aBuyer(market).call('GET', '/promotions/coupons/goods/999999')).toEqual(
      refusal('GOODS_NOT_FOUND', 404, '상품을 찾을 수 없어요.'),
    )
  })
})

describe('스토어가 주는 쿠폰', () => {
  test('그 스토어가 주는 오늘의 쿠폰만, 장터가 주는 쿠폰은 빼고 보인다', async () => {
    const { buyer } = await aMember(market)
    const own = { store_id: 12, target_kind: 'STORES' as const, target_ids: [12] }
    const ids = [
      await aCoupon(market, { ...own, name: '스토어 쿠폰' }),
      await aCoupon(market, { ...own, deleted_at: new Date(0) }),
      await aCoupon(market, { ...own, published_until: '2026-08-21' }),
      await aCoupon(market, { ...own, issue_kind: 'CODE' }),
      await aCoupon(market, { ...own, store_id: 11, target_ids: [11] }),
      await aCoupon(market, { target_kind: 'STORES', target_ids: [12] }),
    ]
    const offers = (await offersAt('companyStore/12', buyer)).filter(({ couponId }) =>
      ids.includes(couponId),
    )
    const asGuest = await offerOf(ids[0] ?? 0, 'companyStore/12')
    expect([
      offers.map(({ name, storeName, reason }) => [name, storeName, reason]),
      asGuest?.reason,
    ]).toEqual([[['스토어 쿠폰', '느긋한주말', null]], REASONS.guest])
  })

  test('없는 스토어는 아무것도 주지 않는다', async () => {
    expect(await offersAt('companyStore/999999', aBuyer(market))).toEqual([])
  })
})
