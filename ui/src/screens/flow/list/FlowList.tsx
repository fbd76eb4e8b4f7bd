import { beginRun, runToHash } from '@jangteo/core/flow/run.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { RefObject } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { FLOW_INDEX } from '../flowIndex.gen.ts'
import styles from './FlowList.module.css'
import { KIND_NAMES } from '../flowNames.ts'
import { groupFlows } from './flowSearch.ts'
import type { FoundFlow } from './flowSearch.ts'

type FlowListProps = {
  /** The chart that is open; `null` while none is. */
  readonly current: string | null
  /** It is all that the page shows. */
  readonly isAlone: boolean
  readonly search: RefObject<HTMLInputElement | null>
  /** Reported when another chart is opened. */
  readonly onOpen: () => void
}

/** Every chart of the market, to find and to open. */
export function FlowList({ current, isAlone, search, onOpen }: FlowListProps) {
  const [text, setText] = useState('')
  const groups = groupFlows(FLOW_INDEX, useDeferredValue(text))
  return (
    <nav className={styles.list} aria-label="흐름">
      {isAlone ? null : <p className={styles.title}>흐름</p>}
      <div className={styles.finder}>
        <input
          ref={search}
          type="search"
          className={styles.search}
          aria-label="흐름 찾기"
          placeholder="이름, 상태, 이벤트 찾기"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </div>
      <VisuallyHidden>
        <output>{`흐름 ${groups.flatMap(({ flows }) => flows).length}개`}</output>
      </VisuallyHidden>
      {groups.length === 0 ? (
        <EmptyState icon={SearchX} title="찾는 흐름이 없어요" text="다른 말로 찾아보세요." />
      ) : null}
      {groups.map(({ domain, name, flows }) => (
        <section key={domain} className={styles.group} aria-label={name}>
          <h2 className={styles.domain}>{name}</h2>
          <ul>
            {flows.map((found) => (
              <li key={found.entry.id}>
                <FlowLink found={found} isCurrent={found.entry.id === current} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

type FlowLinkProps = Pick<FlowListProps, 'onOpen'> & {
  readonly found: FoundFlow
  readonly isCurrent: boolean
}

function FlowLink({ found, isCurrent, onOpen }: FlowLinkProps) {
  const { id, kind, label, states } = found.entry
  return (
    <AppLink
      className={styles.flow}
      to={`${routes.flows()}#${runToHash(beginRun(id))}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.kind} data-kind={kind}>
        {KIND_NAMES[kind]}
      </span>
      <span className={styles.code}>{id}</span>
      <span className={styles.figure}>{`상태 ${states}`}</span>
      {found.met.length === 0 ? null : <span className={styles.met}>{found.met.join(', ')}</span>}
    </AppLink>
  )
}
