import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { DottedName } from '../../parts/text/DottedName.tsx'
import styles from './Category.module.css'
import type { MiddleCategory, RootCategory } from './categoryData.ts'

const SIZES = '56px'

/** Everything that lies in a category of the first level. */
export function CategoryBranch({ root }: { readonly root: RootCategory }) {
  return (
    <>
      <AppLink className={styles.all} to={routes.categoryDetail(root.categoryId)}>
        <span className={styles.allName}>
          <DottedName name={root.categoryName} /> 전체보기
        </span>
        <span className={styles.count}>{formatNumber(root.goodsCount)}개</span>
        <Icon of={ChevronRight} size="s" />
      </AppLink>
      <AppLink className={styles.all} to={routes.ranking({ categoryId: root.categoryId })}>
        <span className={styles.allName}>
          <DottedName name={root.categoryName} /> 랭킹
        </span>
        <span className={styles.count}>100위까지</span>
        <Icon of={ChevronRight} size="s" />
      </AppLink>
      <ul className={styles.middles}>
        {root.childList.map((middle) => (
          <Middle key={middle.categoryId} middle={middle} />
        ))}
      </ul>
    </>
  )
}

function Middle({ middle }: { readonly middle: MiddleCategory }) {
  return (
    <li>
      <h2>
        <AppLink className={styles.middleLink} to={routes.categoryDetail(middle.categoryId)}>
          <span className={styles.picture}>
            {middle.picture === null ? null : (
              <Img picture={middle.picture} alt="" kind="category" sizes={SIZES} />
            )}
          </span>
          <span className={styles.middleName}>
            <DottedName name={middle.categoryName} />
          </span>
          <Icon of={ChevronRight} size="s" />
        </AppLink>
      </h2>
      <ul className={styles.leaves}>
        {middle.childList.map((leaf) => (
          <li key={leaf.categoryId}>
            <AppLink className={styles.leaf} to={routes.categoryDetail(leaf.categoryId)}>
              <DottedName name={leaf.categoryName} />
            </AppLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
