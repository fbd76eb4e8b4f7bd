import { AppLink } from '../action/AppLink.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Section.module.css'

/** Leads from a rail to all that it shows some of. */
export function MoreLink({ title, to }: { readonly title: string; readonly to: string }) {
  return (
    <AppLink className={styles.more} to={to}>
      <VisuallyHidden>{title} </VisuallyHidden>
      전체보기
    </AppLink>
  )
}
