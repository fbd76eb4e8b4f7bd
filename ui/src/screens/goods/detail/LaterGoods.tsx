import { memo, Suspense } from 'react'
import { lazyExtra } from '../../../lib/lazyExtra.ts'
import { useNear } from '../../../lib/useInView.ts'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './LaterGoods.module.css'

const MoreGoods = lazyExtra(async () => (await import('./MoreGoods.tsx')).MoreGoods)

/** Goods to go on with below a product; asked for when the buyer comes near. */
export const LaterGoods = memo(function LaterGoods({ goods }: { readonly goods: GoodsDetailData }) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={styles.later}>
      <Suspense>{isNear ? <MoreGoods goods={goods} /> : null}</Suspense>
    </div>
  )
})
