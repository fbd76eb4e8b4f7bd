import { formatMobile } from '@jangteo/core/member/mask.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './Member.module.css'

type Person = StaffAnswers['operatorMember']['openClosedOrder']
type Facts = Readonly<Record<string, unknown>>

/** Columns of the closed store that are shown, in words; everything else of a row is for the machine. */
const LABELS: Readonly<Record<string, string>> = {
  receiver_name: '받는 분',
  receiver_mobile: '휴대폰 번호',
  zonecode: '우편번호',
  road_address: '주소',
  detail_address: '상세 주소',
  delivery_request: '배송 요청',
  bankCode: '은행',
  holderName: '예금주',
  accountNumber: '계좌번호',
  purpose: '현금영수증 용도',
  number: '현금영수증 번호',
  depositHolderName: '입금자',
  reasonDetail: '클레임 사유',
  sellerMemo: '판매자 메모',
}

function toFacts(row: Facts) {
  return Object.entries(LABELS).map(([key, label]) => {
    const value = row[key]
    return { label, value: typeof value === 'string' && value !== '' ? value : null }
  })
}

/** The person of one order, as it was when the member left. */
export function ClosedPerson({ person }: { readonly person: Person }) {
  const { name, mobile, email } = person.orderer
  const orderer = [
    { label: '이름', value: name },
    { label: '휴대폰 번호', value: mobile === null ? null : formatMobile(mobile) },
    { label: '이메일', value: email },
  ]
  const parts = [
    { title: '주문자', facts: [orderer] },
    { title: '배송지', facts: listOf(person.receiver) },
    { title: '이전 배송지', facts: (person.formerReceivers ?? []).map(toFacts) },
    { title: '환불 계좌', facts: listOf(person.refundAccount) },
    { title: '현금영수증', facts: (person.receipts ?? []).map(toFacts) },
    { title: '취소·교환·반품', facts: (person.claims ?? []).map(toFacts) },
  ]
  return (
    <section aria-label="열람한 정보">
      {parts.map(({ title, facts }) => (
        <Part key={title} title={title} facts={facts} />
      ))}
    </section>
  )
}

function listOf(row: Facts | null) {
  return row === null ? [] : [toFacts(row)]
}

type PartProps = { readonly title: string; readonly facts: readonly ReturnType<typeof toFacts>[] }

function Part({ title, facts }: PartProps) {
  const filled = facts.filter((rows) => rows.some(({ value }) => value !== null))
  if (filled.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {filled.map((rows) => (
        <FactList key={JSON.stringify(rows)} facts={rows} />
      ))}
    </section>
  )
}
