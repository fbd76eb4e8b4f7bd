import { payBeforeText } from '@jangteo/core/claim/additional/additionalPayment.view'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { movesMoney } from '@jangteo/core/claim/request/claimRequest.rules'
import type { SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { useState } from 'react'
import { Callout } from '../../../parts/text/Callout.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import styles from './ClaimRequest.module.css'
import { ClaimRequestAccount, useRefundAccount } from './ClaimRequestAccount.tsx'
import { optionLabel, picksOf } from './claimRequestData.ts'
import { ClaimRequestFrame } from './ClaimRequestFrame.tsx'
import { ClaimRequestRecap } from './ClaimRequestRecap.tsx'
import { RefundTable } from '../detail/RefundTable.tsx'
import type { RequestEntry } from './useClaimRequest.ts'

type StepProps = { readonly entry: RequestEntry }
type QuotedProps = StepProps & { readonly quote: SeenQuote }

const AMOUNT_TITLES = {
  CANCEL: '환불 정보',
  EXCHANGE: '교환 비용',
  RETURN: '환불 정보',
} as const satisfies Record<RequestableClaimType, string>

const FREE_TEXTS = {
  CANCEL: '환불할 금액이 없어요.',
  EXCHANGE: '비용 없이 교환해 드려요.',
  RETURN: '환불할 금액이 없어요.',
} as const

/** The last step: the exact refund or payment. */
export function ClaimRequestRefund({ entry }: StepProps) {
  const { quote } = entry.view
  return quote === null ? null : <Quoted entry={entry} quote={quote} />
}

function Quoted({ entry, quote }: QuotedProps) {
  const { target, view } = entry
  const [failedCount, setFailedCount] = useState(0)
  const account = useRefundAccount({ page: entry.page, ordersId: target.ordersId })
  const isAccountMissing = quote.refundAccountRequired && account.facts === null
  const isFailed = failedCount > 0
  return (
    <ClaimRequestFrame
      entry={entry}
      fields={{
        isRight: !isAccountMissing,
        failedCount,
        showProblems: () => setFailedCount((count) => count + 1),
      }}
      onSubmit={view.submit}
      label={`${CLAIM_TYPE_LABELS[target.type]} 신청하기`}
      aside={<Amounts entry={entry} quote={quote} />}
    >
      <Chosen entry={entry} />
      <ClaimRequestRecap entry={entry} quote={quote} />
      {quote.refundAccountRequired ? (
        <ClaimRequestAccount
          account={account}
          problem={
            isFailed && isAccountMissing ? CLAIM_MESSAGES.CLAIM_REFUND_ACCOUNT_REQUIRED() : null
          }
        />
      ) : null}
    </ClaimRequestFrame>
  )
}

function Amounts({ entry: { target }, quote }: QuotedProps) {
  const owed = quote.additionalPayAmount
  return (
    <PageSection title={AMOUNT_TITLES[target.type]}>
      {movesMoney(quote) ? <RefundTable refund={quote} /> : <p>{FREE_TEXTS[target.type]}</p>}
      {owed === 0 ? null : (
        <Callout>
          <p>{payBeforeText(target.type, owed)}</p>
        </Callout>
      )}
    </PageSection>
  )
}

function Chosen({ entry: { page, form, target } }: StepProps) {
  const picks = picksOf(page, form)
  const items = page.items.filter(({ orderItemIdEncrypt }) =>
    form.chosen.includes(orderItemIdEncrypt),
  )
  return (
    <PageSection title={`${CLAIM_TYPE_LABELS[target.type]}할 상품`}>
      <ul className={styles.items}>
        {items.map((item) => {
          const id = item.orderItemIdEncrypt
          const option = item.exchangeOptionList.find(({ optionId }) => optionId === picks[id])
          return (
            <li key={id}>
              <GoodsLine goods={{ ...item, isAddon: item.mainOrderItemIdEncrypt !== null }}>
                <p className={styles.figures}>
                  {formatWon(item.paidAmount)} · {item.quantity}개
                </p>
                {option === undefined || option.optionValues.length === 0 ? null : (
                  <p className={styles.becomes}>교환할 옵션 {optionLabel(option)}</p>
                )}
              </GoodsLine>
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}
