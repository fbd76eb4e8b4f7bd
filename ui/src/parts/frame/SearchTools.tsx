import type { RecentKeywords } from '../../lib/recentKeywords.ts'
import styles from './SearchTools.module.css'

/** Deletes all recent keywords, and switches their storing off and on. */
export function SearchTools({ recent }: { readonly recent: RecentKeywords }) {
  const { keywords, isSaving, forget, switchSaving } = recent
  return (
    <div className={styles.tools}>
      {keywords.length === 0 ? null : (
        <button type="button" className={styles.tool} onClick={() => forget(null)}>
          전체 삭제
        </button>
      )}
      <button type="button" className={styles.tool} onClick={() => switchSaving(!isSaving)}>
        {isSaving ? '자동 저장 끄기' : '자동 저장 켜기'}
      </button>
    </div>
  )
}
