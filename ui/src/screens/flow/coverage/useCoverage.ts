import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadCoverage } from './coverage.ts'

/** Steps of a chart that the last run of the tests took, while somebody wants to see it. */
export type CoverageView = {
  readonly isOn: boolean
  readonly toggle: () => void
  /** `null`: not wanted, on its way, failed, or the last run took nothing of the chart. */
  readonly counts: Readonly<Record<string, number>> | null
  readonly failure: Error | null
  readonly isAbsent: boolean
}

export function useCoverage(chart: string): CoverageView {
  const [isOn, setOn] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['flow', 'coverage'],
    queryFn: loadCoverage,
    enabled: isOn,
    staleTime: 0,
  })
  const counts = data?.[chart] ?? null
  return {
    isOn,
    toggle: () => setOn(!isOn),
    counts: isOn ? counts : null,
    failure: isOn ? error : null,
    isAbsent: isOn && data !== undefined && counts === null,
  }
}
