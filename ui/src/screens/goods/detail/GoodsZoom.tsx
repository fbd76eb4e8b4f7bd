import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { useModal } from '../../../parts/dialog/useModal.ts'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './GoodsZoom.module.css'

type GoodsZoomProps = {
  readonly name: string
  readonly picture: string
  readonly onDismiss: () => void
}

/** One picture over the whole screen; a tap makes it twice as large, to be moved about. */
export function GoodsZoom({ name, picture, onDismiss }: GoodsZoomProps) {
  const dialog = useModal()
  const [isLarge, setLarge] = useState(false)
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      tabIndex={-1}
      aria-label={`${name} 사진`}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <div className={styles.close}>
        <IconButton icon={X} label="닫기" onClick={onDismiss} />
      </div>
      <div className={styles.view}>
        <button
          type="button"
          className={styles.picture}
          data-large={isLarge}
          aria-label={isLarge ? '작게 보기' : '더 크게 보기'}
          onClick={() => setLarge(!isLarge)}
        >
          <Img picture={picture} alt={`${name} 사진`} sizes={isLarge ? '200vw' : '100vw'} />
        </button>
      </div>
    </dialog>
  )
}
