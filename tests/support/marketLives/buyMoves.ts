import { COUPON_TYPES, type CouponType } from '@jangteo/core/coupon/coupon.codes'
import { SALE_FEE_RATE_DEFAULT_BP } from '@jangteo/core/settlement/feeRate.rules'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import type { Added } from '../cart/inCart.ts'
import { aCoupon, getCoupon, type Terms } from '../coupon/aCoupon.ts'
import { fillWith, place, type Pick, summarise } from '../coupon/orderWithCoupons.ts'
import { forgetTries } from '../member.ts'
import type { OrderItem } from '../order/paidOrder.ts'
import { checkAccount } from '../payment/deposit.ts'
import { agreeInWindow, approve, type OrderDetail, showOrder } from '../purchase.ts'
import type { Sale, SoldLine } from './model.ts'
import { always, DONE, type Move, outcomeOf, type Worlds } from './move.ts'
import { picked, type Stage, type StageGoods, type StageStore, STORE_NAMES } from './stage.ts'

/** A line of an order: a store, a product and an option by number, and pieces. */
export type Wished = {
  readonly store: number
  readonly goods: number
  readonly option: number
  readonly quantity: number
}

/** A coupon on the first line of an order, or on the store of it. */
export type WishedCoupon = {
  readonly type: CouponType
  readonly kind: 'FIXED' | 'PERCENT'
  readonly value: number
  /** Percent that the market bears. */
  readonly share: number
  /** Amount in won below which the coupon is withdrawn. */
  readonly minimum: number
}

export type Buying = {
  readonly buyer: number
  readonly lines: readonly Wished[]
  readonly coupons: readonly WishedCoupon[]
  /** A phone bill is refunded in whole or by hand. */
  readonly method: 'CARD' | 'PHONE'
}

type Chosen = Wished & {
  readonly storeRow: StageStore
  readonly goodsRow: StageGoods
  readonly optionId: number
}

function choose(stage: Stage, lines: readonly Wished[]): Chosen[] {
  const chosen = lines.map((line) => {
    const storeRow = picked(stage.stores, line.store)
    const goodsRow = picked(storeRow.goods, line.goods)
    return { ...line, storeRow, goodsRow, optionId: picked(goodsRow.optionIds, line.option) }
  })
  return [...new Map(chosen.map((line) => [line.optionId, line])).values()]
}

const OPEN_FOR_LONG = { published_from: '2026-01-01', published_until: '2099-12-31' }

/** The wished coupons in the buyer's hand; each is the market's and of this order alone. */
async function fetchCoupons(
  { stage }: Worlds,
  { buyer, coupons }: Buying,
  { cartId, storeUrl }: { readonly cartId: number; readonly storeUrl: string },
): Promise<Pick[]> {
  const picks: Pick[] = []
  for (const { type, kind, value, share, minimum } of coupons) {
    const terms: Terms = {
      ...OPEN_FOR_LONG,
      type,
      discount_kind: kind,
      discount_value: value,
      minimum_amount: minimum,
      market_share: share,
    }
    const { browser } = picked(stage.buyers, buyer)
    const { couponIssueIdEncrypt } = await getCoupon(browser, await aCoupon(stage.market, terms))
    picks.push({ couponIssueIdEncrypt, ...(type === 'STORE' ? { storeUrl } : { cartId }) })
  }
  return picks
}

async function fillCart(
  { stage }: Worlds,
  buyer: number,
  lines: readonly Chosen[],
): Promise<{ readonly refusal: string } | Added> {
  const goodsList = lines.map(({ goodsRow, optionId, quantity }) => ({
    goodsId: goodsRow.id,
    optionId,
    quantity,
    addItemList: [],
  }))
  const { browser } = picked(stage.buyers, buyer)
  const answer = await browser.call<Added & RefusalBody>('POST', '/shops/carts', {
    body: { goodsList, buyNowYn: 'Y' },
  })
  return answer.status === 200 ? answer.body : { refusal: outcomeOf(answer) }
}

function rememberLine(
  { model, stage }: Worlds,
  { item, group }: { readonly item: OrderItem; readonly group: OrderDetail['groups'][number] },
): SoldLine {
  const store = stage.stores.find(({ url }) => url === group.storeUrl)
  if (store === undefined) throw new Error(`${group.storeUrl} sells nothing here`)
  const { wireIds } = stage
  return {
    itemId: wireIds.open('orderItem', item.orderItemIdEncrypt) ?? 0,
    sealedId: item.orderItemIdEncrypt,
    groupId: wireIds.open('orderShippingPrice', group.orderShippingPriceIdEncrypt) ?? 0,
    storeId: store.id,
    goodsId: item.goodsId,
    optionId: item.optionId,
    salePrice: item.salePrice,
    quantity: item.quantity,
    discounts: {
      GOODS: item.goodsCouponAmount,
      DUPLICATION: item.dupCouponAmount,
      STORE: item.storeCouponAmount,
    },
    feeRateBp: model.rates.get(store.id) ?? SALE_FEE_RATE_DEFAULT_BP,
  }
}

function remember(worlds: Worlds, order: OrderDetail, { buyer, coupons }: Buying): Sale {
  const { model, stage } = worlds
  const shareOf = (type: CouponType) => coupons.find((one) => one.type === type)?.share ?? 0
  const sale: Sale = {
    number: model.sales.length + 1,
    orderId: stage.wireIds.open('order', order.ordersIdEncrypt) ?? 0,
    buyer,
    order,
    lines: order.groups.flatMap((group) =>
      group.items.map((item) => rememberLine(worlds, { item, group })),
    ),
    shares: {
      GOODS: shareOf('GOODS'),
      DUPLICATION: shareOf('DUPLICATION'),
      STORE: shareOf('STORE'),
    },
  }
  model.sales.push(sale)
  return sale
}

async function purchase(worlds: Worlds, buying: Buying): Promise<string> {
  const { stage } = worlds
  const { market } = stage
  await forgetTries(market)
  const chosen = choose(stage, buying.lines)
  const cart = await fillCart(worlds, buying.buyer, chosen)
  if ('refusal' in cart) return cart.refusal
  const { cartIdList } = cart
  const { browser } = picked(stage.buyers, buying.buyer)
  const picks = await fetchCoupons(worlds, buying, {
    cartId: cartIdList[0] ?? 0,
    storeUrl: picked(chosen, 0).storeRow.url,
  })
  const summary = await summarise(browser, cartIdList, picks)
  if (summary.status !== 200) return outcomeOf(summary)
  const placed = await place(browser, {
    ...(await fillWith(browser, cartIdList, picks)),
    paymentMethodEnum: buying.method,
  })
  if (placed.status !== 200) return outcomeOf(placed)
  const back = await agreeInWindow(market, { buyer: browser, order: placed.body })
  const paid = outcomeOf(await approve(browser, placed.body, back))
  if (paid !== DONE) return paid
  if (buying.method === 'PHONE') await checkAccount({ buyer: browser, order: placed.body })
  const { number } = remember(worlds, await showOrder(browser, placed.body), buying)
  return `${DONE}, order ${number} of ${placed.body.payableAmount}`
}

function describe({ buyer, lines, coupons, method }: Buying): string {
  const pieces = lines.map(({ store, goods, option, quantity }) => {
    const name = picked(STORE_NAMES, store)
    return `${quantity} of ${name} ${goods}/${option}`
  })
  const cuts = coupons.map(
    ({ type, kind, value, share, minimum }) =>
      `${type} ${value}${kind === 'FIXED' ? ' won' : '%'} from ${minimum} won, the market bears ${share}%`,
  )
  const way = method === 'CARD' ? [] : [`by ${method}`]
  return [`buyer ${buyer}`, ...pieces, ...cuts, ...way].join('; ')
}

/** A buyer orders goods of one store or several with coupons, and pays by card or by phone bill. */
export function buy(buying: Buying): Move {
  return {
    name: 'buy',
    details: describe(buying),
    isPossible: always,
    make: (worlds) => purchase(worlds, buying),
  }
}

const coupon = (type: CouponType): fc.Arbitrary<WishedCoupon> =>
  fc
    .record({
      kind: fc.constantFrom('FIXED' as const, 'PERCENT' as const),
      won: fc.constantFrom(1_000, 1_001, 3_333, 6_000),
      percent: fc.constantFrom(3, 7, 33, 50),
      share: fc.constantFrom(0, 33, 40, 50, 67, 100),
      minimum: type === 'STORE' ? fc.constantFrom(0, 15_000, 40_000) : fc.constant(0),
    })
    .map(({ kind, won, percent, share, minimum }) => ({
      type,
      kind,
      minimum,
      value: kind === 'FIXED' ? won : percent,
      share,
    }))

/** A buyer buys something. */
export const buying: fc.Arbitrary<Move> = fc
  .record({
    buyer: fc.nat({ max: 2 }),
    lines: fc.array(
      fc.record({
        store: fc.nat({ max: 2 }),
        goods: fc.nat({ max: 1 }),
        option: fc.nat({ max: 1 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    method: fc.constantFrom('CARD' as const, 'CARD' as const, 'CARD' as const, 'PHONE' as const),
    types: fc.subarray([...COUPON_TYPES]),
    drawn: fc.tuple(coupon('GOODS'), coupon('DUPLICATION'), coupon('STORE')),
  })
  .map(({ buyer, lines, types, drawn, method }) =>
    buy({ buyer, lines, method, coupons: drawn.filter(({ type }) => types.includes(type)) }),
  )
