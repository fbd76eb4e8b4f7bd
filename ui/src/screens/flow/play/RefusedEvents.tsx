import type { FlowChart, FlowState } from '@jangteo/core/flow/flow.codes'
import { ChevronRight } from 'lucide-react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { eventName } from '../flowNames.ts'
import styles from '../FlowPanel.module.css'
import { refusalOf } from './flowPlay.ts'
import { refusalLine } from './flowText.ts'

type RefusedEventsProps = { readonly chart: FlowChart; readonly state: FlowState }

/** The events of the chart that the state has no step for, and what whoever sends one is reported. */
export function RefusedEvents({ chart, state }: RefusedEventsProps) {
  const own = new Set(state.steps.map(({ event }) => event))
  const all = new Set(chart.states.flatMap(({ steps }) => steps.map(({ event }) => event)))
  const others = [...all].filter((event) => !own.has(event))
  if (others.length === 0) return null
  const { otherwise } = state
  return (
    <details className={styles.others}>
      <summary className={styles.summary}>
        <span className={styles.fold}>
          <Icon of={ChevronRight} size="s" />
        </span>
        {otherwise === null ? '지나치는 이벤트' : '거절하는 이벤트'} {others.length}
      </summary>
      <p className={styles.remark}>{refusalLine(refusalOf(chart, otherwise))}</p>
      <ul className={styles.events}>
        {others.map((event) => (
          <li key={event}>{eventName(event)}</li>
        ))}
      </ul>
    </details>
  )
}
