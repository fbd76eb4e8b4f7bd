import { keywordCompletionChart } from '@jangteo/core/search/keywordCompletion.chart'
import type { Completion } from '@jangteo/core/search/keywordCompletion.chart'
import { keywordCompletionView } from '@jangteo/core/search/keywordCompletion.view'
import type { KeywordCompletionView } from '@jangteo/core/search/keywordCompletion.view'
import type { Calls } from '@jangteo/http/call/calls'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useInspection } from '../../lib/useInspection.ts'

async function complete(calls: Calls, keyword: string): Promise<readonly Completion[]> {
  const { content } = await calls.keyword.autoComplete.call({ keyword })
  return content.map(({ keyword: word, matches, kindEnum: kind, targetId }) => ({
    keyword: word,
    matches,
    kind,
    targetId,
  }))
}

/** Runs the chart of a field that completes keywords. */
export function useKeywordCompletion(): KeywordCompletionView {
  const calls = useCalls()
  const [machine] = useState(() =>
    keywordCompletionChart.provide({
      actors: {
        completeKeyword: fromPromise<readonly Completion[], string>(({ input }) =>
          complete(calls, input),
        ),
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return keywordCompletionView(snapshot, actor)
}
