import { MAIN_PAGE_LABELS, MAIN_PAGES } from '@jangteo/core/display/mainGroup.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../parts/action/Chip.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import { DeskComposer } from './DeskComposer.tsx'
import { DeskGnb } from './DeskGnb.tsx'
import { DeskRevisionRow } from './DeskRevisionRow.tsx'

/** Composed pages and the navigation at the top: drafts, previews, publishing. */
export function DeskMains() {
  const [page, setPage] = useState<MainPage | 'GNB'>('HOME')
  return (
    <>
      <fieldset className={styles.events} aria-label="전시 선택">
        {MAIN_PAGES.map((each) => (
          <Chip key={each} isSelected={each === page} onSelect={() => setPage(each)}>
            {MAIN_PAGE_LABELS[each]}
          </Chip>
        ))}
        <Chip isSelected={page === 'GNB'} onSelect={() => setPage('GNB')}>
          메뉴
        </Chip>
      </fieldset>
      {page === 'GNB' ? <DeskGnb /> : <DeskMain key={page} page={page} />}
    </>
  )
}

function DeskMain({ page }: { readonly page: MainPage }) {
  const { data } = useSuspenseQuery({
    ...deskCalls.mainRevisions.queryOptions({ input: { page } }),
    staleTime: 0,
  })
  const { publishedRevisionId, revisionList } = data
  const [begun, setBegun] = useState(publishedRevisionId)
  return (
    <div className={styles.compose}>
      <DeskComposer
        key={begun}
        page={page}
        beginsWith={begun}
        publishedRevisionId={publishedRevisionId}
      />
      <ul className={styles.revisions}>
        {revisionList.map((revision) => (
          <DeskRevisionRow
            key={revision.revisionId}
            revision={revision}
            onBegin={() => setBegun(revision.revisionId)}
          />
        ))}
      </ul>
    </div>
  )
}
