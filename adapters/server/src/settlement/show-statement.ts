import { toPage } from '@jangteo/core/navigation/paging.rules'
import { STATEMENT_TABLE } from '@jangteo/core/settlement/statement.table.gen'
import { listEntries, sumEntries } from '@jangteo/postgres/settlement/entry-list.store'
import {
  findListedStatement,
  type ListedStatementRow,
} from '@jangteo/postgres/settlement/statement-list.store'
import {
  listStatementSteps,
  type StatementStepRow,
} from '@jangteo/postgres/settlement/statement.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toEntry, toOperatorCard, toStatementCard, toSums } from './statement-answer.ts'

type DetailInput = { readonly id: string; readonly page: number; readonly size: number }

type Found = Effect.fn.Return<ListedStatementRow, Refused<'STATEMENT_NOT_FOUND'>, Db | WireIds>

/** Finds a statement by its sealed id. Refusal: STATEMENT_NOT_FOUND. */
export const findStatement = Effect.fnUntraced(function* (sealedId: string): Found {
  const id = yield* openId('statement', sealedId, refused('STATEMENT_NOT_FOUND'))
  const statement = yield* findListedStatement(id)
  return statement ?? (yield* refused('STATEMENT_NOT_FOUND'))
})

/** Finds a statement of the calling store; another store's is answered as an unknown one. Refusal: STATEMENT_NOT_FOUND. */
export const findOwnStatement = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<ListedStatementRow, Refused<'STATEMENT_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const statement = yield* findStatement(sealedId)
  return statement.store_id === storeId ? statement : yield* refused('STATEMENT_NOT_FOUND')
})

function actionOf({ event, to_state: to }: StatementStepRow): string {
  for (const row of Object.values(STATEMENT_TABLE.steps)) {
    const step = Object.entries(row)
      .filter(([name]) => name === event)
      .flatMap(([, steps]) => steps)
      .find(({ target }) => target === to)
    if (step !== undefined) return step.meta.action
  }
  return event
}

const loadParts = Effect.fnUntraced(function* (
  statement: ListedStatementRow,
  { page: number, size }: DetailInput,
) {
  const { id: statementId, entry_count: totalElements } = statement
  const entries = yield* listEntries({ statementId, offset: number * size, limit: size })
  const steps = yield* listStatementSteps(statementId)
  return {
    sums: toSums(yield* sumEntries(statementId)),
    entries: {
      ...toPage(entries, { number, size, totalElements }),
      content: entries.map(toEntry),
    },
    steps: steps.map((step) => ({
      actorEnum: step.actor,
      action: actionOf(step),
      stateEnum: step.to_state,
      memo: step.memo,
      at: step.at.toISOString(),
    })),
  }
})

/** Shows a statement of the calling store. Refusal: STATEMENT_NOT_FOUND. */
export const showOwnStatement = Effect.fnUntraced(function* (input: DetailInput) {
  const statement = yield* findOwnStatement(input.id)
  const card = toStatementCard(yield* WireIds, statement)
  return { statement: card, ...(yield* loadParts(statement, input)) }
})

/** Shows a statement of any store to an operator. Refusal: STATEMENT_NOT_FOUND. */
export const showStatement = Effect.fnUntraced(function* (input: DetailInput) {
  const statement = yield* findStatement(input.id)
  const card = toOperatorCard(yield* WireIds, statement, yield* Clock.currentTimeMillis)
  return { statement: card, ...(yield* loadParts(statement, input)) }
})
