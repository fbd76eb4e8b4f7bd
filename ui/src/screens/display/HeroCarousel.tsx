import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { useHold } from '../../lib/useHold.ts'
import { useReducedMotion } from '../../parts/layout/useReducedMotion.ts'
import { useStrip } from '../../parts/layout/useStrip.ts'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './HeroCarousel.module.css'

type Banner = {
  readonly picture: string
  readonly title: string
  readonly subtitle: string
  readonly goodsId: number
}

const SHOWN_MS = 5_000
const SIZES = '(min-width: 1200px) 1136px, 150vw'

/** True when the banners move by themselves: until the buyer stops them, never for those who want less motion. */
function useAutoplay(showNext: () => void) {
  const isStill = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const { isHeld, hold } = useHold()
  const isPlaying = choice ?? !isStill
  const moves = isPlaying && !isHeld
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => (document.hidden ? undefined : showNext()), SHOWN_MS)
    return () => clearInterval(timer)
  }, [moves, showNext])
  return { isPlaying, toggle: () => setChoice(!isPlaying), hold }
}

/** The banners at the top of home, one at a time. */
export function HeroCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const { ref, index, onScroll, show } = useStrip()
  const showAt = (next: number) => show((next + banners.length) % banners.length)
  const { isPlaying, toggle, hold } = useAutoplay(() => showAt(index + 1))
  return (
    <section
      className={styles.hero}
      aria-roledescription="캐러셀"
      aria-label="오늘의 소식"
      {...hold}
    >
      <ul ref={ref} className={styles.slides} onScroll={onScroll}>
        {banners.map((banner, place) => (
          <li key={banner.goodsId} className={styles.slide}>
            <AppLink className={styles.link} to={routes.productDetail(banner.goodsId)}>
              <div>
                <Img
                  picture={banner.picture}
                  alt=""
                  kind="hero"
                  shape="banner"
                  sizes={SIZES}
                  isPriority={place === 0}
                />
              </div>
              <div className={styles.words}>
                <p className={styles.title}>{banner.title}</p>
                <p className={styles.subtitle}>{banner.subtitle}</p>
              </div>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton icon={ChevronLeft} label="이전 소식" onClick={() => showAt(index - 1)} />
        <IconButton icon={ChevronRight} label="다음 소식" onClick={() => showAt(index + 1)} />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? '소식 자동 넘김 멈추기' : '소식 자동 넘김 시작하기'}
          onClick={toggle}
        />
        <p className={styles.index}>
          <VisuallyHidden>소식 {banners.length}개 중 </VisuallyHidden>
          <span className={styles.current}>{index + 1}</span> / {banners.length}
        </p>
      </div>
    </section>
  )
}
