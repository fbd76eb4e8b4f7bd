import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Check, ChevronDown, ChevronRight } from 'lucide-react'
import { useSheet } from '../../lib/useSheet.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Sheet, warmSheet } from '../../parts/dialog/Sheet.tsx'
import type { CategoryLevel } from './categoryData.ts'
import styles from './CategoryDetail.module.css'
import { categoryListingUrl } from './categoryListing.ts'

type CategoryPathProps = {
  readonly levels: readonly CategoryLevel[]
  /** Stays as it is in the next category. */
  readonly sort: GoodsSort
}

/** The way from home down to a category; every step of it can be changed for one beside it. */
export function CategoryPath({ levels, sort }: CategoryPathProps) {
  return (
    <nav className={styles.path} aria-label="카테고리 경로">
      <ol className={styles.steps}>
        <li className={styles.step}>
          <AppLink className={styles.stepLink} to={routes.home()}>
            홈
          </AppLink>
        </li>
        {levels.map((level) => (
          <li key={level.depth} className={styles.step}>
            <Icon of={ChevronRight} size="s" />
            <PathStep level={level} sort={sort} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PathStep({ level, sort }: { readonly level: CategoryLevel; readonly sort: GoodsSort }) {
  const { isOpen, open, dismiss } = useSheet(`siblings-${level.depth}`)
  return (
    <>
      <button
        type="button"
        className={styles.stepLink}
        aria-haspopup="dialog"
        onPointerDown={warmSheet}
        onClick={open}
      >
        {level.categoryName}
        <Icon of={ChevronDown} size="s" />
      </button>
      <Sheet isOpen={isOpen} title="카테고리 바꾸기" onDismiss={dismiss}>
        <ul>
          {level.siblingList.map(({ categoryId, categoryName }) => (
            <li key={categoryId}>
              <AppLink
                className={styles.sibling}
                to={categoryListingUrl(categoryId, { sort, filter: NO_FILTER })}
                replace
                aria-current={categoryId === level.categoryId ? 'true' : undefined}
              >
                {categoryName}
                {categoryId === level.categoryId ? <Icon of={Check} /> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
