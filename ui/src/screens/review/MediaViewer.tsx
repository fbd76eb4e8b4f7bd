import { ChevronLeft, ChevronRight, Siren, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './MediaViewer.module.css'

type MediaViewerProps = {
  readonly media: readonly { readonly filesTypeEnum: 'IMAGE' | 'VIDEO'; readonly url: string }[]
  readonly place: number
  readonly onMove: (place: number) => void
  readonly onDismiss: () => void
  /** Reports the review that is shown; absent for one's own. */
  readonly onReport?: () => void
  /** The review that the medium belongs to. */
  readonly children?: ReactNode
}

/** One picture or video of reviews over the whole screen, with ways to the ones beside it. */
export function MediaViewer(props: MediaViewerProps) {
  const { media, place, onMove, onDismiss, onReport, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const shown = media[place]
  const move = (step: number) => {
    const next = place + step
    if (next >= 0 && next < media.length) onMove(next)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  if (shown === undefined) return null
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`리뷰 사진 ${place + 1}/${media.length}`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <div className={styles.bar}>
        <span>
          {place + 1} / {media.length}
        </span>
        <div className={styles.tools}>
          {onReport === undefined ? null : (
            <Button variant="text" size="s" onClick={onReport}>
              <Icon of={Siren} size="s" />
              신고
            </Button>
          )}
          <IconButton icon={X} label="닫기" onClick={onDismiss} />
        </div>
      </div>
      <div className={styles.stage}>
        {shown.filesTypeEnum === 'VIDEO' ? (
          <video key={shown.url} className={styles.shown} src={shown.url} controls playsInline>
            <track kind="captions" />
          </video>
        ) : (
          <img className={styles.shown} src={shown.url} alt={`리뷰 사진 ${place + 1}`} />
        )}
      </div>
      <div className={styles.ways}>
        <IconButton
          icon={ChevronLeft}
          label="이전 사진"
          disabled={place === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label="다음 사진"
          disabled={place === media.length - 1}
          onClick={() => move(1)}
        />
      </div>
      {children === undefined ? null : <div className={styles.review}>{children}</div>}
    </dialog>
  )
}
