import { MAIN_PAGE_LABELS } from '@jangteo/core/display/mainGroup.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCalls } from '../../staff/staffCalls.ts'
import { ComposerForm } from './ComposerForm.tsx'
import type { RevisionContent } from './draftGroups.ts'
import { RevisionList } from './RevisionList.tsx'
import styles from './Composer.module.css'

type MainComposerProps = { readonly page: MainPage }

/** A page that is composed of groups: the form with its preview, and what was saved and published before. */
export function MainComposer({ page }: MainComposerProps) {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorMain.revisions.queryOptions({ input: { page } }),
    staleTime: 0,
  })
  const { publishedRevisionId, revisionList } = data
  const [begun, setBegun] = useState(publishedRevisionId)
  const shared = { page, publishedRevisionId }
  return (
    <div className={styles.page}>
      {begun === null ? (
        <ComposerForm {...shared} content={emptyContent(page)} />
      ) : (
        <BegunForm key={begun} {...shared} revisionId={begun} />
      )}
      <RevisionList
        page={page}
        revisions={revisionList}
        publishedRevisionId={publishedRevisionId}
        onBegin={setBegun}
      />
    </div>
  )
}

function emptyContent(page: MainPage): RevisionContent {
  const title = MAIN_PAGE_LABELS[page]
  return { title, groupList: [], goodsList: [], storeList: [], categoryList: [] }
}

type BegunFormProps = MainComposerProps & {
  readonly publishedRevisionId: number | null
  readonly revisionId: number
}

function BegunForm({ revisionId, ...rest }: BegunFormProps) {
  const { data } = useSuspenseQuery(
    staffCalls.operatorMain.revision.queryOptions({ input: { id: revisionId } }),
  )
  return <ComposerForm {...rest} content={data} />
}
