import { ChevronLeft, ChevronRight, Siren, X } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, TouchEvent } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { useModal } from '../../parts/dialog/useModal.ts'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './MediaViewer.module.css'

type Medium = { readonly filesTypeEnum: 'IMAGE' | 'VIDEO'; readonly url: string }

type MediaViewerProps = {
  readonly media: readonly Medium[]
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
  const dialog = useModal()
  const shown = media[place]
  const lastPlace = media.length - 1
  const move = (step: number) => {
    const next = place + step
    if (next < 0 || next > lastPlace) return
    // The button that led here is disabled at either end, and would lose the focus.
    if (next === 0 || next === lastPlace) dialog.current?.focus()
    onMove(next)
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    // A video moves through its own time.
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  if (shown === undefined) return null
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-label={`${nameOf(shown, place)}/${media.length}`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <div className={styles.bar}>
        <output>
          {place + 1} / {media.length}
        </output>
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
      <Stage medium={shown} name={nameOf(shown, place)} onSwipe={move} />
      <div className={styles.ways}>
        <IconButton
          icon={ChevronLeft}
          label="이전"
          disabled={place === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label="다음"
          disabled={place === lastPlace}
          onClick={() => move(1)}
        />
      </div>
      {children === undefined ? null : <div className={styles.review}>{children}</div>}
    </dialog>
  )
}

function nameOf({ filesTypeEnum }: Medium, place: number): string {
  return `리뷰 ${filesTypeEnum === 'VIDEO' ? '동영상' : '사진'} ${place + 1}`
}

type StageProps = {
  readonly medium: Medium
  readonly name: string
  /** Called with 1 for a swipe towards the next one, with −1 for one back. */
  readonly onSwipe: (step: 1 | -1) => void
}

/** The medium itself. A picture is swiped; a video needs the finger for its own controls. */
function Stage({ medium: { filesTypeEnum, url }, name, onSwipe }: StageProps) {
  const swipe = useSwipe(onSwipe)
  return filesTypeEnum === 'VIDEO' ? (
    <div className={styles.stage}>
      <video key={url} className={styles.shown} src={url} controls playsInline aria-label={name}>
        <track kind="captions" />
      </video>
    </div>
  ) : (
    <div className={styles.stage} {...swipe}>
      <img key={url} className={styles.shown} src={url} alt={name} />
    </div>
  )
}

/** A finger that moved less, in pixels, has not swiped. */
const SWIPE_PX = 40

/** Handlers for the swipe of one finger, which is more sideways than up or down. */
function useSwipe(onSwipe: StageProps['onSwipe']) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first] = Array.from(touches)
      start.current =
        first === undefined || touches.length > 1 ? null : { x: first.clientX, y: first.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [last] = Array.from(changedTouches)
      if (start.current === null || last === undefined) return
      const sideways = last.clientX - start.current.x
      const upright = last.clientY - start.current.y
      start.current = null
      if (Math.abs(sideways) < Math.max(SWIPE_PX, Math.abs(upright))) return
      onSwipe(sideways < 0 ? 1 : -1)
    },
  }
}
