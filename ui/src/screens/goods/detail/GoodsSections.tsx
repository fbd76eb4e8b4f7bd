import { isTouched } from '../../../parts/layout/firstTouch.ts'
import { NavigationType, useLocation, useNavigationType } from '../../../lib/router.ts'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { useReducedMotion } from '../../../parts/layout/useReducedMotion.ts'
import { QuestionSection } from '../question/QuestionSection.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import { GoodsInfoSection } from './GoodsInfoSection.tsx'
import styles from './GoodsSections.module.css'
import { ReviewSection } from './ReviewSection.tsx'
import { SellerSection } from './SellerSection.tsx'
import { ShippingSection } from './ShippingSection.tsx'
import { showSection } from './showSection.ts'
import { useSectionSpy } from './useSectionSpy.ts'
import { memo, useEffectEvent, useLayoutEffect } from 'react'

const IDS = ['info', 'review', 'qna', 'shipping', 'seller'] as const
const tabsOf = ({ reviewCount, questionCount }: GoodsDetailData) =>
  [
    { key: 'info', label: '상품정보' },
    { key: 'review', label: '리뷰', count: reviewCount },
    { key: 'qna', label: '문의', count: questionCount },
    { key: 'shipping', label: '배송·교환' },
    { key: 'seller', label: '판매자 정보' },
  ] as const

/**
 * Shows the reviews where the URL asks for them. A visitor who touched the page before its code ran, or who comes back to
 * it, stays where they are.
 */
function useAskedReviews(): void {
  const { search } = useLocation()
  const navigationType = useNavigationType()
  const show = useEffectEvent(() => {
    if (navigationType === NavigationType.Pop && isTouched()) return
    return showSection('review')
  })
  useLayoutEffect(() => {
    if (new URLSearchParams(search).get('review') !== 'Y') return
    return show()
  }, [search])
}

type GoodsSectionsProps = { readonly goods: GoodsDetailData; readonly mayLook: boolean }

/** Everything else there is to know, under tabs that lead to it. Drawn again only with another product. */
export const GoodsSections = memo(function GoodsSections({ goods, mayLook }: GoodsSectionsProps) {
  const current = useSectionSpy(IDS)
  const isStill = useReducedMotion()
  const show = (id: (typeof IDS)[number]) => {
    const section = document.getElementById(id)
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  }
  useAskedReviews()
  return (
    <>
      <div className={styles.tabs}>
        <Tabs label="상품 안내" tabs={tabsOf(goods)} current={current} onSelect={show} />
      </div>
      <GoodsInfoSection id="info" goods={goods} mayLook={mayLook} />
      <ReviewSection id="review" goods={goods} />
      <QuestionSection id="qna" goodsId={goods.goodsId} />
      <ShippingSection id="shipping" goods={goods} />
      <SellerSection id="seller" goods={goods} />
    </>
  )
})
