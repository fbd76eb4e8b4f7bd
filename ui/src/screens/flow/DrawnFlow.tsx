import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { sendInRun } from '@jangteo/core/flow/run.rules'
import { useMemo } from 'react'
import { CoverageNote } from './CoverageNote.tsx'
import styles from './DrawnFlow.module.css'
import { FlowCanvas } from './FlowCanvas.tsx'
import { FlowHead } from './FlowHead.tsx'
import { lightOfRun, lightOfScene, stepOfKey } from './flowScene.ts'
import type { FlowScene } from './flowScene.ts'
import { useCoverage } from './useCoverage.ts'
import { useModule, usePlaying } from './usePlaying.ts'

type DrawnFlowProps = {
  readonly run: FlowRun
  readonly scene: FlowScene | null
  /** The state whose card is open; `null`: none. */
  readonly selected: string | null
  readonly onSelect: (state: string) => void
  readonly onRun: (run: FlowRun) => void
}

/** What is drawn: the run, or the scene of a panel. */
export function DrawnFlow({ run: wanted, scene, selected, onSelect, onRun }: DrawnFlowProps) {
  const module = useModule(scene?.chart ?? wanted.chart)
  const { CHART: chart } = module
  const { playing, run } = usePlaying(wanted)
  const coverage = useCoverage(chart.id)
  const { counts } = coverage
  const light = useMemo(() => {
    const lit = scene === null ? lightOfRun(playing) : lightOfScene(chart, scene)
    return { ...lit, selected, counts }
  }, [scene, playing, chart, selected, counts])
  return (
    <div className={styles.drawn}>
      <div>
        <FlowHead chart={chart} coverage={coverage} />
        <CoverageNote coverage={coverage} chart={chart} />
      </div>
      <div className={styles.drawing}>
        <FlowCanvas
          module={module}
          light={light}
          onState={onSelect}
          onStep={(key) => onRun(sendInRun(run, stepOfKey(key).event))}
        />
      </div>
    </div>
  )
}
