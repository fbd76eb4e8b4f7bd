import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChipLink } from '../../parts/action/Chip.tsx'
import styles from './RelatedKeywords.module.css'

/** Keywords that others search for besides. */
export function RelatedKeywords({ keywords }: { readonly keywords: readonly string[] }) {
  if (keywords.length === 0) return null
  return (
    <nav className={styles.related} aria-label="연관 검색어">
      <span className={styles.title} aria-hidden>
        연관
      </span>
      <ul className={styles.keywords}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <ChipLink to={routes.searchResult(keyword)} isCurrent={false}>
              {keyword}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
