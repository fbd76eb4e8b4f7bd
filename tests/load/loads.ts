import { aCaller } from './caller.ts'
import { openConnections } from './connection.ts'
import {
  addToCart,
  buyOnce,
  chooseCoupons,
  type CouponedOrder,
  look,
  type Purchase,
  sumUp,
} from './journeys.ts'
import type { Load } from './load.ts'
import { reviewLoads } from './reviewLoads.ts'
import { SEARCH_LOADS } from './searchLoads.ts'
import { COUPON_COUNT, FAVORITE_COUNT, type Shop, type SoldGoods } from './shop.ts'

const LIST_SIZE = 20
/** Lines of the order whose sums are measured. */
const LINE_COUNT = 10

/** The yardstick: what `node:http` and `pg` do by themselves. */
export const BARE_LOADS = [
  {
    name: 'bare select',
    beside: null,
    prepare: (connection) => () => look(connection, '/select'),
  },
  {
    name: 'bare transaction of five',
    beside: null,
    prepare: (connection) => () => look(connection, '/five'),
  },
] as const satisfies readonly Load[]

/** The sums of an order at an address, worked out again every time as the buyer changes something. */
function orderSums(url: string, shop: Shop): Load {
  return {
    name: `order sums, ${LINE_COUNT} lines, ${COUPON_COUNT} coupons`,
    beside: 'five',
    prepare: (connection, worker) => {
      const caller = aCaller(connection, url, shop.browsers[worker] ?? null)
      let order: CouponedOrder | null = null
      return async () => {
        order ??= await chooseCoupons(caller, shop.goods.slice(0, LINE_COUNT))
        await sumUp(caller, order)
      }
    },
  }
}

/** All favourites of a member, by which lists of products know what is liked. */
function favorites(url: string, shop: Shop): Load {
  return {
    name: `favourites, ${FAVORITE_COUNT} of a member`,
    beside: 'select',
    prepare: (connection, worker) => {
      const caller = aCaller(connection, url, shop.browsers[worker] ?? null)
      return async () => {
        await caller.ask('GET', '/favorites/goods/me')
      }
    },
  }
}

/** A number of a worker's own. */
function mobileOf(worker: number): string {
  return `0102${String(worker).padStart(7, '0')}`
}

function goodsFor(shop: Shop, worker: number): SoldGoods {
  const goods = shop.goods[worker % shop.goods.length]
  if (goods === undefined) throw new Error('the market sells nothing plain')
  return goods
}

/** The purchase of a worker: a product and a telephone of its own. */
export function purchaseOf(
  shop: Shop,
  worker: number,
  { isGuest }: { readonly isGuest: boolean },
): Purchase {
  return { goods: goodsFor(shop, worker), isGuest, mobile: mobileOf(worker) }
}

/** Loads of buyers, from looking to paying; each worker is a buyer of its own. */
export function loadsOf(url: string, shop: Shop): readonly Load[] {
  const list = `/api/displays/categories/goods?categoryId=${shop.rootId}&page=0&size=${LIST_SIZE}`
  return [
    {
      name: 'product detail',
      beside: 'select',
      prepare: (connection, worker) => () =>
        look(connection, `/api/goods/${goodsFor(shop, worker).goodsId}`),
    },
    {
      name: `goods list of ${LIST_SIZE}`,
      beside: 'select',
      prepare: (connection) => () => look(connection, list),
    },
    favorites(url, shop),
    ...SEARCH_LOADS,
    ...reviewLoads(shop),
    {
      name: 'cart add',
      beside: 'five',
      prepare: (connection, worker) => async () => {
        await addToCart(aCaller(connection, url, null), goodsFor(shop, worker))
      },
    },
    orderSums(url, shop),
    {
      name: 'whole purchase, member',
      beside: 'five',
      prepare: (connection, worker) => {
        const caller = aCaller(connection, url, shop.browsers[worker] ?? null)
        return () => buyOnce(caller, purchaseOf(shop, worker, { isGuest: false }))
      },
    },
    {
      name: 'the same, all of one product',
      beside: 'five',
      prepare: (connection, worker) => {
        const caller = aCaller(connection, url, shop.browsers[worker] ?? null)
        const purchase = {
          ...purchaseOf(shop, worker, { isGuest: false }),
          goods: goodsFor(shop, 0),
        }
        return () => buyOnce(caller, purchase)
      },
    },
    {
      name: 'whole purchase, guest',
      beside: 'five',
      prepare: (connection, worker) => () =>
        buyOnce(aCaller(connection, url, null), purchaseOf(shop, worker, { isGuest: true })),
    },
  ]
}

/** Opens a connection for each worker and answers what each does, and how to end them. */
export async function staff(url: string, load: Load, count: number) {
  const connections = await openConnections(url, count)
  const rounds = connections.map((connection, worker) => load.prepare(connection, worker))
  const dismiss = () => connections.forEach((connection) => connection.close())
  return { rounds, dismiss }
}
