import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import {
  CARD_METHODS,
  INSTALLMENT_AMOUNT_MIN_WON,
  PAYMENT_METHOD_LABELS,
} from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { mayPayInInstallments, waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { depositHint, methodGroups } from '@jangteo/core/payment/paymentMethod.view'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { CardPlans } from './CardPlans.tsx'
import styles from './MethodTiles.module.css'

const CARDS: readonly PaymentMethod[] = CARD_METHODS

type MethodTilesProps = {
  readonly open: readonly PaymentMethod[]
  /** Ways to pay that this buyer sees but cannot choose, each with its reason. */
  readonly closed: readonly {
    readonly paymentMethodEnum: PaymentMethod
    readonly message: string
  }[]
  /** `null` while nothing is chosen. */
  readonly chosen: PaymentMethod | null
  /** Amount to pay. */
  readonly amount: Won
  /** The days after today in which an account may be paid into. */
  readonly depositDays: number
  readonly onChoose: (method: PaymentMethod) => void
}

/** The ways to pay in groups; what is closed to the buyer stands among them with its reason. */
export function MethodTiles(props: MethodTilesProps) {
  const { open, closed, chosen, onChoose } = props
  const closedMethods = closed.map(({ paymentMethodEnum }) => paymentMethodEnum)
  return (
    <div className={styles.groups}>
      {methodGroups([...open, ...closedMethods]).map(({ title, methods }) => (
        <RadioGroup
          key={title}
          legend={title}
          look="tiles"
          value={chosen}
          choices={methods.map((value) => ({
            value,
            label: PAYMENT_METHOD_LABELS[value],
            isDisabled: closedMethods.includes(value),
          }))}
          onChange={onChoose}
        />
      ))}
      {closed.map(({ paymentMethodEnum, message }) => (
        <p key={paymentMethodEnum} className={styles.remark}>
          {PAYMENT_METHOD_LABELS[paymentMethodEnum]}: {message}
        </p>
      ))}
      <MethodHint {...props} />
    </div>
  )
}

type MethodHintProps = Pick<MethodTilesProps, 'amount' | 'chosen' | 'depositDays'>

/** Consequence of the chosen way to pay. */
function MethodHint({ chosen: method, amount, depositDays }: MethodHintProps) {
  if (method === null) return null
  if (waitsForDeposit(method)) {
    return <p className={styles.remark}>{depositHint(depositDays)}</p>
  }
  if (!CARDS.includes(method)) return null
  return (
    <div>
      <p className={styles.remark}>
        {mayPayInInstallments(method, amount)
          ? '할부 개월은 결제창에서 선택할 수 있어요.'
          : `할부는 ${formatWon(INSTALLMENT_AMOUNT_MIN_WON)}부터 사용할 수 있어요.`}
      </p>
      <CardPlans amount={amount} />
    </div>
  )
}
