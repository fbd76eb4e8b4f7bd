/** One line of what the buyer agrees to. */
export type ProvisionRow = { readonly label: string; readonly value: string }

/**
 * Rows for the consent to pass the buyer's data on to the sellers: recipient, data, purpose, period. `storeNames` names
 * each seller once. Source: domain-rules §5.1, §5.2.
 */
export function sellerProvisionRows(storeNames: readonly string[]): ProvisionRow[] {
  return [
    { label: '제공받는 자', value: storeNames.join(', ') },
    { label: '이용 목적', value: '상품 배송, 취소·교환·반품 처리, 고객 상담' },
    {
      label: '제공 항목',
      value: '주문자 이름·휴대폰 번호, 받는 분 이름·휴대폰 번호·주소, 배송 요청사항',
    },
    { label: '보유기간', value: '거래를 마친 뒤 5년 (전자상거래법에 따른 보존 기간)' },
  ]
}
