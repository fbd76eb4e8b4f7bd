import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Badge } from '../../parts/Badge.tsx'
import { Chip, ChipLink } from '../../parts/Chip.tsx'
import styles from './FlowHead.module.css'
import { KIND_NAMES, domainName } from './flowNames.ts'
import type { CoverageView } from './useCoverage.ts'

type FlowHeadProps = { readonly chart: FlowChart; readonly coverage: CoverageView }

/** Which chart it is, and what can be shown in its drawing. */
export function FlowHead({ chart, coverage }: FlowHeadProps) {
  const entry = CHARTS.find(({ id }) => id === chart.id)
  const steps = chart.states.flatMap((state) => state.steps)
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.title}>{chart.label}</h1>
        <p className={styles.facts}>
          <span>{chart.id}</span>
          {entry === undefined ? null : (
            <>
              <Badge tone={entry.kind === 'entity' ? 'positive' : 'neutral'}>
                {KIND_NAMES[entry.kind]}
              </Badge>
              <span>{domainName(entry.domain)}</span>
            </>
          )}
          <span className={styles.figures}>
            {`상태 ${chart.states.length} · 단계 ${steps.length}`}
          </span>
        </p>
      </div>
      <div className={styles.tools}>
        <Chip isSelected={coverage.isOn} onSelect={coverage.toggle}>
          커버리지
        </Chip>
        <span className={styles.all}>
          <ChipLink to={routes.flows()} isCurrent={false}>
            모든 흐름
          </ChipLink>
        </span>
      </div>
    </header>
  )
}
