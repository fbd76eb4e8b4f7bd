import { type InferResult, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { query } from '../database/db.ts'

const selectBenefits = beginOnce((db) =>
  db
    .selectFrom('benefits')
    .select(['id', 'title', 'subtitle', 'picture', 'body', 'starts_at', 'ends_at'])
    .where('is_hidden', '=', false),
)

export type BenefitRow = InferResult<ReturnType<typeof selectBenefits>>[number]

/** Lists the benefits that run at a moment, in their order. */
export const listBenefits = (at: Date) =>
  query((db): Promise<BenefitRow[]> =>
    selectBenefits(db)
      .where('starts_at', '<=', at)
      .where(sql<boolean>`(ends_at IS NULL OR ends_at > ${at})`)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )

/** Finds a benefit that is not hidden, in any time. */
export const findBenefit = (id: number) =>
  query((db): Promise<BenefitRow | undefined> =>
    selectBenefits(db).where('id', '=', id).executeTakeFirst(),
  )
