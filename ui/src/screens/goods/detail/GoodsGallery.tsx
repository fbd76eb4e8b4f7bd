import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { SCROLLED_BY_KEYS } from '../../../parts/dialog/keyScroll.ts'
import { useStrip } from '../../../parts/layout/useStrip.ts'
import styles from './GoodsGallery.module.css'

const SIZES = '(min-width: 1200px) 536px, (min-width: 674px) 46vw, 100vw'

type GoodsGalleryProps = { readonly name: string; readonly pictures: readonly string[] }

/** The pictures of a product, to swipe or to move with the buttons. */
export function GoodsGallery({ name, pictures }: GoodsGalleryProps) {
  const { ref, index, onScroll, show } = useStrip()
  return (
    <div className={styles.gallery}>
      <ul
        ref={ref}
        className={styles.slides}
        {...(pictures.length > 1 ? SCROLLED_BY_KEYS : {})}
        onScroll={onScroll}
      >
        {pictures.map((picture, place) => (
          <li key={picture} className={styles.slide}>
            <Img
              picture={picture}
              alt={`${name} 사진 ${place + 1}`}
              shape="showcase"
              sizes={SIZES}
              isPriority={place === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length < 2 ? null : (
        <div className={styles.moves}>
          <IconButton
            icon={ChevronLeft}
            label="이전 사진"
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <span>
            {index + 1} / {pictures.length}
          </span>
          <IconButton
            icon={ChevronRight}
            label="다음 사진"
            disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </div>
  )
}
