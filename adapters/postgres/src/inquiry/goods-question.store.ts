import type { InquiryStatus } from '@jangteo/core/inquiry/inquiry.codes'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { GoodsQuestionHistory, GoodsQuestions } from '../database/schema.gen.ts'
import { isPublic } from '../goods/card.columns.ts'

export type QuestionRow = Selectable<GoodsQuestions>

/** A product that somebody asks about: its store, and what the store denies. */
export type QuestionedGoods = {
  readonly id: number
  readonly store_id: number
  readonly denied_features: readonly StoreFeature[]
}

/** Finds a product that is shown. */
export const findQuestionedGoods = (goodsId: number) =>
  query((db): Promise<QuestionedGoods | undefined> =>
    db
      .selectFrom('goods')
      .innerJoin('stores', 'stores.id', 'goods.store_id')
      .select(['goods.id', 'goods.store_id', 'stores.denied_features'])
      .where('goods.id', '=', goodsId)
      .where(isPublic)
      .executeTakeFirst(),
  )

/** True for an option of a product that can be ordered by itself. */
export const isOptionOf = (goodsId: number, optionId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('goods_options')
      .select('id')
      .where('id', '=', optionId)
      .where('goods_id', '=', goodsId)
      .where('kind', '=', 'OPTION')
      .executeTakeFirst()
    return row !== undefined
  })

/** Adds a question. */
export const insertQuestion = (question: Omit<Insertable<GoodsQuestions>, 'id'>) =>
  query((db): Promise<QuestionRow> =>
    db
      .insertInto('goods_questions')
      .values(question)
      .returning(COLUMNS.goods_questions)
      .executeTakeFirstOrThrow(),
  )

/** Locks a question until the transaction ends: an edit, an answer and a removal at once take turns. */
export const lockQuestion = (id: number) =>
  query((db): Promise<QuestionRow | undefined> =>
    db
      .selectFrom('goods_questions')
      .select(COLUMNS.goods_questions)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** A state to compare with and to set, with the columns that go with it. */
export type QuestionChange = {
  readonly id: number
  readonly from: InquiryStatus
  readonly to: Updateable<GoodsQuestions>
}

/** Compares and sets: changes a question only while its state is still `from`; `false` when it is not. */
export const updateQuestion = ({ id, from, to }: QuestionChange) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('goods_questions')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

export const insertQuestionHistory = (row: Insertable<GoodsQuestionHistory>) =>
  send((db) => db.insertInto('goods_question_history').values(row).compile())

/** Counts a member's questions about a product that wait for an answer. */
export const countWaitingQuestions = (memberId: number, goodsId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('goods_questions')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_id', '=', memberId)
      .where('goods_id', '=', goodsId)
      .where('state', 'in', ['WAIT', 'HOLD'])
      .executeTakeFirstOrThrow()
    return count
  })
