import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { useHold } from '../../lib/useHold.ts'
import { useReducedMotion } from '../../parts/layout/useReducedMotion.ts'
import { useRail } from '../../parts/layout/useRail.ts'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './HeroCarousel.module.css'
import type { BannerItemData } from './mainGroup.ts'

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

type HeroCarouselProps = {
  readonly title: string
  readonly items: readonly BannerItemData[]
  /** First thing on the page: its first picture is fetched at once. */
  readonly isFirst: boolean
}

/** Wide pictures one at a time, with their words on them. Pictures are fetched for the one that shows and its neighbours. */
export function HeroCarousel({ title, items, isFirst }: HeroCarouselProps) {
  const rail = useRail(items.length)
  return (
    <HeroFrame title={title} count={items.length} {...rail}>
      {items.map((item, place) => (
        <li
          key={`${item.picture} ${item.linkUrl}`}
          className={styles.slide}
          data-near={Math.abs(place - rail.index) <= 1}
        >
          <HeroSlide item={item} isPriority={isFirst && place === 0} />
        </li>
      ))}
    </HeroFrame>
  )
}

type HeroSlideProps = { readonly item: BannerItemData; readonly isPriority: boolean }

function HeroSlide({ item, isPriority }: HeroSlideProps) {
  const { picture, alt, text, subText, linkUrl } = item
  return (
    <AppLink className={styles.link} to={linkUrl}>
      <div className={styles.picture}>
        {picture === null ? null : (
          <Img
            picture={picture}
            alt={alt}
            kind="hero"
            shape="banner"
            sizes={SIZES}
            isPriority={isPriority}
          />
        )}
      </div>
      {text === null ? null : (
        <div className={styles.words}>
          <p className={styles.title}>{text}</p>
          {subText === null ? null : <p className={styles.subtitle}>{subText}</p>}
        </div>
      )}
    </AppLink>
  )
}

type HeroFrameProps = ReturnType<typeof useRail> & {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

/** Frame that moves the banners: their place leads to the next one, and arrows beside them where there is room. */
function HeroFrame({ title, count, children, ref, index, show }: HeroFrameProps) {
  const showAt = (next: number) => show((next + count) % count)
  const { isPlaying, toggle, hold } = useAutoplay(() => showAt(index + 1))
  return (
    <section className={styles.hero} aria-roledescription="캐러셀" aria-label={title} {...hold}>
      <ul ref={ref} className={styles.slides}>
        {children}
      </ul>
      <div className={styles.arrow} data-side="start">
        <IconButton
          icon={ChevronLeft}
          label="이전 소식"
          variant="floating"
          onClick={() => showAt(index - 1)}
        />
      </div>
      <div className={styles.arrow} data-side="end">
        <IconButton
          icon={ChevronRight}
          label="다음 소식"
          variant="floating"
          onClick={() => showAt(index + 1)}
        />
      </div>
      <div className={styles.pill}>
        <button type="button" className={styles.place} onClick={() => showAt(index + 1)}>
          <VisuallyHidden>다음 소식 보기, 지금 </VisuallyHidden>
          {index + 1}/{count}
        </button>
        <button
          type="button"
          className={styles.pause}
          aria-label={isPlaying ? '소식 자동 넘김 멈추기' : '소식 자동 넘김 시작하기'}
          onClick={toggle}
        >
          <Icon of={isPlaying ? Pause : Play} size="s" />
        </button>
      </div>
    </section>
  )
}
