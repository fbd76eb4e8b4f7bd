import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './Benefits.module.css'

const SIZES = '(min-width: 674px) 200px, 40vw'

/** A benefit in a list. The whole card is its link. */
export function BenefitCard({
  benefit,
}: {
  readonly benefit: Answers['benefit']['page']['benefitList'][number]
}) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Img picture={benefit.picture} alt="" kind="hero" shape="wide" sizes={SIZES} />
      </div>
      <div>
        <h3 className={styles.name}>
          <AppLink className={styles.link} to={routes.benefitDetail(benefit.benefitId)}>
            {benefit.title}
          </AppLink>
        </h3>
        <p className={styles.subtitle}>{benefit.subtitle}</p>
      </div>
    </article>
  )
}
