import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { DottedName } from '../../parts/text/DottedName.tsx'
import { categoryListingUrl } from './categoryListing.ts'
import styles from './CategoryPictures.module.css'

const SIZES = '64px'

type CategoryPicturesProps = {
  /** The category that holds them. */
  readonly name: string
  readonly below: readonly {
    readonly categoryId: number
    readonly categoryName: string
    readonly picture: string | null
  }[]
  readonly sort: GoodsSort
}

/** Children of a category beside each other, by their pictures. */
export function CategoryPictures({ name, below, sort }: CategoryPicturesProps) {
  return (
    <nav aria-label={`${name} 안의 카테고리`}>
      <ul className={styles.row}>
        {below.map(({ categoryId, categoryName, picture }) => (
          <li key={categoryId}>
            <AppLink
              className={styles.link}
              to={categoryListingUrl(categoryId, { sort, filter: NO_FILTER })}
            >
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
