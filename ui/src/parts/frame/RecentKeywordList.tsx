import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { History, X } from 'lucide-react'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import type { RecentKeywords } from '../../lib/recentKeywords.ts'
import { AppLink } from '../action/AppLink.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { Icon } from '../picture/Icon.tsx'
import styles from './KeywordList.module.css'
import { LIST_STOP } from './useFieldList.ts'

/** Keywords that the buyer searched for lately, each with a button to forget it. */
export function RecentKeywordList({ recent }: { readonly recent: RecentKeywords }) {
  const { keywords, isSaving, forget } = recent
  const list = useFocusOn<HTMLUListElement>(keywords.length, { onlyWhenLost: true })
  return (
    <>
      <RecentNote isEmpty={keywords.length === 0} isSaving={isSaving} />
      <ul ref={list} className={styles.rows} tabIndex={-1}>
        {keywords.map((keyword) => (
          <li key={keyword} className={styles.line}>
            <AppLink {...LIST_STOP} className={styles.row} to={routes.searchResult(keyword)}>
              <Icon of={History} size="s" />
              <span className={styles.word}>{keyword}</span>
            </AppLink>
            <IconButton
              icon={X}
              iconSize="s"
              label={`${keyword} 삭제`}
              onClick={() => forget(keyword)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type RecentNoteProps = { readonly isEmpty: boolean; readonly isSaving: boolean }

function RecentNote({ isEmpty, isSaving }: RecentNoteProps) {
  if (!isSaving) return <p className={styles.note}>검색어를 저장하지 않고 있어요.</p>
  return isEmpty ? <p className={styles.note}>최근 검색한 내역이 없어요.</p> : null
}
