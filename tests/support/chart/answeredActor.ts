import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

/** A question that a chart asked and that waits for its answer. */
export type Question<Output, Input> = {
  readonly input: Input
  readonly answer: (output: Output) => void
  readonly fail: () => void
}

/** An actor whose questions are stored, in order, and answered by the test. */
export type AnsweredActor<Output, Input> = {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly questions: readonly Question<Output, Input>[]
}

/** Stands in for an actor of a process chart. */
export function answeredActor<Output, Input>(): AnsweredActor<Output, Input> {
  const questions: Question<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        questions.push({ input, answer: resolve, fail: () => reject(new Error('no answer')) })
      }),
  )
  return { logic, questions }
}
