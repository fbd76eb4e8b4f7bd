import { Button } from '../action/Button.tsx'
import { Callout } from '../text/Callout.tsx'
import styles from './FilePicker.module.css'
import type { useUpload } from './useUpload.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type FileProgressProps = {
  readonly upload: ReturnType<typeof useUpload>
  /** Number of have arrived. */
  readonly count: number
}

/** Progress: how far files on their way are, what went wrong, and what can be done about it. */
export function FileProgress({ upload, count }: FileProgressProps) {
  const { view, share, retry, dismiss } = upload
  const { noticeText } = view
  return (
    <>
      {view.isBusy ? (
        <div className={styles.progress}>
          <progress className={styles.bar} value={share} max={1} aria-label="파일 올리는 중" />
          <Button variant="quiet" size="s" onClick={dismiss}>
            그만두기
          </Button>
        </div>
      ) : null}
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      {view.isRefused ? (
        <div className={styles.actions}>
          <Button variant="outline" size="s" onClick={dismiss}>
            이 파일 빼기
          </Button>
        </div>
      ) : null}
      {view.canRetry ? (
        <div className={styles.actions}>
          <Button variant="outline" size="s" onClick={retry}>
            다시 올리기
          </Button>
          <Button variant="quiet" size="s" onClick={dismiss}>
            그만두기
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <output>
          {view.isBusy ? `파일 ${view.leftCount}개를 올리고 있어요.` : `올린 파일 ${count}개`}
        </output>
      </VisuallyHidden>
    </>
  )
}
