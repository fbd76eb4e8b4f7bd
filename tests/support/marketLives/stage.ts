import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { PayoutPort, Transfer } from '@jangteo/payout/payout.port'
import { recordPayout } from '@jangteo/payout/record/record-payout'
import { WireIds, type WireIdCodec } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import type { Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { aMemberInApp } from '../member.ts'
import { aStore, anAccount } from '../settlement/settled.ts'
import { newOperator, newSeller, openStaffBrowser } from '../staff.ts'
import { aProduct } from '../stock.ts'

/** A product of a life, with the options that share its price. */
export type StageGoods = {
  readonly id: number
  readonly price: number
  readonly optionIds: readonly number[]
}

export type StageStore = {
  readonly name: string
  readonly id: number
  readonly url: string
  readonly sellerUserId: number
  readonly goods: readonly StageGoods[]
}

/** The bank that stores are paid by: it moves what it answered with `PAID`, once a key. */
export type Bank = {
  readonly port: PayoutPort
  readonly answers: Map<string, 'PAID' | 'FAILED'>
  readonly asked: Map<string, Transfer>
}

type StaffSession = { readonly browser: Buyer; readonly openedAtMs: number }

/** Three stores, three buyers and three operators of one life, and who of the staff is logged in. */
export type Stage = {
  readonly market: TestMarket
  readonly wireIds: WireIdCodec
  readonly bank: Bank
  readonly stores: readonly StageStore[]
  readonly buyers: readonly { readonly name: string; readonly browser: Buyer }[]
  readonly operators: readonly { readonly name: string; readonly id: number }[]
  readonly sessions: Map<string, StaffSession>
  /** Won that operators sent back by hand, by the order: the gateway still holds them. */
  readonly byHand: Map<number, number>
  /** Sentences of what happened, for who reads a failure. */
  readonly log: string[]
}

export const STORE_NAMES = ['가람', '나루', '다온'] as const
const PEOPLE = ['하나', '두리', '세찬'] as const
/** One that is delivered free by itself, and a small one that pays for its delivery. */
const PRICES = [30_000, 7_900] as const
const OPTION_NAMES = ['하양', '검정'] as const
/** Pieces of each option. */
export const SUPPLIED = 12
/** A product of the demo without limits of its own. */
const LIKE = 2
/** Staff is logged out after half an hour without a call. */
const SESSION_MS = 20 * 60_000

/** A bank that answers what a test has it answer. */
export function createBank(): Bank {
  const answers = new Map<string, 'PAID' | 'FAILED'>()
  const asked = new Map<string, Transfer>()
  const port: PayoutPort = {
    ...recordPayout,
    send: (transfers) =>
      Effect.sync(() =>
        transfers.map((transfer) => {
          asked.set(transfer.key, transfer)
          return { key: transfer.key, outcome: answers.get(transfer.key) ?? 'ASKED' }
        }),
      ),
  }
  return { port, answers, asked }
}

const TERMS = {
  kind: 'CONDITION',
  base_fee: 3_000,
  free_threshold: 50_000,
  area_kind: 'SECTION2',
  area_second_extra: 3_000,
  delivers_to_remote: true,
  bundles: true,
  return_fee: 3_000,
  exchange_fee: 6_000,
} as const

async function aProductAt(
  market: TestMarket,
  { storeId, policyId, price }: { storeId: number; policyId: number; price: number },
): Promise<StageGoods> {
  const { db } = market.database
  const id = await aProduct(market, LIKE, {
    store_id: storeId,
    shipping_policy_id: policyId,
    list_price: price,
    sale_price: price,
    sale_ends_at: null,
    option_names: ['색'],
    order_quantity_max: null,
    account_quantity_max: null,
  })
  await db.deleteFrom('goods_options').where('goods_id', '=', id).execute()
  const options = await db
    .insertInto('goods_options')
    .values(
      OPTION_NAMES.map((name, position) => ({
        goods_id: id,
        kind: 'OPTION' as const,
        option_values: [name],
        extra_price: 0,
        stock: SUPPLIED,
        sale_status: 'SALE' as const,
        position,
      })),
    )
    .returning('id')
    .execute()
  return { id, price, optionIds: options.map((row) => row.id) }
}

async function openStore(market: TestMarket, name: string): Promise<StageStore> {
  const { id, url } = await aStore(market, { hasAccount: false })
  const { id: policyId } = await market.database.db
    .insertInto('shipping_policies')
    .values({ ...TERMS, store_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const goods: StageGoods[] = []
  for (const price of PRICES) goods.push(await aProductAt(market, { storeId: id, policyId, price }))
  const { id: sellerUserId } = await newSeller(market, url)
  return { name, id, url, sellerUserId, goods }
}

/** Opens a life: the last of its stores has no account that it may be paid to yet. */
export async function openStage(market: TestMarket, bank: Bank): Promise<Stage> {
  const stores: StageStore[] = []
  for (const name of STORE_NAMES) stores.push(await openStore(market, name))
  for (const { id } of stores.slice(0, -1)) {
    await anAccount(market, id, { payableFrom: kstDayOf(market.now()) })
  }
  const buyers = []
  const operators = []
  for (const name of PEOPLE) {
    buyers.push({ name, browser: (await aMemberInApp(market)).buyer })
    operators.push({ name, id: (await newOperator(market)).id })
  }
  const wireIds = await market.runtime.runPromise(WireIds)
  const people = { stores, buyers, operators }
  return { market, wireIds, bank, ...people, sessions: new Map(), byHand: new Map(), log: [] }
}

async function loggedIn(
  { market, sessions }: Stage,
  account: { readonly kind: 'SELLER' | 'OPERATOR'; readonly id: number },
): Promise<Buyer> {
  const key = `${account.kind} ${account.id}`
  const open = sessions.get(key)
  if (open !== undefined && market.now() - open.openedAtMs < SESSION_MS) return open.browser
  const { browser } = await openStaffBrowser(market, account)
  sessions.set(key, { browser, openedAtMs: market.now() })
  return browser
}

/** The browser of a store's owner, who logs in again after a rest. */
export const sellerOf = (stage: Stage, { sellerUserId }: StageStore): Promise<Buyer> =>
  loggedIn(stage, { kind: 'SELLER', id: sellerUserId })

/** The browser of an operator by number. */
export function operatorAt(stage: Stage, index: number): Promise<Buyer> {
  return loggedIn(stage, { kind: 'OPERATOR', id: picked(stage.operators, index).id })
}

/** The one that a drawn number names. */
export function picked<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
