import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import { movesMoney } from '@jangteo/core/claim/request/claimRequest.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { SplitPage } from '../../../parts/layout/SplitPage.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { RefundTable } from '../detail/RefundTable.tsx'
import styles from '../request/ClaimRequest.module.css'
import { ClaimRequestAccount } from '../request/ClaimRequestAccount.tsx'
import { useOrderCancel } from './useOrderCancel.ts'
import type { OrderCancelPage } from './useOrderCancel.ts'

type OrderCancelProps = { readonly ordersId: string }

/** Everything that is cancelled, why, and what comes back; the button says what it does. */
export function OrderCancel({ ordersId }: OrderCancelProps) {
  const { page, reason, setReason, account, fields, cancel, submit } = useOrderCancel(ordersId)
  const { refund } = page
  const isFailed = fields.failedCount > 0
  return (
    <Form fields={fields} onSubmit={submit}>
      <SplitPage
        aside={
          <PageSection title="환불 정보">
            {movesMoney(refund) ? <RefundTable refund={refund} /> : <p>환불할 금액이 없어요.</p>}
          </PageSection>
        }
        action={
          <div className={styles.action}>
            {cancel.error === null ? null : (
              <Callout tone="danger">
                <p>{refusalText(cancel.error)}</p>
              </Callout>
            )}
            <Button type="submit" isWide isBusy={cancel.isPending}>
              주문 전체 취소하기
            </Button>
          </div>
        }
      >
        <PageSection title="취소하는 이유">
          <RadioGroup
            legend="취소하는 이유"
            hidesLegend
            look="cards"
            problem={isFailed && reason === null ? CLAIM_MESSAGES.CLAIM_REASON_REQUIRED() : null}
            value={reason}
            choices={page.claimReasonEnumList.map((value) => ({
              value,
              label: CLAIM_REASON_LABELS[value],
            }))}
            onChange={setReason}
          />
        </PageSection>
        <Stores page={page} />
        {refund.refundAccountRequired ? (
          <ClaimRequestAccount
            account={account}
            problem={
              isFailed && account.facts === null
                ? CLAIM_MESSAGES.CLAIM_REFUND_ACCOUNT_REQUIRED()
                : null
            }
          />
        ) : null}
      </SplitPage>
    </Form>
  )
}

function Stores({ page }: { readonly page: OrderCancelPage }) {
  return toStoreSections(page.groups).map(({ storeUrl, groups }) => (
    <PageSection key={storeUrl} title={groups[0]?.storeName ?? ''}>
      <ul className={styles.items}>
        {groups
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item.orderItemIdEncrypt}>
              <GoodsLine goods={{ ...item, isAddon: item.mainOrderItemIdEncrypt !== null }}>
                <p className={styles.figures}>
                  {formatWon(item.paidAmount)} · {formatNumber(item.quantity)}개
                </p>
              </GoodsLine>
            </li>
          ))}
      </ul>
    </PageSection>
  ))
}
