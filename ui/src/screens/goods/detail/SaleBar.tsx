import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { goodsSaleView } from '@jangteo/core/promotion/specialSale.view'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { BarWithHeart } from './BarWithHeart.tsx'
import styles from './BuyBar.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'

type SaleBarProps = {
  readonly goods: GoodsDetailData
  readonly sale: NonNullable<GoodsDetailData['specialSale']>
}

/** The way from a product that only winners buy to its special sale. */
export function SaleBar({ goods, sale }: SaleBarProps) {
  const { stateText, text, linkText } = goodsSaleView({
    ...sale,
    entryOpensAtMs: Date.parse(sale.entryOpensAt),
  })
  return (
    <BarWithHeart goods={goods}>
      <div className={styles.closed}>
        <p className={styles.state}>
          <strong>{stateText}</strong>
          <span className={styles.why}>{text}</span>
        </p>
        <ButtonLink to={routes.specialSale()}>{linkText}</ButtonLink>
      </div>
    </BarWithHeart>
  )
}
