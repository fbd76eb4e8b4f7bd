import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { hashToRun, runToHash } from '@jangteo/core/flow/run.rules'
import { useMemo } from 'react'
import { useLocation, useNavigate } from '../../../lib/router.ts'

/** The run that the address describes, and what changes it: the address is the only place where it is stored. */
export function useFlowRun() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const run = useMemo(() => hashToRun(hash), [hash])
  const change = (next: FlowRun) =>
    void navigate({ search, hash: runToHash(next) }, { replace: true, preventScrollReset: true })
  return { run, change }
}
