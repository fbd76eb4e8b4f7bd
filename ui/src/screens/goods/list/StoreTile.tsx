import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Ref } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import styles from '../../../parts/goods/StoreCard.module.css'
import { Img } from '../../../parts/picture/Img.tsx'
import { StoreLogo } from '../../../parts/goods/StoreLogo.tsx'

type StoreTileProps = {
  readonly store: { readonly storeUrl: string; readonly storeName: string }
  /** Logo, sentence and members who like it; `null` until they are known. */
  readonly brief: {
    readonly logo: string
    readonly introduction: string
    readonly favoriteCount: number
  } | null
  /** Pictures of its products in the list, shown where there is room. */
  readonly pictures: readonly string[]
  readonly headingLevel: 2 | 3
  readonly ref?: Ref<HTMLDivElement>
}

/** A store in the place of a product, as high as the products beside it; the whole tile is its link. */
export function StoreTile({ store, brief, pictures, headingLevel, ref }: StoreTileProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div ref={ref} className={styles.tile}>
      <div className={styles.logo}>{brief === null ? null : <StoreLogo logo={brief.logo} />}</div>
      <Heading className={styles.name}>
        <AppLink className={styles.link} to={routes.store(store.storeUrl)}>
          {store.storeName}
        </AppLink>
      </Heading>
      {brief === null ? null : <p className={styles.introduction}>{brief.introduction}</p>}
      {brief === null || brief.favoriteCount === 0 ? null : (
        <p className={styles.introduction}>찜 {formatNumber(brief.favoriteCount)}</p>
      )}
      <div className={styles.below}>
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <span key={picture} className={styles.picture}>
              <Img picture={picture} alt="" sizes="80px" />
            </span>
          ))}
        </div>
        <p aria-hidden>스토어 보기</p>
      </div>
    </div>
  )
}
