import { returnsGoods } from '@jangteo/core/claim/request/claimRequest.rules'
import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/request/claimPickup.codes'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './ClaimRequest.module.css'
import type { RequestEntry } from './useClaimRequest.ts'

/** Summary so far, beside the step where there is room. */
export function ClaimRequestSummary({ entry }: { readonly entry: RequestEntry }) {
  const { target, page, form, view } = entry
  const chosen = page.items.filter(({ orderItemIdEncrypt }) =>
    form.chosen.includes(orderItemIdEncrypt),
  )
  const isPast = (step: number) => view.position > step
  const goods = chosen.length === 0 ? null : orderName(chosen.map(({ goodsName }) => goodsName))
  return (
    <div className={styles.summary} data-wide-only>
      <PageSection title={`${CLAIM_TYPE_LABELS[target.type]} 신청 내용`}>
        <FactList
          facts={[
            { label: '주문일', value: formatDate(Date.parse(page.orderedAt)) },
            { label: '주문번호', value: page.orderNumber },
            { label: '상품', value: goods },
            {
              label: '사유',
              value: form.reason !== null && isPast(1) ? CLAIM_REASON_LABELS[form.reason] : null,
            },
            {
              label: '수거',
              value:
                returnsGoods(target.type) && isPast(2) ? PICKUP_METHOD_LABELS[form.method] : null,
            },
          ]}
        />
      </PageSection>
    </div>
  )
}
