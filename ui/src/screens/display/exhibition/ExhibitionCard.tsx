import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './ExhibitionCard.module.css'
import { exhibitionViewOf } from './exhibitionData.ts'
import type { ExhibitionCardData } from './exhibitionData.ts'

type ExhibitionCardProps = {
  readonly exhibition: ExhibitionCardData
  /** When the server notified of it. */
  readonly nowMs: number
  /** Measure of how wide the picture stands on the page. */
  readonly sizes: string
  /** A poster has its words on the picture. */
  readonly look?: 'card' | 'poster'
  readonly headingLevel?: 2 | 3
}

/** An exhibition in a list or a rail; as wide as its place. The whole card is its link. */
export function ExhibitionCard(props: ExhibitionCardProps) {
  const { exhibition, nowMs, sizes, look = 'card', headingLevel = 2 } = props
  const { state, periodText, markText } = exhibitionViewOf(exhibition, nowMs)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card} data-state={state} data-look={look}>
      <div className={styles.picture}>
        <Img
          picture={exhibition.picture}
          alt=""
          kind="hero"
          shape={look === 'poster' ? 'poster' : 'wide'}
          sizes={sizes}
        />
      </div>
      {markText === null ? null : (
        <span className={styles.mark}>
          <Badge tone="inverse">{markText}</Badge>
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <AppLink className={styles.link} to={routes.exhibitionDetail(exhibition.exhibitionId)}>
            {exhibition.exhibitionName}
          </AppLink>
        </Heading>
        <p className={styles.subtitle}>{exhibition.subtitle}</p>
        <p className={styles.facts}>
          {periodText}
          {exhibition.couponCount === 0 ? null : (
            <Badge tone="brand">쿠폰 {exhibition.couponCount}장</Badge>
          )}
        </p>
      </div>
    </article>
  )
}
