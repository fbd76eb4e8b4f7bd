import type { FlowCoverage } from '@jangteo/core/flow/flow.codes'
import { deskCalls } from '../../desk/deskData.ts'

/** Reason why there is no coverage to show. */
export const NO_COVERAGE_TEXT = '아직 시험을 돌린 적이 없어요. npm test를 돌리면 여기에 나타나요.'

/**
 * Count of runs of each step in the last run of the tests; `null` when none has run on the machine of the server yet.
 */
export async function loadCoverage(): Promise<FlowCoverage | null> {
  const { countedAt, charts } = await deskCalls.coverage.call({})
  return countedAt === null ? null : charts
}
