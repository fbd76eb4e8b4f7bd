import { Img } from '../../../parts/picture/Img.tsx'
import { Price } from '../../../parts/goods/Price.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import styles from './OptionGoods.module.css'

const SIZES = '56px'

type OptionGoodsProps = {
  readonly goods: GoodsDetailData
  /** Pictures of goods for adults are shown to adults alone. */
  readonly mayLook: boolean
}

/** Product whose options are chosen: the sheet covers its page. */
export function OptionGoods({ goods, mayLook }: OptionGoodsProps) {
  return (
    <div className={styles.goods}>
      {mayLook ? (
        <span className={styles.picture}>
          <Img picture={goods.picture} alt="" sizes={SIZES} />
        </span>
      ) : null}
      <div className={styles.words}>
        <p className={styles.name}>{goods.goodsName}</p>
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} />
      </div>
    </div>
  )
}
