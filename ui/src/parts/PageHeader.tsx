import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '../app/router.ts'
import { IconButton } from './IconButton.tsx'
import styles from './PageHeader.module.css'

const FIRST_ENTRY_KEY = 'default'

type PageHeaderProps = {
  readonly title: string
  /** Whether the title is the page's heading; a page with its own heading says no. */
  readonly isHeading?: boolean
  readonly children?: ReactNode
}

/** The bar above an inner page: back, the page's name, its links; in the native app the name alone, for the ear. A page opened from outside goes back home. */
export function PageHeader({ title, isHeading = true, children }: PageHeaderProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const Title = isHeading ? 'h1' : 'p'
  const goBack = () => void (key === FIRST_ENTRY_KEY ? navigate(routes.home()) : navigate(-1))
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.back}>
          <IconButton icon={ChevronLeft} label="뒤로 가기" onClick={goBack} />
        </div>
        <Title className={styles.title}>{title}</Title>
        <div className={styles.links}>{children}</div>
      </div>
    </header>
  )
}
