import { HISTORY_CHARTS } from '@jangteo/core/flow/history.codes'
import { use } from 'react'
import { loadFlow } from '../loadFlow.ts'
import type { NameState } from './orderReplay.ts'

async function loadNames(): Promise<NameState> {
  const modules = await Promise.all(HISTORY_CHARTS.flatMap((id) => loadFlow(id) ?? []))
  const charts = modules.map((module) => module.CHART)
  return (id, state) => {
    const chart = charts.find((one) => one.id === id)
    return chart?.states.find((one) => one.state === state)?.label ?? null
  }
}

let loading: Promise<NameState> | null = null

/** The names of the states of the charts that have a history; suspends until they are there. */
export function useStateNames(): NameState {
  if (loading === null) {
    loading = loadNames()
    loading.catch(() => {
      loading = null
    })
  }
  return use(loading)
}
