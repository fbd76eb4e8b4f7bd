import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { NO_COVERAGE_TEXT } from './coverage.ts'
import styles from './FlowHead.module.css'
import type { CoverageView } from './useCoverage.ts'

type CoverageNoteProps = { readonly coverage: CoverageView; readonly chart: FlowChart }

function coverageText({ counts, failure, isAbsent }: CoverageView, chart: FlowChart): string {
  if (failure !== null) return refusalText(failure)
  if (isAbsent) return NO_COVERAGE_TEXT
  if (counts === null) return '불러오는 중이에요.'
  const keys = chart.states.flatMap(({ state, steps }) =>
    steps.map((step) => flowStepKey({ ...step, state })),
  )
  const taken = keys.map((key) => counts[key] ?? 0)
  const total = taken.reduce((sum, count) => sum + count, 0)
  const covered = taken.filter((count) => count > 0).length
  return `지난 시험이 단계 ${keys.length}개 가운데 ${covered}개를 모두 ${formatNumber(total)}번 지나갔어요.`
}

/** Numbers behind the colours of the coverage, or why there are none. */
export function CoverageNote({ coverage, chart }: CoverageNoteProps) {
  return (
    <output className={styles.coverage}>
      {coverage.isOn ? coverageText(coverage, chart) : null}
    </output>
  )
}
