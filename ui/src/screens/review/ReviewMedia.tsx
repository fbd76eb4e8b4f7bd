import { Play } from 'lucide-react'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './Review.module.css'

type Medium = {
  readonly filesTypeEnum: 'IMAGE' | 'VIDEO'
  readonly url: string
  readonly thumbnailUrl: string | null
}

type ReviewMediaProps = {
  readonly media: readonly Medium[]
  /** Hears of a tap on one, by its place. */
  readonly onOpen: (place: number) => void
  readonly look?: 'grid' | 'strip'
}

/** Pictures and videos of reviews, each opens larger. */
export function ReviewMedia({ media, onOpen, look = 'strip' }: ReviewMediaProps) {
  return (
    <ul className={look === 'grid' ? styles.grid : styles.strip}>
      {media.map(({ url, thumbnailUrl, filesTypeEnum }, place) => (
        <li key={url}>
          <button
            type="button"
            className={styles.medium}
            aria-label={`리뷰 ${filesTypeEnum === 'VIDEO' ? '동영상' : '사진'} ${place + 1} 크게 보기`}
            onClick={() => onOpen(place)}
          >
            {thumbnailUrl === null ? null : (
              <img
                className={styles.picture}
                src={thumbnailUrl}
                alt=""
                loading="lazy"
                width={120}
                height={120}
              />
            )}
            {filesTypeEnum === 'VIDEO' ? (
              <span className={styles.play}>
                <Icon of={Play} size="m" />
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
