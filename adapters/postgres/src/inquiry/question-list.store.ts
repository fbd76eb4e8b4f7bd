import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import type { InquiryStatus } from '@jangteo/core/inquiry/inquiry.codes'
import type { MemberStatus } from '@jangteo/core/member/membership.codes'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { DB } from '../database/schema.gen.ts'
import type { QuestionRow } from './goods-question.store.ts'

/** A question with its writer, its option and its product. */
export type ListedQuestionRow = QuestionRow & {
  readonly login_id: string | null
  readonly member_status: MemberStatus
  /** `null` for a question about no option. */
  readonly option_values: string[] | null
  readonly goods_name: string
  readonly picture: string
  readonly store_name: string
  readonly store_url: string
  readonly is_listed: boolean
}

const selectListed = (db: Kysely<DB>) =>
  db
    .selectFrom('goods_questions')
    .innerJoin('members', 'members.id', 'goods_questions.member_id')
    .innerJoin('goods', 'goods.id', 'goods_questions.goods_id')
    .innerJoin('stores', 'stores.id', 'goods_questions.store_id')
    .leftJoin('goods_options', 'goods_options.id', 'goods_questions.option_id')
    .select(COLUMNS.goods_questions)
    .select([
      'members.login_id',
      'members.status as member_status',
      'goods_options.option_values',
      'goods.name as goods_name',
      'goods.picture',
      'stores.name as store_name',
      'stores.url as store_url',
      sql<boolean>`goods.listing = 'LISTED'`.as('is_listed'),
    ])

type Rows = { readonly offset: number; readonly limit: number }

/** Lists a question with what it is shown with. */
export const findListedQuestion = (id: number) =>
  query((db): Promise<ListedQuestionRow> =>
    selectListed(db).where('goods_questions.id', '=', id).executeTakeFirstOrThrow(),
  )

/** Condition of a list of questions; `null` is any. */
export type QuestionSearch = {
  readonly states: readonly InquiryStatus[]
  readonly topic: QuestionTopic | null
  readonly isWithoutSecrets: boolean
} & (
  | { readonly goodsId: number; readonly memberId: number | null }
  | { readonly memberId: number; readonly from: Date; readonly to: Date }
)

/** Removed questions are left out in words, because the indexes of lists have this condition. */
const LEFT = sql`goods_questions.state <> 'DELETED'`

function fits(search: QuestionSearch): RawBuilder<boolean> {
  const { states, topic, isWithoutSecrets, memberId } = search
  const conditions = [
    LEFT,
    sql`goods_questions.state = ANY (${[...states]}::text[])`,
    ...('goodsId' in search
      ? [sql`goods_questions.goods_id = ${search.goodsId}`]
      : [sql`goods_questions.asked_at BETWEEN ${search.from} AND ${search.to}`]),
    ...(memberId === null ? [] : [sql`goods_questions.member_id = ${memberId}`]),
    ...(topic === null ? [] : [sql`goods_questions.topic = ${topic}`]),
    ...(isWithoutSecrets ? [sql`NOT goods_questions.is_secret`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}

/** Lists a page of questions about a product or of a member, the newest first. */
export const listQuestions = (search: QuestionSearch, { offset, limit }: Rows) =>
  query((db): Promise<ListedQuestionRow[]> =>
    selectListed(db)
      .where(fits(search))
      .orderBy('goods_questions.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countQuestions = (search: QuestionSearch) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('goods_questions')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(fits(search))
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts the questions about a product: all, answered ones, a member's, and of those the ones that wait for an answer. */
export const countQuestionsOfGoods = (goodsId: number, memberId: number | null) =>
  query((db) =>
    db
      .selectFrom('goods_questions')
      .select([
        sql<number>`count(*)::int`.as('total_count'),
        sql<number>`(count(*) FILTER (WHERE state = 'DONE'))::int`.as('answered_count'),
        sql<number>`(count(*) FILTER (WHERE member_id = ${memberId}::bigint))::int`.as(
          'mine_count',
        ),
        sql<number>`(count(*) FILTER (
          WHERE member_id = ${memberId}::bigint AND state IN ('WAIT', 'HOLD')))::int`.as(
          'waiting_count',
        ),
      ])
      .where('goods_id', '=', goodsId)
      .where(sql<boolean>`${LEFT}`)
      .executeTakeFirstOrThrow(),
  )

/** Condition of a store's list of questions; an empty keyword is any product, a `null` topic any topic. */
export type StoreQuestionSearch = {
  readonly storeId: number
  readonly states: readonly InquiryStatus[]
  readonly topic: QuestionTopic | null
  readonly keyword: string
}

function fitsStore({ storeId, topic, keyword }: Omit<StoreQuestionSearch, 'states'>) {
  const conditions = [
    LEFT,
    sql`goods_questions.store_id = ${storeId}`,
    ...(topic === null ? [] : [sql`goods_questions.topic = ${topic}`]),
    ...(keyword === ''
      ? []
      : [
          sql`goods_questions.goods_id IN (SELECT found.id FROM goods AS found
            WHERE found.store_id = ${storeId} AND found.name ILIKE ${likeText(keyword)})`,
        ]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}

/** Lists a page of a store's questions: the oldest that waits, deferred ones, then the newest that are answered. */
export const listStoreQuestions = (search: StoreQuestionSearch, { offset, limit }: Rows) =>
  query((db): Promise<ListedQuestionRow[]> =>
    selectListed(db)
      .where(fitsStore(search))
      .where('goods_questions.state', 'in', [...search.states])
      .orderBy(sql`CASE goods_questions.state WHEN 'WAIT' THEN 0 WHEN 'HOLD' THEN 1 ELSE 2 END`)
      .orderBy(
        sql`CASE goods_questions.state WHEN 'DONE' THEN -goods_questions.id ELSE goods_questions.id END`,
      )
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts a store's questions by their state. */
export const countStoreQuestions = (search: Omit<StoreQuestionSearch, 'states'>) =>
  query((db) =>
    db
      .selectFrom('goods_questions')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where(fitsStore(search))
      .groupBy('state')
      .execute(),
  )
