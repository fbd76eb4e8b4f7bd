import { formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import { formatAccountNumber } from '@jangteo/core/member/mask.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { Callout } from '../../../parts/text/Callout.tsx'
import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './OrderDetail.module.css'
import type { OrderData } from '../orderData.ts'
import { DEPOSIT_PLACE } from './depositPlace.ts'

type DepositAccountProps = {
  readonly account: NonNullable<OrderData['depositAccount']>
  /** Outcome of it, paid or not. */
  readonly consequence?: string
}

const ORDER_CONSEQUENCE = '기한이 지나면 주문이 자동 취소돼요.'

/** The account that waits for the deposit: its number to copy, how much, and until when. */
export function DepositAccount(props: DepositAccountProps) {
  const { account, consequence = ORDER_CONSEQUENCE } = props
  const { bankCode, accountNumber, holderName, amount, dueAt } = account
  const facts = [
    { label: '예금주', value: holderName },
    { label: '입금할 금액', value: formatWon(amount) },
    { label: '입금 기한', value: `${formatWeekdayTime(Date.parse(dueAt))}까지` },
  ]
  return (
    <div id={DEPOSIT_PLACE} className={styles.deposit}>
      <p className={styles.account}>
        <span className={styles.accountText}>
          <span className={styles.bank}>{BANK_LABELS[bankCode]} 입금계좌</span>
          <strong>{formatAccountNumber(accountNumber)}</strong>
        </span>
        <CopyButton text={accountNumber} label="계좌번호" />
      </p>
      <FactList facts={facts} />
      <Callout>
        <p>입금액이 다르면 입금되지 않아요. {consequence}</p>
      </Callout>
    </div>
  )
}
