import { beginRun } from '@jangteo/core/flow/run.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Workflow } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useMedia } from '../../parts/layout/useMedia.ts'
import { FLOW_INDEX } from './flowIndex.gen.ts'
import { FlowList } from './list/FlowList.tsx'
import { tabOfChart } from './flowPanels.ts'
import type { FlowTab } from './flowPanels.ts'
import styles from './FlowsScreen.module.css'
import { FlowViewer } from './FlowViewer.tsx'
import { useFlowRun } from './play/useFlowRun.ts'

/** Chart that is open where there is room for a list and a chart. */
const FIRST_CHART = 'orderItem'

/** For developers: every statechart of the market, to look at and to play. */
export function FlowsScreen() {
  const { run, change } = useFlowRun()
  const [params] = useSearchParams()
  const isWide = useMedia('(min-width: 1024px)')
  const search = useRef<HTMLInputElement>(null)
  const [tab, setTab] = useState<FlowTab>(params.has('order') ? 'order' : 'simulator')
  const isOpen = run !== null || isWide || params.has('order')
  const open = isOpen ? (run ?? beginRun(FIRST_CHART)) : null
  const list = (
    <div className={styles.list}>
      <FlowList
        current={open?.chart ?? null}
        isAlone={open === null}
        search={search}
        onOpen={() => setTab(tabOfChart)}
      />
    </div>
  )
  return (
    <>
      <title>{open === null ? '흐름 - 장터' : `${labelOf(open.chart)} 흐름 - 장터`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="흐름" isHeading={open === null} width="page" />
      <div className={styles.page} data-open={open !== null}>
        {isWide || open === null ? list : null}
        {open === null ? null : (
          <div className={styles.viewer}>
            {FLOW_INDEX.some(({ id }) => id === open.chart) ? (
              <FlowViewer
                key={open.chart}
                run={open}
                onRun={change}
                tab={tab}
                onTab={setTab}
                search={search}
              />
            ) : (
              <UnknownFlow id={open.chart} />
            )}
          </div>
        )}
      </div>
    </>
  )
}

function labelOf(chart: string): string {
  return FLOW_INDEX.find(({ id }) => id === chart)?.label ?? '없는'
}

function UnknownFlow({ id }: { readonly id: string }) {
  return (
    <EmptyState
      icon={Workflow}
      title="없는 흐름이에요"
      text={`링크가 말하는 ${id} 흐름은 이름이 바뀌었거나 없어졌어요.`}
      headingLevel={1}
    >
      <ButtonLink to={routes.flows()} variant="outline">
        모든 흐름
      </ButtonLink>
    </EmptyState>
  )
}
