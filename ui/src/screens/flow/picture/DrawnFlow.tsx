import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { sendInRun } from '@jangteo/core/flow/run.rules'
import { useMemo } from 'react'
import { useToast } from '../../../parts/toast/toast.ts'
import { CoverageNote } from '../coverage/CoverageNote.tsx'
import styles from './DrawnFlow.module.css'
import { FlowCanvas } from './FlowCanvas.tsx'
import { FlowHead } from '../coverage/FlowHead.tsx'
import { lightOfRun, lightOfScene, stepOfKey } from './flowScene.ts'
import type { FlowScene } from './flowScene.ts'
import { refusalLine } from '../play/flowText.ts'
import { useCoverage } from '../coverage/useCoverage.ts'
import { useModule, usePlaying } from '../play/usePlaying.ts'

type DrawnFlowProps = {
  readonly run: FlowRun
  readonly scene: FlowScene | null
  /** The state whose card is open; `null`: none. */
  readonly selected: string | null
  /** The step that is pointed at beside the drawing; `null`: none. */
  readonly pointed: string | null
  readonly onSelect: (state: string) => void
  readonly onRun: (run: FlowRun) => void
}

/** Drawn content: the run, or the scene of a panel. */
export function DrawnFlow(props: DrawnFlowProps) {
  const { run: wanted, scene, selected, pointed, onSelect, onRun } = props
  const toast = useToast()
  const module = useModule(scene?.chart ?? wanted.chart)
  const { CHART: chart } = module
  const { playing, run } = usePlaying(wanted)
  const coverage = useCoverage(chart.id)
  const { counts } = coverage
  const light = useMemo(() => {
    const lit = scene === null ? lightOfRun(playing) : lightOfScene(chart, scene)
    return { ...lit, selected, pointed, counts }
  }, [scene, playing, chart, selected, pointed, counts])
  const press = (key: string) => {
    const { event } = stepOfKey(key)
    const offer = playing.offers.find(({ step }) => step.event === event)
    if (offer === undefined) return
    if (offer.status === 'refused') toast({ text: `거절: ${refusalLine(offer.refusal)}` })
    else onRun(sendInRun(run, event))
  }
  return (
    <div className={styles.drawn}>
      <div>
        <FlowHead chart={chart} coverage={coverage} />
        <CoverageNote coverage={coverage} chart={chart} />
      </div>
      <div className={styles.drawing}>
        <FlowCanvas module={module} light={light} onState={onSelect} onStep={press} />
      </div>
    </div>
  )
}
