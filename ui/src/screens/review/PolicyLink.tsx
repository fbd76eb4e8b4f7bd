import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../parts/action/Button.tsx'
import styles from './Review.module.css'

/** Leads to the public policy on reviews. */
export function PolicyLink() {
  return (
    <div className={styles.row}>
      <ButtonLink size="s" variant="text" to={routes.reviewPolicy()}>
        리뷰 운영 기준
      </ButtonLink>
    </div>
  )
}
