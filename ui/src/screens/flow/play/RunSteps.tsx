import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { showRunAt } from '@jangteo/core/flow/run.rules'
import { EffectList } from './EffectList.tsx'
import type { FlowModule } from '../flowIndex.ts'
import { eventName } from '../flowNames.ts'
import styles from '../FlowPanel.module.css'
import { stateOf } from './flowPlay.ts'
import type { Playing } from './flowPlay.ts'

type RunStepsProps = {
  readonly module: FlowModule
  readonly playing: Playing
  readonly run: FlowRun
  readonly onRun: (run: FlowRun) => void
}

/** Steps so far and their effects; every step leads back to its moment. */
export function RunSteps({ module, playing, run, onRun }: RunStepsProps) {
  const { CHART: chart } = module
  const start = stateOf(chart, run.start ?? chart.start)
  const isAt = (at: number) => (playing.at === at ? 'step' : undefined)
  return (
    <section className={styles.block} aria-label="지나온 단계">
      <h2 className={styles.title}>지나온 단계 {playing.taken.length}</h2>
      <ol className={styles.steps}>
        <li className={styles.step} aria-current={isAt(0)}>
          <button type="button" className={styles.jump} onClick={() => onRun(showRunAt(run, 0))}>
            <span className={styles.number}>0</span>
            <span className={styles.done}>시작</span>
            <span className={styles.became}>{`${start.state} ${start.label}`}</span>
          </button>
        </li>
        {playing.taken.map(({ step, effects, asks }, index) => (
          <li
            // A run never changes its order: a step is where it stands.
            key={`${String(index)} ${step.event}`}
            className={styles.step}
            aria-current={isAt(index + 1)}
            data-ahead={index >= playing.at}
          >
            <button
              type="button"
              className={styles.jump}
              onClick={() => onRun(showRunAt(run, index + 1))}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.done}>{step.action}</span>
              <span className={styles.became}>
                {`${step.target} ${stateOf(chart, step.target).label}`}
              </span>
              <span className={styles.by}>
                {`${STEP_ACTOR_LABELS[step.actor]} · ${eventName(step.event)}`}
              </span>
            </button>
            <div className={styles.followed}>
              <EffectList {...{ effects, asks }} keeps={chart.keeps} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
