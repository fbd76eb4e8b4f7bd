import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { showRunAt } from '@jangteo/core/flow/run.rules'
import { use, useMemo } from 'react'
import type { FlowModule } from '../flowIndex.ts'
import { createPlayer } from './flowPlay.ts'
import { loadFlow } from '../loadFlow.ts'

/** The chart of an id; suspends until it is there. Throws for a chart that is not in the list. */
export function useModule(id: string): FlowModule {
  const loading = loadFlow(id)
  if (loading === null) throw new Error(`no chart ${id}`)
  return use(loading)
}

/** A run played, and the run as far as it can be. */
export function usePlaying(run: FlowRun) {
  const module = useModule(run.chart)
  const play = useMemo(() => createPlayer(module), [module])
  const playing = useMemo(() => play(run), [play, run])
  return { module, playing, run: showRunAt(run, playing.at) }
}
