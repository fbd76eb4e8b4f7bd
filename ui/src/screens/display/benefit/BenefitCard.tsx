import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './Benefits.module.css'

const SIZES = '(min-width: 674px) 220px, 40vw'

type BenefitCardProps = {
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly to: string
}

/** A benefit or an event in a list. The whole card is its link. */
export function BenefitCard({ picture, title, text, to }: BenefitCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Img picture={picture} alt="" kind="hero" shape="wide" sizes={SIZES} />
      </div>
      <div>
        <h3 className={styles.name}>
          <AppLink className={styles.link} to={to}>
            {title}
          </AppLink>
        </h3>
        <p className={styles.subtitle}>{text}</p>
      </div>
    </article>
  )
}
