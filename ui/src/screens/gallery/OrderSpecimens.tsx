import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ActionMenu } from '../../parts/dialog/ActionMenu.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'
import { CouponedPrice } from '../../parts/goods/CouponedPrice.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { StoreLink } from '../../parts/goods/StoreLink.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { ChangedFigure } from '../../parts/text/ChangedFigure.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { StepMarks } from '../../parts/text/StepMarks.tsx'
import { Timeline, TimelineStep } from '../../parts/text/Timeline.tsx'
import { ParcelLine } from '../order/ParcelLine.tsx'
import { Specimen } from './Specimen.tsx'

const ROWS = [
  { label: '상품금액', value: '39,000원' },
  { label: '즉시할인', value: '−11,700원', tone: 'discount' },
  { label: '배송비', value: '3,000원' },
] as const

const FACTS = [
  { label: '받는 분', value: '김민지' },
  { label: '주소', value: '(06236) 서울특별시 강남구 테헤란로 1 101호' },
  { label: '요청사항', value: null },
] as const

const MARKS = [
  { label: '결제완료', state: 'passed' },
  { label: '배송준비', state: 'passed' },
  { label: '배송중', state: 'current' },
  { label: '배송완료', state: 'ahead' },
  { label: '구매확정', state: 'ahead' },
] as const

const ARRIVED = [
  { label: '결제완료', state: 'passed' },
  { label: '배송중', state: 'passed' },
  { label: '배송완료', state: 'current' },
] as const

const ACTIONS = [
  { key: 'list', label: '주문내역', to: routes.orderList() },
  { key: 'confirm', label: '구매확정', press: () => undefined, isBusy: false },
  { key: 'busy', label: '재구매', press: () => undefined, isBusy: true },
] as const

/** Parts of carts and orders. */
export function OrderSpecimens({ goods }: { readonly goods: GoodsCardData }) {
  const line = { ...goods, optionName: '오트 / M', isAddon: false }
  const price = <Price listPrice={goods.listPrice} salePrice={goods.salePrice} />
  return (
    <>
      <Specimen name="GoodsLine" layout="stack">
        <GoodsLine goods={line}>{price}</GoodsLine>
        <GoodsLine goods={{ ...line, isAddon: true }}>{price}</GoodsLine>
        <GoodsLine goods={line} isDim>
          {price}
        </GoodsLine>
      </Specimen>
      <Specimen name="ParcelLine" layout="stack">
        <ParcelLine
          to={routes.orderList()}
          picture={goods.picture}
          name={goods.goodsName}
          text="오늘 도착"
        />
        <ParcelLine
          to={routes.orderList()}
          picture={goods.picture}
          name={`${goods.goodsName} 외 1건`}
          text="내일 도착"
          otherCount={2}
        />
      </Specimen>
      <Specimen name="StepMarks" layout="stack">
        <StepMarks label="배송 중인 주문" marks={MARKS} />
        <StepMarks label="배송이 완료된 주문" marks={ARRIVED} isArrived />
      </Specimen>
      <Specimen name="Timeline" layout="stack">
        <Timeline>
          <TimelineStep isNewest title="배송 출발" facts="서울강남 · 11/26(목) 09:10" />
          <TimelineStep isNewest={false} title="수거" facts="판매자" memo="포장을 새로 했어요." />
        </Timeline>
      </Specimen>
      <Specimen name="ActionMenu">
        <ActionMenu id="specimen" title="생딸기 우유잼" actions={ACTIONS} />
        <ActionMenu id="specimen-plain" title="유기농 현미" look="plain" actions={ACTIONS} />
      </Specimen>
      <Specimen name="CouponedPrice" layout="stack">
        <p>
          <CouponedPrice before={39_000} after={30_300} />
        </p>
        <p>
          <CouponedPrice before={39_000} after={39_000} />
        </p>
      </Specimen>
      <Specimen name="ChangedFigure">
        <ChangedFigure before="2개" after="1개" />
      </Specimen>
      <Specimen name="FactList" layout="stack">
        <FactList facts={FACTS} />
      </Specimen>
      <Specimen name="StoreLink">
        <h3>
          <StoreLink storeName="아침밭상회" storeUrl="achimbat" />
        </h3>
      </Specimen>
      <Specimen name="PageSection" layout="stack">
        <PageSection title="결제정보" extra={<Badge tone="brand">결제완료</Badge>}>
          <AmountRows rows={ROWS} total={{ label: '최종 결제금액', amount: 30_300 }} />
        </PageSection>
        <PageSection title="약관 동의" problem="필수 약관에 동의해 주세요.">
          <p>주문 내용을 확인했고 결제에 동의해요.</p>
        </PageSection>
      </Specimen>
    </>
  )
}
