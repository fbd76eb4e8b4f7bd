import type { GoodsSeed, StoreSeed } from './catalogue.types.ts'
import { ACHIMBAT_GOODS } from './goods/achimbat.data.ts'
import { CHOROK_GOODS } from './goods/chorok.data.ts'
import { DADAM_GOODS } from './goods/dadam.data.ts'
import { ONGYEOL_GOODS } from './goods/ongyeol.data.ts'
import { OVEN_AFTERNOON_GOODS } from './goods/ovenafternoon.data.ts'
import { SALGYEOL_GOODS } from './goods/salgyeol.data.ts'
import { SLOW_NURUK_GOODS } from './goods/slownuruk.data.ts'
import { SLOW_WEEKEND_GOODS } from './goods/slowweekend.data.ts'
import { SODAM_CLOSET_GOODS } from './goods/sodamcloset.data.ts'
import { TTORYEOT_GOODS } from './goods/ttoryeot.data.ts'
import { WALK_ATELIER_GOODS } from './goods/walkatelier.data.ts'
import { WARM_KITCHEN_GOODS } from './goods/warmkitchen.data.ts'
import { DEMO_STORES } from './stores.data.ts'

/** A product of the demo and the store that sells it. */
export type DemoGoods = { readonly store: StoreSeed; readonly goods: GoodsSeed }

const GOODS_BY_STORE: Readonly<Record<string, readonly GoodsSeed[]>> = {
  achimbat: ACHIMBAT_GOODS,
  ovenafternoon: OVEN_AFTERNOON_GOODS,
  slownuruk: SLOW_NURUK_GOODS,
  dadam: DADAM_GOODS,
  sodamcloset: SODAM_CLOSET_GOODS,
  walkatelier: WALK_ATELIER_GOODS,
  ongyeol: ONGYEOL_GOODS,
  warmkitchen: WARM_KITCHEN_GOODS,
  ttoryeot: TTORYEOT_GOODS,
  chorok: CHOROK_GOODS,
  salgyeol: SALGYEOL_GOODS,
  slowweekend: SLOW_WEEKEND_GOODS,
}

/** Goods of each store that have the first ids, so that links and pictures stay when a store grows. */
const FIRST_COUNT = 5

const inOrder = (from: number, to?: number): readonly DemoGoods[] =>
  DEMO_STORES.flatMap((store) =>
    (GOODS_BY_STORE[store.url] ?? []).slice(from, to).map((goods) => ({ store, goods })),
  )

/**
 * Every goods of the demo in the order of their ids: the first five of each store, store by store, and then the
 * others, store by store again. A new one at the end of its store's file moves only the ids after it.
 */
export const DEMO_GOODS: readonly DemoGoods[] = [
  ...inOrder(0, FIRST_COUNT),
  ...inOrder(FIRST_COUNT),
]
