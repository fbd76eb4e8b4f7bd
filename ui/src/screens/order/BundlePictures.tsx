import { formatNumber, formatWon, sumWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import type { OrderBundleData } from './orderData.ts'
import styles from './OrderBundle.module.css'

const SIZES = '72px'

type BundlePicturesProps = {
  readonly bundle: Pick<OrderBundleData, 'items' | 'lines'>
  readonly ordersId: string
}

/** Several goods in a row, and what they come to together; their names lead to the order. */
export function BundlePictures({ bundle: { items, lines }, ordersId }: BundlePicturesProps) {
  const mains = lines.map(({ main }) => main)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <ul className={styles.pictures}>
        {mains.map(({ orderItemIdEncrypt, goodsId, goodsName, picture }) => (
          <li key={orderItemIdEncrypt}>
            <AppLink
              className={styles.picture}
              to={routes.productDetail(goodsId)}
              aria-label={goodsName}
            >
              <Img picture={picture} alt="" sizes={SIZES} />
            </AppLink>
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <AppLink className={styles.name} to={routes.orderDetail(ordersId)}>
          {orderName(mains.map(({ goodsName }) => goodsName))}
        </AppLink>
        <p className={styles.amount}>
          <strong className={styles.total}>
            {formatWon(sumWon(items.map(({ paidAmount }) => paidAmount)))}
          </strong>{' '}
          · {formatNumber(count)}개
        </p>
      </div>
    </>
  )
}
