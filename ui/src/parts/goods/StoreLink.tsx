import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import styles from './StoreLink.module.css'

type StoreLinkProps = { readonly storeName: string; readonly storeUrl: string }

/** Name of a store in a heading, leading to its page; as large and bold as the heading. */
export function StoreLink({ storeName, storeUrl }: StoreLinkProps) {
  return (
    <AppLink className={styles.link} to={routes.store(storeUrl)}>
      {storeName}
      <Icon of={ChevronRight} size="s" />
    </AppLink>
  )
}
