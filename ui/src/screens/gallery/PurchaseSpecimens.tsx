import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { MethodTiles } from '../checkout/MethodTiles.tsx'
import { OptionFields } from '../goods/option/OptionFields.tsx'
import { Specimen } from './Specimen.tsx'

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

/** Parts that are chosen from on the way to an order. */
export function PurchaseSpecimens() {
  return (
    <>
      <Specimen name="MethodTiles" layout="stack">
        <MethodSpecimen last={null} />
        <MethodSpecimen last="TOSS_PAY" />
      </Specimen>
      <Specimen name="OptionFields" layout="stack">
        <OptionFields options={OPTIONS} picked={[]} onPick={ignore} onTake={ignore} />
        <OptionFields options={OPTIONS} picked={['백미']} onPick={ignore} onTake={ignore} />
      </Specimen>
    </>
  )
}
