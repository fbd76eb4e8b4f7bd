import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { Badge } from '../../parts/text/Badge.tsx'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { StoreLink } from '../../parts/goods/StoreLink.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { MethodTiles } from '../checkout/MethodTiles.tsx'
import { OptionFields } from '../goods/option/OptionFields.tsx'
import { Specimen } from './Specimen.tsx'

const ROWS = [
  { label: '상품금액', value: '39,000원' },
  { label: '즉시할인', value: '−11,700원', tone: 'discount' },
  { label: '배송비', value: '3,000원' },
] as const

const METHODS = PAYMENT_METHODS.filter((method) => method !== 'FREE' && method !== 'MONEY')
const CLOSED = [{ paymentMethodEnum: 'MONEY', message: '앱에서 사용할 수 있어요.' }] as const
const DEPOSIT_DAYS = 3

const option = (optionId: number, optionValues: string[], stock: number) => ({
  optionId,
  optionValues,
  extraPrice: 0,
  stock,
  saleStatusEnum: 'SALE' as const,
})
const OPTIONS = {
  optionNames: ['도정', '무게'],
  options: [
    option(1, ['백미', '4kg'], 3),
    option(2, ['백미', '10kg'], 0),
    option(3, ['현미', '4kg'], 90),
  ],
  addItems: [],
}
const ignore = () => undefined

/** Ways to pay with a choice of its own; the one of last time is chosen at first. */
function MethodSpecimen({ last }: { readonly last: PaymentMethod | null }) {
  const [chosen, setChosen] = useState(last)
  return (
    <MethodTiles
      open={METHODS}
      closed={CLOSED}
      last={last}
      chosen={chosen}
      amount={30_300}
      depositDays={DEPOSIT_DAYS}
      onChoose={setChosen}
    />
  )
}

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
      <Specimen name="MethodTiles" layout="stack">
        <MethodSpecimen last={null} />
        <MethodSpecimen last="TOSS_PAY" />
      </Specimen>
      <Specimen name="OptionFields" layout="stack">
        <OptionFields options={OPTIONS} picked={[]} onPick={ignore} onTake={ignore} />
        <OptionFields options={OPTIONS} picked={['백미']} onPick={ignore} onTake={ignore} />
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
