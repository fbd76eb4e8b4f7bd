import {
  POPULAR_CHANGE_LABELS,
  POPULAR_CHANGE_MARKS,
  type PopularChange,
} from '@jangteo/core/search/search.codes'
import styles from './RankChange.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Change of a rank since the count before, as a mark and in words for those who listen. */
export function RankChange({ change }: { readonly change: PopularChange }) {
  return (
    <span className={styles.change} data-change={change}>
      <span aria-hidden>{POPULAR_CHANGE_MARKS[change]}</span>
      <VisuallyHidden>{POPULAR_CHANGE_LABELS[change]}</VisuallyHidden>
    </span>
  )
}
