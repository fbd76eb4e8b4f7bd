import { Button } from '../action/Button.tsx'
import { Callout } from '../text/Callout.tsx'
import styles from './FilePicker.module.css'
import type { useUpload } from './useUpload.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type FileProgressProps = {
  readonly upload: ReturnType<typeof useUpload>
  /** Number of files on the server. */
  readonly count: number
}

/** Progress of files on their way, with what went wrong and the ways on. */
export function FileProgress({ upload, count }: FileProgressProps) {
  const { view, share } = upload
  const { noticeText, retry, dismiss } = view
  return (
    <>
      {view.isBusy ? (
        <div className={styles.progress}>
          <progress className={styles.bar} value={share} max={1} aria-label="파일 올리는 중" />
          <Button variant="quiet" size="s" onClick={dismiss}>
            취소
          </Button>
        </div>
      ) : null}
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      {view.isRefused ? (
        <div className={styles.actions}>
          <Button variant="outline" size="s" onClick={dismiss}>
            삭제
          </Button>
        </div>
      ) : null}
      {view.canRetry ? (
        <div className={styles.actions}>
          <Button variant="outline" size="s" onClick={retry}>
            다시 시도
          </Button>
          <Button variant="quiet" size="s" onClick={dismiss}>
            취소
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <output>
          {view.isBusy
            ? `파일 ${view.pending.length}개를 올리고 있어요.`
            : `첨부한 파일 ${count}개`}
        </output>
      </VisuallyHidden>
    </>
  )
}
