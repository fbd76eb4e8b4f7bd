import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { DB, GoodsQuestions } from '@jangteo/postgres/database/schema.gen'
import type { Insertable, Transaction } from 'kysely'
import { DEMO_GOODS } from './catalogue.ts'
import { rootOfLeaf } from './categories.ts'
import { DEMO_MEMBERS } from './members.data.ts'
import { COMMON_QUESTIONS, QUESTIONS_OF_ROOTS, type QuestionSeed } from './questions.data.ts'
import { createDice } from './snapshots/dice.ts'

const SEED = 20_251_121
/** Most questions about one product. */
const QUESTION_COUNT_MAX = 6
const DAYS = 45
/** A seller answers within a business day. */
const ANSWER_HOURS_MAX = 20

type Questioned = { readonly id: number; readonly store_id: number; readonly root: string }
type Row = Insertable<GoodsQuestions>

/** Questions about one product, drawn from those of its kind: each at most once. */
function drawQuestions(root: string, dice: () => number): readonly QuestionSeed[] {
  const pool = [...(QUESTIONS_OF_ROOTS[root] ?? []), ...COMMON_QUESTIONS]
  const count = Math.floor(dice() * (QUESTION_COUNT_MAX + 1))
  return pool
    .map((seed) => ({ seed, place: dice() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ seed }) => seed)
}

/** Row of a question; one without an answer is a day old at most. */
function rowOf(
  { topic, text, answer, isSecret }: QuestionSeed,
  facts: { readonly goods: Questioned; readonly memberId: number; readonly dice: () => number },
  nowMs: number,
): Row {
  const { goods, memberId, dice } = facts
  const ageMs = answer === null ? dice() * DAY_MS + HOUR_MS : (1 + dice() ** 2 * DAYS) * DAY_MS
  const askedAtMs = nowMs - ageMs
  const answeredAt =
    answer === null ? null : new Date(askedAtMs + (1 + dice() * ANSWER_HOURS_MAX) * HOUR_MS)
  return {
    goods_id: goods.id,
    store_id: goods.store_id,
    member_id: memberId,
    topic,
    option_id: null,
    text,
    is_secret: isSecret === true,
    state: answer === null ? 'WAIT' : 'DONE',
    asked_at: new Date(askedAtMs),
    answer,
    answered_at: answeredAt,
    state_changed_at: answeredAt ?? new Date(askedAtMs),
  }
}

/** Loads questions about the listed products, some of them answered, in the order in which they were asked. */
export async function insertQuestions(trx: Transaction<DB>, nowMs: number): Promise<void> {
  const roots = DEMO_GOODS.map(({ goods }) => rootOfLeaf(goods.category))
  const dice = createDice(SEED)
  const members = await trx
    .selectFrom('members')
    .select('id')
    .where('id', '>', DEMO_MEMBERS.length)
    .where('membership_type', '=', 'MEMBER')
    .orderBy('id')
    .execute()
  const goods = await trx
    .selectFrom('goods')
    .select(['id', 'store_id'])
    .where('listing', '=', 'LISTED')
    .where('id', '<=', roots.length)
    .orderBy('id')
    .execute()
  const rows = goods.flatMap(({ id, store_id }) => {
    const root = roots[id - 1] ?? ''
    return drawQuestions(root, dice).map((seed) => {
      const memberId = members[Math.floor(dice() * members.length)]?.id ?? 1
      return rowOf(seed, { goods: { id, store_id, root }, memberId, dice }, nowMs)
    })
  })
  const inOrder = rows.toSorted((one, other) => Number(one.asked_at) - Number(other.asked_at))
  await trx.insertInto('goods_questions').values(inOrder).execute()
}
