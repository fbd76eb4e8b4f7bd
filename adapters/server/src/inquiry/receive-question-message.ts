import type { Db } from '@jangteo/postgres/database/db'
import { lockQuestion } from '@jangteo/postgres/inquiry/goods-question.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { advanceQuestion } from './advance-question.ts'

/** Hides a question that was reported; one that its writer removed meanwhile stays removed. */
export const receiveQuestionMessage = Effect.fnUntraced(function* ({
  id,
  event,
  atMs,
}: MessageTo<'question'>): Effect.fn.Return<void, never, Db | Receivers> {
  const question = yield* lockQuestion(id)
  if (question !== undefined) yield* advanceQuestion(question, { event, atMs })
})
