import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { MAIN_REVISION_STATE_LABELS } from '@jangteo/core/display/mainGroup.codes'
import { Button } from '../../parts/action/Button.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './Desk.module.css'
import type { DeskRevision } from './deskMain.ts'
import { useRevisionSteps } from './useDeskMain.ts'

type DeskRevisionRowProps = { readonly revision: DeskRevision; readonly onBegin: () => void }

/** A revision of a composed page, and what may be done with it. */
export function DeskRevisionRow({ revision, onBegin }: DeskRevisionRowProps) {
  const { revisionId, title, stateEnum, groupCount, createdAt, publishedAt } = revision
  const steps = useRevisionSteps(revisionId)
  return (
    <li>
      <article className={styles.item} aria-label={`${revisionId}번 전시`}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <h2 className={styles.title}>
              {revisionId}번 {title}
            </h2>
            <p className={styles.order}>
              코너 {groupCount}개 · {formatDateTime(Date.parse(publishedAt ?? createdAt))}
            </p>
          </div>
          <Badge tone={stateEnum === 'PUBLISHED' ? 'inverse' : 'neutral'}>
            {MAIN_REVISION_STATE_LABELS[stateEnum]}
          </Badge>
        </div>
        <div className={styles.events}>
          <Button size="s" variant="outline" onClick={onBegin}>
            이 내용으로 쓰기
          </Button>
          {stateEnum === 'DRAFT' ? (
            <>
              <Button
                size="s"
                variant="outline"
                isBusy={steps.isPreviewing}
                onClick={steps.preview}
              >
                미리보기
              </Button>
              <Button
                size="s"
                variant="outline"
                isBusy={steps.isPublishing}
                onClick={steps.publish}
              >
                게시
              </Button>
            </>
          ) : null}
        </div>
      </article>
    </li>
  )
}
