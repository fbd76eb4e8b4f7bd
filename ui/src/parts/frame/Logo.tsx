import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../action/AppLink.tsx'
import styles from './Logo.module.css'

/** The market's name under its awning, leading home. */
export function Logo() {
  return (
    <AppLink className={styles.logo} to={routes.home()} aria-label="장터 홈">
      <svg className={styles.stall} viewBox="0 0 28 28" aria-hidden>
        <path
          d="M4.5 3h19l3 8.2a4 4 0 0 1-6.3 2.2 4.6 4.6 0 0 1-6.2 0 4.6 4.6 0 0 1-6.2 0 4 4 0 0 1-6.3-2.2z"
          fill="currentColor"
        />
        <path
          d="M5 17v6.5A1.5 1.5 0 0 0 6.500 25h15a1.500 1.500 0 0 0 1.500-1.500V17"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </svg>
      장터
    </AppLink>
  )
}
