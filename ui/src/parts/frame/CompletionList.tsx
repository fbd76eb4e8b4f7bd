import type { KeywordCompletionView } from '@jangteo/core/search/keywordCompletion.view'
import { Search } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import { Badge } from '../text/Badge.tsx'
import { MatchedText } from '../text/MatchedText.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './KeywordList.module.css'
import { LIST_STOP } from './useFieldList.ts'

/** Words that the typed letters may become, as links to their pages; names say which kind of page. */
export function CompletionList({ completion }: { readonly completion: KeywordCompletionView }) {
  const { items, statusText } = completion
  return (
    <>
      <VisuallyHidden>
        <output>{statusText}</output>
      </VisuallyHidden>
      <ul className={styles.rows} aria-label="자동완성">
        {items.map(({ key, parts, kindText, url }) => (
          <li key={key}>
            <AppLink {...LIST_STOP} className={styles.row} to={url}>
              <Icon of={Search} size="s" />
              <MatchedText parts={parts} />
              {kindText === null ? null : <Badge>{kindText}</Badge>}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}
