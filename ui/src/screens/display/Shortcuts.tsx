import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { DottedName } from '../../parts/text/DottedName.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import styles from './Shortcuts.module.css'

const SIZES = '(min-width: 674px) 88px, 56px'
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

type Shortcut = {
  readonly categoryId: number
  readonly categoryName: string
  readonly picture: string | null
}

/** The categories of the first level, a tap away from home. */
export function Shortcuts({ categories }: { readonly categories: readonly Shortcut[] }) {
  return (
    <nav className={styles.shortcuts} aria-label="카테고리 바로가기">
      <ul className={styles.list}>
        {categories.map(({ categoryId, categoryName, picture }) => (
          <li key={categoryId}>
            <AppLink className={styles.link} to={routes.categoryDetail(categoryId)}>
              <span className={styles.picture}>
                {picture === null ? null : (
                  <Img picture={picture} alt="" kind="category" sizes={SIZES} />
                )}
              </span>
              <span className={styles.name}>
                <DottedName name={categoryName} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ShortcutsSkeleton() {
  return (
    <div className={styles.shortcuts}>
      <div className={styles.list}>
        {PLACES.map((key) => (
          <div key={key} className={styles.link}>
            <span className={styles.picture}>
              <Skeleton shape="square" />
            </span>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
