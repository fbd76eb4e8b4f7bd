import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { withoutIndexes } from '@jangteo/postgres/database/withoutIndexes'

/** Variant that a product may come as, and the price of it in percent of the goods'. */
const EDITIONS = [
  ['대용량', 180],
  ['소포장', 60],
  ['선물세트', 145],
  ['실속형', 82],
  ['기념판', 125],
  ['기획세트', 160],
  ['리뉴얼', 105],
  ['프리미엄', 170],
  ['두 개 묶음', 190],
  ['체험판', 45],
  ['단골 구성', 95],
  ['집들이 구성', 155],
  ['명절 구성', 150],
  ['사무실용', 210],
  ['여행용', 70],
  ['가족용', 230],
  ['입문용', 75],
  ['전문가용', 195],
  ['새봄 한정', 110],
  ['한겨울 한정', 115],
] as const
const SEASONS = ['봄', '여름', '가을', '겨울'] as const
const FIRST_YEAR = 2018
const YEAR_COUNT = 8
/** Editions of one season, seasons of one year, and the years: a name comes again, numbered, only after all of them. */
const ROUND = EDITIONS.length * SEASONS.length * YEAR_COUNT
/** So many goods that a statement on a slow machine ends in a second or two. */
const GOODS_PER_STATEMENT = 4000

type Variant = { readonly step: number; readonly name: string; readonly percent: number }

export type ScaleRequest = {
  /** Count of goods in the catalogue; their ids are 1 to this one. */
  readonly count: number
  /** Goods that stand for each one of the catalogue afterwards, itself included. */
  readonly scale: number
  readonly onProgress: ((what: string) => void) | undefined
}

/**
 * Adds variants of every goods with its options and add-ons until each stands `scale` times: in other editions and
 * prices, from other seasons, reviewed less and not sold yet, with the pictures and the category of the first one. The same
 * request adds the same rows; the variant of goods g in step k has the id g + k × count.
 */
export async function multiplyGoods(trx: Transaction<DB>, request: ScaleRequest): Promise<void> {
  const { count, scale } = request
  await withoutIndexes(trx, 'goods', () =>
    withoutIndexes(trx, 'goods_options', () => insertSteps(trx, request)),
  )
  await sql`ALTER TABLE goods ALTER COLUMN id RESTART WITH ${sql.lit(count * scale + 1)}`.execute(
    trx,
  )
  await sql`ANALYZE goods, goods_options, deals`.execute(trx)
}

/** Inserts the variants, so many steps at once as a statement holds. */
async function insertSteps(
  trx: Transaction<DB>,
  { count, scale, onProgress }: ScaleRequest,
): Promise<void> {
  const options = await trx
    .selectFrom('goods_options')
    .select((select) => select.fn.max('id').as('lastId'))
    .executeTakeFirstOrThrow()
  const stepsPerStatement = Math.max(1, Math.floor(GOODS_PER_STATEMENT / count))
  for (let first = 1; first < scale; first += stepsPerStatement) {
    const steps = Math.min(stepsPerStatement, scale - first)
    const variants = Array.from({ length: steps }, (_, index) => variantOf(first + index))
    await insertVariants(trx, count, variants)
    await insertTheirOptions(trx, { count, lastId: options.lastId }, variants)
    await insertTheirDeals(trx, count, variants)
    onProgress?.(`${count * (first + steps)} goods`)
  }
}

/** The variants of one step, from 1: editions change first, then seasons, then years. */
function variantOf(step: number): Variant {
  const [edition, percent] = EDITIONS[(step - 1) % EDITIONS.length] ?? EDITIONS[0]
  const seasons = Math.floor((step - 1) / EDITIONS.length)
  const season = SEASONS[seasons % SEASONS.length] ?? SEASONS[0]
  const year = FIRST_YEAR + (Math.floor(seasons / SEASONS.length) % YEAR_COUNT)
  const round = Math.floor((step - 1) / ROUND)
  const number = round === 0 ? '' : ` ${round + 1}차`
  return { step, name: `${edition} ${year} ${season}${number}`, percent }
}

function unnested(variants: readonly Variant[]) {
  const steps = variants.map(({ step }) => step)
  const names = variants.map(({ name }) => name)
  const percents = variants.map(({ percent }) => percent)
  return sql`unnest(${steps}::int[], ${names}::text[], ${percents}::int[]) AS v (step, name, percent)`
}

/** Copies products as variants: ages in cycles of prime lengths, so that neighbours differ; none of them is reviewed. */
async function insertVariants(
  trx: Transaction<DB>,
  count: number,
  variants: readonly Variant[],
): Promise<void> {
  await sql`
    INSERT INTO goods (
      id, store_id, shipping_policy_id, category_root_id, category_middle_id, category_id, brand_id, model_name, kind, name, summary,
      description, picture, picture_count, list_price, sale_price, listed_price, sale_status, sale_starts_at, sale_ends_at,
      own_sale_ends_at, is_adult_only, guest_quantity_max, quantity_min, order_quantity_max, account_quantity_max, ship_within_days, option_names,
      notice_rows, created_at
    ) OVERRIDING SYSTEM VALUE
    SELECT
      g.id + v.step * ${count}::int, g.store_id, g.shipping_policy_id, g.category_root_id, g.category_middle_id,
      g.category_id, g.brand_id, g.model_name, g.kind, g.name || ' ' || v.name, g.summary, g.description, g.picture, g.picture_count,
      g.list_price * v.percent / 1000 * 10, g.sale_price * v.percent / 1000 * 10,
      g.listed_price * v.percent / 1000 * 10, g.sale_status, g.sale_starts_at,
      g.sale_ends_at, g.own_sale_ends_at, g.is_adult_only, g.guest_quantity_max, g.quantity_min, g.order_quantity_max,
      g.account_quantity_max, g.ship_within_days, g.option_names, g.notice_rows,
      g.created_at - make_interval(hours => (v.step * 53 + g.id * 17)::int % 17520)
    FROM ${unnested(variants)} JOIN goods AS g ON g.id <= ${count}
    ORDER BY v.step, g.id
  `.execute(trx)
}

/** Copies the options of the first products, which are those up to `lastId`. */
async function insertTheirOptions(
  trx: Transaction<DB>,
  { count, lastId }: { readonly count: number; readonly lastId: number },
  variants: readonly Variant[],
): Promise<void> {
  await sql`
    INSERT INTO goods_options (goods_id, kind, option_values, extra_price, stock, sale_status, position)
    SELECT o.goods_id + v.step * ${count}::int, o.kind, o.option_values, o.extra_price, o.stock, o.sale_status, o.position
    FROM ${unnested(variants)} JOIN goods_options AS o ON o.id <= ${lastId}
    ORDER BY v.step, o.id
  `.execute(trx)
}

async function insertTheirDeals(
  trx: Transaction<DB>,
  count: number,
  variants: readonly Variant[],
): Promise<void> {
  await sql`
    INSERT INTO deals (goods_id, deal_price, starts_at, ends_at, quantity_total, person_max, after_end, stopped_at, taken)
    SELECT d.goods_id + v.step * ${count}::int, d.deal_price * v.percent / 1000 * 10, d.starts_at, d.ends_at,
      d.quantity_total, d.person_max, d.after_end, d.stopped_at, d.taken
    FROM ${unnested(variants)} JOIN deals AS d ON d.goods_id <= ${count}
    ORDER BY v.step, d.id
  `.execute(trx)
}
