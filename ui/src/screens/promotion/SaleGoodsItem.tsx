import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { SalePlaceView } from '@jangteo/core/promotion/specialSale.view'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { GoodsPicture } from '../../parts/goods/GoodsPicture.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { SoldBar } from '../../parts/goods/SoldBar.tsx'
import { OwnEntries } from '../display/event/OwnEntries.tsx'
import type { SaleEntries, SaleGoodsData } from './saleData.ts'
import { BuySale } from './BuySale.tsx'
import { SaleButton } from './SaleButton.tsx'
import page from '../display/event/EventDetail.module.css'
import styles from './SaleGoodsItem.module.css'
import type { SaleEntry } from './useSaleEntry.ts'

type SaleGoodsItemProps = {
  readonly goods: SaleGoodsData
  readonly place: SalePlaceView
  /** Entries of the caller to it. */
  readonly entries: SaleEntries
  readonly entry: SaleEntry
  readonly isDrawn: boolean
  /** Consents above the button that enters; `null` where another product of the page has them. */
  readonly consent: ReactNode
}

/** Most of the screen on a phone, a column beside the facts on wide ones. */
const SIZES = '(min-width: 674px) 240px, 92vw'

/** A product of a special sale with the caller's place, and what can be done. */
export function SaleGoodsItem(props: SaleGoodsItemProps) {
  const { goods, place, entries, entry, isDrawn, consent } = props
  const { action, buttonText, text } = place
  const productPage = routes.productDetail(goods.goodsId)
  const counts = [
    `${formatNumber(goods.quantityTotal)}개`,
    `1인 ${formatNumber(goods.personMax)}개`,
    `응모 ${formatNumber(goods.entryCount)}명`,
  ]
  return (
    <article className={styles.item}>
      <AppLink className={styles.picture} to={productPage} tabIndex={-1} aria-hidden>
        <GoodsPicture goods={goods} sizes={SIZES} />
      </AppLink>
      <div className={styles.facts}>
        <div>
          <p className={page.note}>{goods.storeName}</p>
          <h3 className={styles.name}>
            <AppLink className={styles.link} to={productPage}>
              {goods.goodsName}
            </AppLink>
          </h3>
        </div>
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} size="l" />
        <p className={page.note}>{counts.join(' · ')}</p>
        <SoldBar percent={isDrawn ? goods.soldPercent : null} />
        {text === null ? null : <output className={page.maskedId}>{text}</output>}
        {action === 'CERTIFY' ? (
          <ButtonLink size="s" to={routes.adultCertification(routes.specialSale())}>
            {buttonText}
          </ButtonLink>
        ) : null}
        {action === 'BUY' ? <BuySale goods={goods} /> : null}
        {action === 'ENTER' && consent !== null ? (
          <div className={styles.consent}>{consent}</div>
        ) : null}
        {action === 'ENTER' || action === 'WITHDRAW' ? (
          <SaleButton goods={goods} action={action} text={buttonText} entry={entry} />
        ) : null}
        <OwnEntries entries={entries} />
        {isDrawn ? (
          <AppLink className={page.more} to={routes.specialSaleDraw(goods.saleGoodsId)}>
            추첨 결과 보기
          </AppLink>
        ) : null}
      </div>
    </article>
  )
}
