import { query } from '../database/db.ts'
import { VISIBLE } from '../review/review-list.store.ts'

/** Text that is reported, with who wrote it. */
export type ReportedText = {
  readonly goods_id: number
  readonly member_id: number
  readonly body: string
}

/** Finds a review that everybody sees. */
export const findReportedReview = (id: number) =>
  query((db): Promise<ReportedText | undefined> =>
    db
      .selectFrom('reviews')
      .select(['goods_id', 'member_id', 'body'])
      .where('id', '=', id)
      .where(VISIBLE)
      .executeTakeFirst(),
  )

/** Finds a question that everybody sees: a secret one is nobody's to report. */
export const findReportedQuestion = (id: number) =>
  query((db): Promise<ReportedText | undefined> =>
    db
      .selectFrom('goods_questions')
      .select(['goods_id', 'member_id', 'text as body'])
      .where('id', '=', id)
      .where('state', '<>', 'DELETED')
      .where('is_secret', '=', false)
      .executeTakeFirst(),
  )
