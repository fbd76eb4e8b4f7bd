import { formatAddress } from '@jangteo/core/address/address.rules'
import { CLAIM_FAULT_LABELS } from '@jangteo/core/claim/claim.codes'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/request/claimPickup.codes'
import { chosenPickupDayText } from '@jangteo/core/claim/request/pickupDay.view'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import {
  isDoneAtOnce,
  replacesGoods,
  returnsGoods,
} from '@jangteo/core/claim/request/claimRequest.rules'
import type { SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './ClaimRequest.module.css'
import type { RequestEntry } from './useClaimRequest.ts'

const AFTER_TEXTS = {
  CANCEL: '판매자가 상품을 준비하고 있어서, 판매자가 확인한 뒤 취소돼요.',
  EXCHANGE: '상품을 받아 확인한 뒤 교환한 상품을 보내 드려요.',
  RETURN: '상품을 받아 확인한 뒤 환불해 드려요.',
} as const

const AT_ONCE_TEXT = '아직 준비하기 전이라 신청하면 바로 취소돼요.'
const INSPECTED_TEXT = '검수 결과 신청 사유와 다르면 배송비가 청구될 수 있어요.'

type RecapProps = { readonly entry: RequestEntry; readonly quote: SeenQuote }

/** Answers of the buyer, and their consequences besides the money. */
export function ClaimRequestRecap({ entry, quote }: RecapProps) {
  const { form, page, target } = entry
  const isMoved = returnsGoods(target.type)
  const isCollected = isMoved && form.method === 'COLLECT'
  return (
    <PageSection title="신청 내용">
      <FactList
        facts={[
          { label: '사유', value: form.reason === null ? null : CLAIM_REASON_LABELS[form.reason] },
          { label: '상세 사유', value: form.detail.trim() === '' ? null : form.detail },
          { label: '첨부 파일', value: form.files.length === 0 ? null : `${form.files.length}개` },
          { label: '배송비', value: isMoved ? CLAIM_FAULT_LABELS[quote.responsible] : null },
          { label: '방법', value: isMoved ? PICKUP_METHOD_LABELS[form.method] : null },
          {
            label: '수거지',
            value: isCollected ? formatAddress(form.pickupPlace ?? page.receiver) : null,
          },
          {
            label: '수거일',
            value: isMoved ? chosenPickupDayText(form, page.pickupDayList) : null,
          },
          {
            label: '교환 상품 배송지',
            value: replacesGoods(target.type)
              ? formatAddress(form.reshipPlace ?? page.receiver)
              : null,
          },
        ]}
      />
      <AfterTexts entry={entry} quote={quote} />
    </PageSection>
  )
}

function AfterTexts({ entry: { page, form, target }, quote }: RecapProps) {
  const chosen = page.items.filter(({ orderItemIdEncrypt: id }) => form.chosen.includes(id))
  const isAtOnce = isDoneAtOnce(
    target.type,
    quote,
    chosen.map(({ actions }) => actions),
  )
  return (
    <ul className={styles.facts}>
      <li>{isAtOnce ? AT_ONCE_TEXT : AFTER_TEXTS[target.type]}</li>
      {returnsGoods(target.type) ? <li>{INSPECTED_TEXT}</li> : null}
    </ul>
  )
}
