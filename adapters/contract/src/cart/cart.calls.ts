import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { buyViolation } from '../refusal/refusal.schemas.ts'
import { plainId, plainIdText, queryList, ynFlag } from '../wire/wire.schemas.ts'
import { goodsCard, miniCart as miniCartGoods } from '../goods/goods.schemas.ts'
import {
  addedToCart,
  cart,
  cartGoods,
  chosenOption,
  miniCartPrice as miniCartPriced,
  priceTotals,
} from './cart.schemas.ts'

const chosen = z.object({ cartIdList: queryList(plainIdText) })

/** The cart of the member, or of the device for guests. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/shops/carts', summary: '장바구니', tags: ['cart'] })
  .output(cart)

/**
 * Puts goods in the cart; what is there already grows. With `buyNowYn` the lines go straight to an order and stay out
 * of the cart. Sent twice under one key it is done once, without a key twice.
 */
const add = call({ who: 'anybody', isIdempotent: true })
  .route({ method: 'POST', path: '/shops/carts', summary: '장바구니 담기', tags: ['cart'] })
  .input(z.object({ goodsList: z.array(cartGoods).min(1).max(30), buyNowYn: ynFlag.default('N') }))
  .errors(refusals('CART_NOT_BUYABLE', 'CART_FULL', 'GOODS_NOT_FOUND'))
  .output(addedToCart)

/** Changes a line: another option, another quantity, or other add-ons. */
const change = call({ who: 'anybody' })
  .route({ method: 'PUT', path: '/shops/carts', summary: '장바구니 변경', tags: ['cart'] })
  .input(z.object({ cartId: plainId, goodsList: z.array(cartGoods).length(1) }))
  .errors(refusals('CART_FULL', 'CART_NOT_BUYABLE', 'CART_LINE_NOT_FOUND', 'GOODS_NOT_FOUND'))
  .output(cart)

/**
 * Takes lines out, add-ons with their main line; lines that no longer exist already don't matter. They can be taken
 * back for a day.
 */
const remove = call({ who: 'anybody' })
  .route({ method: 'DELETE', path: '/shops/carts', summary: '장바구니 삭제', tags: ['cart'] })
  .input(z.object({ cartIdList: z.array(plainId).min(1).max(100) }))
  .output(cart)

/** Takes removed lines back as they were, whatever their stock; lines that are there already don't matter. */
const restore = call({ who: 'anybody' })
  .route({
    method: 'POST',
    path: '/shops/carts/restore',
    summary: '장바구니 삭제 되돌리기',
    tags: ['cart'],
  })
  .input(z.object({ cartIdList: z.array(plainId).min(1).max(100) }))
  .output(cart)

/** Counts the cart's lines and sums the chosen ones on the mainland. */
const summary = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/shops/carts/summary', summary: '장바구니 합계', tags: ['cart'] })
  .input(chosen.partial())
  .errors(refusals('CART_LINE_NOT_FOUND'))
  .output(z.object({ cartCount: z.int(), totals: priceTotals }))

/**
 * Every reason why the chosen lines can't be bought; none means that they can. Lines to buy now are known by their ids,
 * so `buyNowYn` changes nothing.
 */
const buyAvailableCheck = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/shops/carts/buy-available-check',
    summary: '구매 가능 확인',
    tags: ['cart'],
  })
  .input(chosen.extend({ buyNowYn: ynFlag.default('N') }))
  .errors(refusals('CART_LINE_NOT_FOUND'))
  .output(z.object({ violations: z.array(buyViolation) }))

/** Opens the option sheet of a product. */
const miniCart = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/shops/carts/goods/{id}/mini-cart',
    summary: '옵션 선택',
    tags: ['cart'],
  })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(miniCartGoods)

/** The price of what is chosen in the option sheet, and what stands against it; nothing is written. */
const miniCartPrice = call({ who: 'anybody' })
  .route({
    method: 'POST',
    path: '/shops/carts/goods/{id}/mini-cart/price',
    summary: '선택한 옵션의 금액',
    tags: ['cart'],
  })
  .input(z.object({ id: plainIdText, goodsList: z.array(chosenOption).max(30) }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(miniCartPriced)

/** Goods that go with what the cart holds: best sellers of the same categories, without those in the cart. */
const recommendGoods = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/shops/carts/recommend-goods',
    summary: '장바구니 추천 상품',
    tags: ['cart'],
  })
  .output(z.object({ goodsList: z.array(goodsCard) }))

export const cartCalls = {
  list,
  add,
  change,
  remove,
  restore,
  summary,
  buyAvailableCheck,
  miniCart,
  miniCartPrice,
  recommendGoods,
}
