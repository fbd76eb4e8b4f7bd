import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import type { FlowChart, FlowState, FlowStep } from '@jangteo/core/flow/flow.codes'
import { ChevronRight, CirclePlay } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { EffectList } from './EffectList.tsx'
import { eventName } from '../flowNames.ts'
import { refusalOf, stateOf } from './flowPlay.ts'
import { refusalLine } from './flowText.ts'
import styles from './StateCards.module.css'
import { useModule } from './usePlaying.ts'

type StateCardsProps = {
  /** The chart's id. */
  readonly chart: string
  /** The state whose card is open; `null`: none. */
  readonly selected: string | null
  readonly onSelect: (state: string | null) => void
  /** Begins a run in a state; `null`: in the first. */
  readonly onStart: (state: string | null) => void
}

/** Every state of a chart with all that it says of itself, one of them open. */
export function StateCards({ chart: id, selected, onSelect, onStart }: StateCardsProps) {
  const { CHART: chart } = useModule(id)
  return (
    <ul className={styles.cards}>
      {chart.states.map((state) => (
        <StateCard
          key={state.state}
          {...{ chart, state, onStart }}
          isOpen={state.state === selected}
          onToggle={() => onSelect(state.state === selected ? null : state.state)}
        />
      ))}
    </ul>
  )
}

type StateCardProps = Pick<StateCardsProps, 'onStart'> & {
  readonly chart: FlowChart
  readonly state: FlowState
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function StateCard({ chart, state, isOpen, onToggle, onStart }: StateCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={card} className={styles.card} data-open={isOpen}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.code}>{state.state}</span>
        <span className={styles.label}>{state.label}</span>
        <span className={styles.arrow}>
          <Icon of={ChevronRight} size="s" />
        </span>
      </button>
      {isOpen ? <StateFacts {...{ chart, state, onStart }} /> : null}
    </li>
  )
}

function StateFacts({ chart, state, onStart }: Omit<StateCardProps, 'isOpen' | 'onToggle'>) {
  const { otherwise, tags, entry, asks, steps } = state
  return (
    <div className={styles.body}>
      <dl className={styles.facts}>
        <Fact name="태그">
          {tags.length === 0 ? '없음' : tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
        </Fact>
        <Fact name="들어올 때">
          {entry.length + asks.length === 0 ? (
            '없음'
          ) : (
            <EffectList effects={entry} keeps={chart.keeps} asks={asks} />
          )}
        </Fact>
        <Fact name="다른 이벤트">{refusalLine(refusalOf(chart, otherwise))}</Fact>
      </dl>
      {steps.length === 0 ? <p className={styles.end}>여기서 나가는 길은 없어요.</p> : null}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepFacts key={`${step.event} ${step.index}`} {...{ chart, step }} />
        ))}
      </ul>
      <Button
        variant="outline"
        size="s"
        onClick={() => onStart(state.state === chart.start ? null : state.state)}
      >
        <Icon of={CirclePlay} size="s" />
        여기서 시작하기
      </Button>
    </div>
  )
}

type FactProps = { readonly name: string; readonly children: ReactNode }

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.said}>{children}</dd>
    </div>
  )
}

function StepFacts({ chart, step }: { readonly chart: FlowChart; readonly step: FlowStep }) {
  const target = stateOf(chart, step.target)
  return (
    <li className={styles.step}>
      <p className={styles.way}>
        <strong>{step.action}</strong>
        <span>{`→ ${target.state} ${target.label}`}</span>
      </p>
      <p className={styles.by}>{`${STEP_ACTOR_LABELS[step.actor]} · ${eventName(step.event)}`}</p>
      {step.guard === null ? null : (
        <p className={styles.guard}>
          <Badge tone="inverse">{step.guard}</Badge>
          {step.otherwise === null ? null : (
            <span>{`아니면 ${refusalLine(refusalOf(chart, step.otherwise))}`}</span>
          )}
        </p>
      )}
      <EffectList effects={step.effects} keeps={chart.keeps} asks={[]} />
    </li>
  )
}
