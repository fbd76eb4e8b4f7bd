import { GOODS_TYPE_LABELS } from '@jangteo/core/goods/goods.codes'
import { isCustomMade, isDeal } from '@jangteo/core/goods/goods.rules'
import { saleMarkText, salePeriodText } from '@jangteo/core/goods/saleStatus.view'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { mayPayInInstallments } from '@jangteo/core/payment/paymentMethod.rules'
import { areaText, bundleText, shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { ChevronRight } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ShareButton } from '../../../parts/action/ShareButton.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { FavoriteHeart } from '../../../parts/goods/FavoriteHeart.tsx'
import { GoodsPromise } from '../../../parts/goods/GoodsPromise.tsx'
import { Price } from '../../../parts/goods/Price.tsx'
import { Rating } from '../../../parts/goods/Rating.tsx'
import { StoreLogo } from '../../../parts/goods/StoreLogo.tsx'
import { CardPlans } from '../../../parts/goods/CardPlans.tsx'
import { goodsCouponRow } from '../../coupon/couponData.ts'
import { CouponOffers } from '../../coupon/CouponOffers.tsx'
import { StoreFavor } from '../../favorite/StoreFavor.tsx'
import { useUsableCouponIds } from '../../coupon/useMyCoupons.ts'
import { VsPickButton } from '../compare/VsPickButton.tsx'
import { DealPanel } from './DealPanel.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import { showSection } from './showSection.ts'
import styles from './GoodsSummary.module.css'
import { purchaseNotes } from './purchaseNotes.ts'
import { memo } from 'react'
import type { MouseEvent } from 'react'

type GoodsSummaryProps = {
  readonly goods: GoodsDetailData
  /** When the server answered. */
  readonly nowMs: number
}

/** Name, price with its shipping, and limits: what the first look must say. Drawn again only with another answer. */
export const GoodsSummary = memo(function GoodsSummary({ goods, nowMs }: GoodsSummaryProps) {
  const calls = useCalls()
  const usableIds = useUsableCouponIds()
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <div className={styles.top}>
          <div className={styles.tools}>
            <AppLink className={styles.store} to={routes.store(goods.storeUrl)}>
              <StoreLogo logo={goods.storeLogo} size="s" />
              {goods.storeName}
              <Icon of={ChevronRight} size="s" />
            </AppLink>
            <StoreFavor store={goods} />
          </div>
          <div className={styles.tools}>
            <VsPickButton goods={goods} />
            <div className={styles.share}>
              <ShareButton title={goods.goodsName} path={routes.productDetail(goods.goodsId)} />
            </div>
          </div>
        </div>
        <div className={styles.title}>
          <h1 className={styles.name}>{goods.goodsName}</h1>
          <div className={styles.like}>
            <FavoriteHeart goods={goods} />
          </div>
        </div>
        <p className={styles.counts}>
          {goods.reviewCount === 0 ? null : (
            <AppLink
              className={styles.rating}
              to={routes.productDetail(goods.goodsId, { review: true })}
              onClick={showReviews}
            >
              <Rating average={goods.ratingAverage} count={goods.reviewCount} />
            </AppLink>
          )}
          {goods.soldCount === 0 ? null : <span>{formatNumber(goods.soldCount)}개 판매</span>}
        </p>
      </div>
      <div className={styles.worth}>
        {goods.deal === null ? null : (
          <DealPanel goodsId={goods.goodsId} deal={goods.deal} nowMs={nowMs} />
        )}
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} size="l" />
        <div className={styles.marks}>
          <GoodsMarks goods={goods} />
        </div>
        <GoodsPromise promiseList={goods.promiseList} />
        {goods.specialSale === null ? (
          <CouponOffers
            options={calls.coupon.forGoods.queryOptions({ input: { id: goods.goodsId } })}
            rowOf={(offers) => goodsCouponRow(offers, goods.salePrice, usableIds)}
          />
        ) : null}
      </div>
      <GoodsFacts goods={goods} />
      <p className={styles.words}>{goods.summary}</p>
    </div>
  )
})

/**
 * Shows the reviews where the page is at their URL already: another visit of it would begin at the top. A tap that opens
 * another tab of the browser is left to it.
 */
function showReviews(event: MouseEvent<HTMLAnchorElement>): void {
  const isHere = event.currentTarget.href === globalThis.location.href
  if (!isHere || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  showSection('review')
}

function GoodsMarks({ goods }: { readonly goods: GoodsDetailData }) {
  const { goodsTypeEnum, displaySaleStatusEnum, isFreeShipping, adultYn } = goods
  const hasKind = isDeal(goodsTypeEnum) || isCustomMade(goodsTypeEnum)
  const mark = saleMarkText(displaySaleStatusEnum)
  return (
    <>
      {mark === null ? null : <Badge tone="inverse">{mark}</Badge>}
      {hasKind ? <Badge tone="brand">{GOODS_TYPE_LABELS[goodsTypeEnum]}</Badge> : null}
      {isFreeShipping ? <Badge tone="positive">무료배송</Badge> : null}
      {adultYn === 'Y' ? <Badge>19세 이상</Badge> : null}
    </>
  )
}

function GoodsFacts({ goods }: { readonly goods: GoodsDetailData }) {
  const { shippingPolicy, displaySaleStatusEnum, saleStartsAt, saleEndsAt } = goods
  const area = areaText(shippingPolicy)
  const notes = purchaseNotes(goods.limits)
  const period = salePeriodText(displaySaleStatusEnum, {
    startsAtMs: saleStartsAt === null ? null : Date.parse(saleStartsAt),
    endsAtMs: saleEndsAt === null ? null : Date.parse(saleEndsAt),
  })
  return (
    <dl className={styles.facts}>
      {goods.brandName === null ? null : (
        <BrandFact brandName={goods.brandName} modelName={goods.modelName} />
      )}
      {period === null ? null : (
        <div className={styles.fact}>
          <dt className={styles.label}>판매기간</dt>
          <dd>{period}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={styles.label}>배송</dt>
        <dd className={styles.values}>
          <span className={styles.lead}>{shippingPolicyText(shippingPolicy)}</span>
          {area === null ? null : <span>{area}</span>}
          <span>{bundleText(shippingPolicy)}</span>
        </dd>
      </div>
      {mayPayInInstallments('CARD', goods.salePrice) ? (
        <div className={styles.fact}>
          <dt className={styles.label}>카드</dt>
          <dd className={styles.plans}>
            <CardPlans amount={goods.salePrice} startsOpen={false} />
          </dd>
        </div>
      ) : null}
      {notes.length === 0 ? null : (
        <div className={styles.fact}>
          <dt className={styles.label}>구매 안내</dt>
          <dd className={styles.values}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

type BrandFactProps = { readonly brandName: string; readonly modelName: string | null }

/** The brand, which leads to all of its products, and the model. */
function BrandFact({ brandName, modelName }: BrandFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>브랜드</dt>
      <dd className={styles.brand}>
        <AppLink className={styles.brandLink} to={routes.searchResult(brandName)}>
          {brandName}
          <Icon of={ChevronRight} size="s" />
        </AppLink>
        {modelName === null ? null : <span className={styles.model}>{modelName}</span>}
      </dd>
    </div>
  )
}
