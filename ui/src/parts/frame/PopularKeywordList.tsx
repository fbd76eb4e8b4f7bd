import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { AppLink } from '../action/AppLink.tsx'
import { RankChange } from '../text/RankChange.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './KeywordList.module.css'
import { LIST_STOP } from './useFieldList.ts'

type PopularKeywordListProps = {
  readonly ranks: Answers['keyword']['page']['popularList']
  /** True where there may be room for two columns. */
  readonly isWide?: boolean
}

/** The popular keywords with their ranks and how these changed. */
export function PopularKeywordList({ ranks, isWide = false }: PopularKeywordListProps) {
  return (
    <ol className={styles.ranks} data-wide={isWide}>
      {ranks.map(({ rank, keyword, changeEnum }) => (
        <li key={keyword}>
          <AppLink {...LIST_STOP} className={styles.row} to={routes.searchResult(keyword)}>
            <span className={styles.rank}>
              {rank}
              <VisuallyHidden>위</VisuallyHidden>
            </span>
            <span className={styles.word}>{keyword}</span>
            <RankChange change={changeEnum} />
          </AppLink>
        </li>
      ))}
    </ol>
  )
}
