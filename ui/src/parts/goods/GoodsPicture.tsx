import { GOODS_DISPLAY_SALE_STATUS_LABELS } from '@jangteo/core/goods/goods.codes'
import type { GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { Img } from '../picture/Img.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './GoodsPicture.module.css'

type GoodsPictureProps = {
  readonly goods: {
    readonly picture: string
    readonly displaySaleStatusEnum: GoodsDisplaySaleStatus
    readonly adultYn: 'Y' | 'N'
  }
  /** Measure of how wide the picture stands on the page. */
  readonly sizes: string
}

/** The picture of a product in a list: under a veil while it cannot be bought, and none of what is for adults. */
export function GoodsPicture({ goods, sizes }: GoodsPictureProps) {
  if (goods.adultYn === 'Y') {
    return (
      <span className={styles.adult}>
        19
        <VisuallyHidden>세 이상만 볼 수 있는 상품</VisuallyHidden>
      </span>
    )
  }
  return (
    <>
      <Img picture={goods.picture} alt="" kind="card" sizes={sizes} />
      {goods.displaySaleStatusEnum === 'SALE' ? null : (
        <span className={styles.veil}>
          {GOODS_DISPLAY_SALE_STATUS_LABELS[goods.displaySaleStatusEnum]}
        </span>
      )}
    </>
  )
}
