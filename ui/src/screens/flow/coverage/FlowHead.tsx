import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import styles from './FlowHead.module.css'
import { KIND_NAMES, domainName, plannedText } from '../flowNames.ts'
import type { CoverageView } from './useCoverage.ts'

type FlowHeadProps = { readonly chart: FlowChart; readonly coverage: CoverageView }

/** Which chart it is, and what can be shown in its drawing. */
export function FlowHead({ chart, coverage }: FlowHeadProps) {
  const entry = CHARTS.find(({ id }) => id === chart.id)
  const planned = entry === undefined ? null : plannedText(entry)
  const steps = chart.states.flatMap((state) => state.steps)
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.title}>{chart.label}</h1>
        <p className={styles.facts}>
          <span>{chart.id}</span>
          {entry === undefined ? null : (
            <Badge tone={entry.kind === 'entity' ? 'positive' : 'neutral'}>
              {KIND_NAMES[entry.kind]}
            </Badge>
          )}
          {planned === null ? null : <Badge tone="inverse">{planned}</Badge>}
          <span className={styles.figures}>
            {[
              ...(entry === undefined ? [] : [domainName(entry.domain)]),
              `상태 ${chart.states.length}`,
              `단계 ${steps.length}`,
            ].join(' · ')}
          </span>
        </p>
      </div>
      <div className={styles.tools}>
        <Button
          size="s"
          variant={coverage.isOn ? 'inverse' : 'outline'}
          aria-pressed={coverage.isOn}
          onClick={coverage.toggle}
        >
          커버리지
        </Button>
        <span className={styles.all}>
          <ButtonLink size="s" variant="outline" to={routes.flows()}>
            모든 흐름
          </ButtonLink>
        </span>
      </div>
    </header>
  )
}
