import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { beginRun } from '@jangteo/core/flow/run.rules'
import { lazy, useState } from 'react'
import type { RefObject } from 'react'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { DrawnFlow } from './picture/DrawnFlow.tsx'
import { ExportPanel } from './play/ExportPanel.tsx'
import { FLOW_TABS } from './flowPanels.ts'
import type { FlowTab } from './flowPanels.ts'
import type { FlowScene } from './picture/flowScene.ts'
import styles from './FlowViewer.module.css'
import { FormSkeleton } from '../../parts/boundary/FormSkeleton.tsx'
import { Simulator } from './play/Simulator.tsx'
import { StateCards } from './play/StateCards.tsx'
import { useFlowKeys } from './useFlowKeys.ts'

const LiveActorsPanel = lazy(async () => ({
  default: (await import('./live/LiveActorsPanel.tsx')).LiveActorsPanel,
}))
const OrderReplayPanel = lazy(async () => ({
  default: (await import('./replay/OrderReplayPanel.tsx')).OrderReplayPanel,
}))

export type FlowViewerProps = {
  readonly run: FlowRun
  readonly onRun: (run: FlowRun) => void
  readonly tab: FlowTab
  readonly onTab: (tab: FlowTab) => void
  readonly search: RefObject<HTMLInputElement | null>
}

/** One chart: its drawing, and beside it what can be done with it. */
export function FlowViewer({ run, onRun, tab, onTab, search }: FlowViewerProps) {
  const [scene, setScene] = useState<FlowScene | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const keys = useFlowKeys(search)
  const drawn = scene?.chart ?? run.chart
  const open = (next: FlowTab) => {
    setScene(null)
    onTab(next)
  }
  const start = (state: string | null) => {
    open('simulator')
    onRun(beginRun(run.chart, state))
  }
  return (
    <div {...keys} className={styles.viewer} tabIndex={-1}>
      <QueryBoundary key={drawn} skeleton={<DrawingSkeleton />}>
        <DrawnFlow
          {...{ run, scene, pointed }}
          selected={tab === 'states' ? selected : null}
          onSelect={(state) => {
            open('states')
            setSelected(state)
          }}
          onRun={(next) => {
            open('simulator')
            onRun(next)
          }}
        />
      </QueryBoundary>
      <div className={styles.side}>
        <Tabs label="흐름 도구" tabs={FLOW_TABS} current={tab} onSelect={open} />
        <div className={styles.panel}>
          <QueryBoundary key={tab} skeleton={<FormSkeleton />}>
            {tab === 'simulator' ? <Simulator {...{ run, onRun }} onPoint={setPointed} /> : null}
            {tab === 'states' ? (
              <StateCards
                chart={run.chart}
                {...{ selected }}
                onSelect={setSelected}
                onStart={start}
              />
            ) : null}
            {tab === 'order' ? <OrderReplayPanel onShow={setScene} /> : null}
            {tab === 'live' ? <LiveActorsPanel onShow={setScene} /> : null}
            {tab === 'code' ? <ExportPanel chart={run.chart} /> : null}
          </QueryBoundary>
        </div>
      </div>
    </div>
  )
}

function DrawingSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="title" width="third" />
    </div>
  )
}
