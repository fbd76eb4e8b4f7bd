import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { useRail } from '../../../parts/layout/useRail.ts'
import styles from './GoodsGallery.module.css'

const SIZES = '(min-width: 1200px) 560px, (min-width: 674px) 46vw, 100vw'
const THUMBNAIL_SIZES = '64px'

const loadZoom = () => import('./GoodsZoom.tsx')
const GoodsZoom = lazy(async () => ({ default: (await loadZoom()).GoodsZoom }))

function warmZoom(): void {
  loadZoom().catch(() => null)
}

type GoodsGalleryProps = { readonly name: string; readonly pictures: readonly string[] }

/** The pictures of a product, to swipe or to move with the buttons; a tap shows one large. */
export function GoodsGallery({ name, pictures }: GoodsGalleryProps) {
  const { ref, index, show } = useRail(pictures.length)
  const zoom = useSheet('zoom')
  return (
    <div className={styles.gallery}>
      {pictures.length < 2 ? null : (
        <div className={styles.thumbnails}>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              className={styles.thumbnail}
              aria-label={`${place + 1}번째 사진 보기`}
              aria-current={place === index}
              onClick={() => show(place)}
            >
              <Img picture={picture} alt="" sizes={THUMBNAIL_SIZES} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage}>
        <ul ref={ref} className={styles.slides}>
          {pictures.map((picture, place) => (
            <li key={picture} className={styles.slide}>
              <button
                type="button"
                className={styles.picture}
                tabIndex={place === index ? undefined : -1}
                aria-label={`${name} 사진 ${place + 1} 크게 보기`}
                onPointerDown={warmZoom}
                onClick={zoom.open}
              >
                <Img
                  picture={picture}
                  alt={`${name} 사진 ${place + 1}`}
                  shape="showcase"
                  sizes={SIZES}
                  isPriority={place === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length < 2 ? null : (
          <div className={styles.moves}>
            <IconButton
              icon={ChevronLeft}
              iconSize="s"
              label="이전 사진"
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <span className={styles.count}>
              {index + 1}/{pictures.length}
            </span>
            <IconButton
              icon={ChevronRight}
              iconSize="s"
              label="다음 사진"
              disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
      <Suspense>
        {zoom.isOpen ? (
          <GoodsZoom
            name={name}
            picture={pictures[index] ?? pictures[0] ?? ''}
            onDismiss={zoom.dismiss}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
