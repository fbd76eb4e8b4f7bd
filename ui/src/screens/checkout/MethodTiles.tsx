import type { Won } from '@jangteo/core/money/money.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { methodChoices } from '@jangteo/core/payment/paymentMethod.view'
import { FoldTitle } from '../../parts/layout/FoldTitle.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { MethodHint } from './MethodHint.tsx'
import { MethodMark } from './MethodMark.tsx'
import styles from './MethodTiles.module.css'

type MethodTilesProps = {
  readonly open: readonly PaymentMethod[]
  /** Ways to pay that this buyer sees but cannot choose, each with its reason. */
  readonly closed: readonly {
    readonly paymentMethodEnum: PaymentMethod
    readonly message: string
  }[]
  /** Way to pay of last time; `null` without one. */
  readonly last: PaymentMethod | null
  /** `null` while nothing is chosen. */
  readonly chosen: PaymentMethod | null
  /** Amount to pay. */
  readonly amount: Won
  /** The days after today in which an account may be paid into. */
  readonly depositDays: number
  readonly onChoose: (method: PaymentMethod) => void
}

/** The ways to pay: the last one first, wallets, the card, all others behind one row; each with its hint right below. */
export function MethodTiles(props: MethodTilesProps) {
  const { open, closed, last, chosen } = props
  const closedMethods = closed.map(({ paymentMethodEnum }) => paymentMethodEnum)
  const openLast = last !== null && open.includes(last) ? last : null
  const places = methodChoices([...open, ...closedMethods], openLast)
  return (
    <div className={styles.groups}>
      {places.last === null ? null : (
        <Group {...props} legend="최근 결제수단" methods={[places.last]} look="cards" />
      )}
      <Group {...props} legend="간편결제" methods={places.wallets} look="tiles" />
      <Group {...props} legend="카드" methods={places.cards} look="cards" />
      {places.others.length === 0 ? null : (
        <details open={chosen !== null && places.others.includes(chosen) ? true : undefined}>
          <FoldTitle>다른 결제수단</FoldTitle>
          <Group {...props} legend="다른 결제수단" methods={places.others} look="tiles" />
          {closed.map(({ paymentMethodEnum, message }) => (
            <p key={paymentMethodEnum} className={styles.remark}>
              {PAYMENT_METHOD_LABELS[paymentMethodEnum]}: {message}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}

type GroupProps = MethodTilesProps & {
  readonly legend: string
  readonly methods: readonly PaymentMethod[]
  readonly look: 'tiles' | 'cards'
}

function Group({ legend, methods, look, closed, ...props }: GroupProps) {
  const { chosen, onChoose } = props
  if (methods.length === 0) return null
  return (
    <div className={styles.group}>
      <RadioGroup
        legend={legend}
        hidesLegend={legend !== '최근 결제수단'}
        look={look}
        value={chosen}
        choices={methods.map((value) => ({
          value,
          label: <MethodMark method={value} />,
          isDisabled: closed.some(({ paymentMethodEnum }) => paymentMethodEnum === value),
        }))}
        onChange={onChoose}
      />
      {chosen !== null && methods.includes(chosen) ? (
        <MethodHint {...props} method={chosen} isRemembered={chosen === props.last} />
      ) : null}
    </div>
  )
}
