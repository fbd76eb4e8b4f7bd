import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { MAIN_REVISION_STATE_LABELS } from '@jangteo/core/display/mainGroup.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { Badge } from '../../../parts/text/Badge.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Composer.module.css'
import { PUBLISHED_TEXT } from './useComposer.ts'

type Revision = StaffAnswers['operatorMain']['revisions']['revisionList'][number]

type RevisionListProps = {
  readonly page: MainPage
  readonly revisions: readonly Revision[]
  readonly publishedRevisionId: number | null
  readonly onBegin: (revisionId: number) => void
}

/** The drafts and publications of before, to go on with or to go back to. */
export function RevisionList({ revisions, publishedRevisionId, onBegin }: RevisionListProps) {
  const queryKey = staffCalls.operatorMain.revisions.key()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const restore = useMutation(
    staffCalls.operatorMain.restore.mutationOptions(
      useSaving({
        text: PUBLISHED_TEXT,
        stale: [queryKey],
        onDone: ({ revisionId }) => onBegin(revisionId),
      }),
    ),
  )
  const ask = async ({ revisionId: id, title }: Revision) => {
    const isSure = await confirm({
      title: `${title} (${id}번) 전시로 되돌릴까요?`,
      text: '지금 보이는 화면이 한 번에 바뀌어요. 초안은 그대로 있어요.',
      acceptLabel: '되돌리기',
    })
    if (!isSure) return
    restore.mutate(
      { id, publishedRevisionId },
      // Another publication may have come first; the next try begins from it.
      { onError: () => void queryClient.invalidateQueries({ queryKey }) },
    )
  }
  return (
    <section className={styles.history} aria-label="저장한 전시">
      <h2 className={styles.previewTitle}>저장한 전시</h2>
      <ul className={styles.revisions}>
        {revisions.map((revision) => (
          <li key={revision.revisionId} className={styles.revision}>
            <div className={styles.revisionFacts}>
              <p className={styles.revisionTitle}>
                {revision.revisionId}번 {revision.title}
              </p>
              <p className={styles.note}>
                코너 {revision.groupCount}개 ·{' '}
                {formatDateTime(Date.parse(revision.publishedAt ?? revision.createdAt))}
              </p>
            </div>
            <Badge tone={revision.stateEnum === 'PUBLISHED' ? 'inverse' : 'neutral'}>
              {MAIN_REVISION_STATE_LABELS[revision.stateEnum]}
            </Badge>
            <div className={styles.revisionActions}>
              <Button size="s" variant="outline" onClick={() => onBegin(revision.revisionId)}>
                이 내용으로 수정
              </Button>
              {revision.stateEnum === 'REPLACED' ? (
                <Button
                  size="s"
                  variant="outline"
                  isBusy={restore.isPending}
                  onClick={() => void ask(revision)}
                >
                  되돌리기
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
