import { query } from '../database/db.ts'

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
      .where('state', '=', 'PUBLISHED')
      .executeTakeFirst(),
  )
