import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Transaction } from 'kysely'
import { STORE_GROUPS, STORE_NOTICES } from './storePages.data.ts'

type Named = ReadonlyMap<string, number>

function idOf(ids: Named, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`The demo has no ${name}`)
  return id
}

/** Loads the notices of stores and the groups of their first pages; a store's own group stands before the best sellers. */
export async function insertStorePages(trx: Transaction<DB>, nowMs: number): Promise<void> {
  const stores = await trx.selectFrom('stores').select(['id', 'url']).execute()
  const goods = await trx.selectFrom('goods').select(['id', 'picture']).execute()
  const storeIds = new Map(stores.map(({ id, url }) => [url, id]))
  const goodsIds = new Map(goods.map(({ id, picture }) => [picture, id]))
  const notices = Object.entries(STORE_NOTICES).flatMap(([url, seeds]) =>
    seeds.map(({ title, body, daysAgo, isPinned }) => ({
      store_id: idOf(storeIds, url),
      title,
      body,
      is_pinned: isPinned ?? false,
      written_at: new Date(nowMs - daysAgo * DAY_MS),
    })),
  )
  await trx.insertInto('store_notices').values(notices).execute()
  const groups = Object.entries(STORE_GROUPS).flatMap(([url, seeds]) => {
    const storeId = idOf(storeIds, url)
    const picked = seeds.map(({ title, goods: pictures }, index) => ({
      store_id: storeId,
      position: index + 1,
      title,
      kind: 'MANUAL' as const,
      goods_ids: pictures.map((picture) => idOf(goodsIds, picture)),
    }))
    const best = {
      store_id: storeId,
      position: seeds.length + 1,
      title: '베스트',
      kind: 'BEST' as const,
      goods_ids: [],
    }
    return [...picked, best]
  })
  await trx.insertInto('store_main_groups').values(groups).execute()
}
