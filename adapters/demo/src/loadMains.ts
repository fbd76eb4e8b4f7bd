import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Transaction } from 'kysely'
import { DEMO_GNB, DEMO_MAINS, DEMO_VIDEO_SECONDS } from './mains.data.ts'
import type { MainGroupSeed, MainItemSeed, MainSeed, TargetSeed } from './mains.types.ts'

type Trx = Transaction<DB>

/** The rows that the demo's targets name. */
type Targets = {
  readonly goods: ReadonlyMap<string, number>
  readonly exhibition: ReadonlyMap<string, number>
  readonly store: ReadonlyMap<string, number>
  readonly category: ReadonlyMap<string, number>
}

/** Loads the composed pages, published at once, and the navigation at the top. */
export async function insertMains(trx: Trx, nowMs: number): Promise<void> {
  const targets = await readTargets(trx)
  for (const main of DEMO_MAINS) await insertMain(trx, main, { targets, nowMs })
  const entries = DEMO_GNB.map(({ type, title, subtitleType, subtitle }, index) => ({
    position: index + 1,
    gnb_type: type,
    title,
    subtitle_type: subtitleType ?? ('NONE' as const),
    subtitle: subtitle ?? null,
  }))
  await trx.insertInto('gnb_entries').values(entries).execute()
}

async function readTargets(trx: Trx): Promise<Targets> {
  const goods = await trx.selectFrom('goods').select(['id', 'picture as name']).execute()
  const exhibitions = await trx
    .selectFrom('exhibitions')
    .select(['id', 'picture as name'])
    .execute()
  const stores = await trx.selectFrom('stores').select(['id', 'url as name']).execute()
  const categories = await trx.selectFrom('categories').select(['id', 'slug as name']).execute()
  const toMap = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name, id]))
  return {
    goods: toMap(goods),
    exhibition: toMap(exhibitions),
    store: toMap(stores),
    category: toMap(categories),
  }
}

type MainFacts = { readonly targets: Targets; readonly nowMs: number }

async function insertMain(trx: Trx, main: MainSeed, { targets, nowMs }: MainFacts): Promise<void> {
  const at = new Date(nowMs)
  const revision = await trx
    .insertInto('main_revisions')
    .values({ page: main.page, title: main.title, created_at: at, published_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, group] of main.groups.entries()) {
    const { id } = await trx
      .insertInto('main_groups')
      .values(groupRow(group, { revisionId: revision.id, position: index + 1 }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const items = (group.items ?? []).map((item, place) => ({
      main_group_id: id,
      position: place + 1,
      ...itemRow(group, item, targets),
    }))
    if (items.length > 0) await trx.insertInto('main_group_items').values(items).execute()
  }
  await trx
    .updateTable('main_pages')
    .set({ published_revision_id: revision.id })
    .where('page', '=', main.page)
    .execute()
}

function groupRow(
  { block, title, subtitle, link, goodsMax, isAd }: MainGroupSeed,
  { revisionId, position }: { readonly revisionId: number; readonly position: number },
) {
  return {
    revision_id: revisionId,
    position,
    block_type: block,
    title,
    subtitle: subtitle ?? null,
    link_url: link ?? null,
    audience_platforms: [],
    audience_memberships: [],
    audience_genders: [],
    audience_ages: [],
    ...(goodsMax === undefined ? {} : { goods_max: goodsMax }),
    is_ad: isAd ?? false,
  }
}

/** Blocks of stores and of categories name theirs; the others link to what an item leads to. */
function itemRow({ block }: MainGroupSeed, item: MainItemSeed, targets: Targets) {
  const { to, picture, alt, text, subText, video } = item
  const shown = {
    video_url: video === undefined ? null : `/videos/${video}.mp4`,
    duration_s: video === undefined ? null : DEMO_VIDEO_SECONDS,
    picture: picture ?? null,
    alt: alt ?? null,
    text: text ?? null,
    sub_text: subText ?? null,
  }
  if (block === 'STORE_RECOMMEND' && 'store' in to) {
    return { ...shown, store_id: idOf(targets.store, to.store) }
  }
  if ((block === 'CATEGORY' || block === 'CLICK_B') && 'category' in to) {
    return { ...shown, category_id: idOf(targets.category, to.category) }
  }
  if ('goods' in to) return { ...shown, goods_id: idOf(targets.goods, to.goods) }
  return { ...shown, link_url: linkOf(to, targets) }
}

function linkOf(to: Exclude<TargetSeed, { readonly goods: string }>, targets: Targets): string {
  if ('link' in to) return to.link
  if ('store' in to) return routes.store(to.store)
  if ('category' in to) return routes.categoryDetail(idOf(targets.category, to.category))
  return routes.exhibitionDetail(idOf(targets.exhibition, to.exhibition))
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`The demo has no ${name}`)
  return id
}
