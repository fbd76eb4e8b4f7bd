import { useSuspenseQuery } from '@tanstack/react-query'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { AdultNotice } from './AdultNotice.tsx'
import { BuyBar } from './BuyBar.tsx'
import styles from './GoodsDetail.module.css'
import { GoodsGallery } from './GoodsGallery.tsx'
import { GoodsHead } from './GoodsHead.tsx'
import { GoodsSections } from './GoodsSections.tsx'
import { GoodsSummary } from './GoodsSummary.tsx'
import { LaterGoods } from './LaterGoods.tsx'
import { SaleBar } from './SaleBar.tsx'
import { useViewRecord } from './useViewRecord.ts'
import { RestockPlace } from '../restock/RestockPlace.tsx'
import { OptionSheet } from '../option/OptionSheet.tsx'

/** A product with all that the buyer has to know before paying, and the way to buy it. */
export function GoodsDetail({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data: goods, dataUpdatedAt } = useSuspenseQuery(
    calls.goods.detail.queryOptions({ input: { id: goodsId } }),
  )
  const caller = useCaller()
  const mayLook = goods.adultYn === 'N' || (caller.isKnown && caller.isAdultCertified)
  const sheet = useSheet('option')
  useViewRecord(goodsId)
  return (
    <>
      <article className={styles.page}>
        <GoodsHead goods={goods} />
        <div className={styles.gallery}>
          {mayLook ? (
            <GoodsGallery name={goods.goodsName} pictures={goods.pictures} />
          ) : (
            <AdultNotice goodsId={goodsId} />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.summary}>
            <GoodsSummary goods={goods} nowMs={dataUpdatedAt} />
          </div>
          <div className={styles.buy}>
            {goods.specialSale === null ? (
              <BuyBar goods={goods} isSheetOpen={sheet.isOpen} onBuy={sheet.open} />
            ) : (
              <SaleBar goods={goods} sale={goods.specialSale} />
            )}
          </div>
        </div>
        <div className={styles.details}>
          <GoodsSections goods={goods} mayLook={mayLook} />
        </div>
      </article>
      <LaterGoods goods={goods} />
      <OptionSheet
        goods={goods}
        mayLook={mayLook}
        isOpen={sheet.isOpen}
        onDismiss={sheet.dismiss}
      />
      <RestockPlace goodsId={goodsId} />
    </>
  )
}
