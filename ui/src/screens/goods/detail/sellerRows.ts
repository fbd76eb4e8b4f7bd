import { maskDigits } from '@jangteo/core/member/mask.rules'
import type { Answers } from '@jangteo/http/call/calls'

type SellerData = Answers['goods']['storeInfo']

const BUSINESS_NUMBER_PARTS = [3, 2, 5] as const

/** Facts of a seller that the law requires, in display order. Source: domain-rules §5.1. */
export function sellerRows(seller: SellerData) {
  return [
    { label: '상호', value: seller.companyName },
    { label: '대표자', value: seller.representativeName },
    {
      label: '사업자 등록번호',
      value: maskDigits(seller.businessNumber, BUSINESS_NUMBER_PARTS),
    },
    {
      label: '통신판매업 신고번호',
      value: seller.mailOrderNumber === '' ? '신고 면제' : seller.mailOrderNumber,
    },
    { label: '전화', value: seller.phone },
    { label: '상담 시간', value: seller.phoneHours },
    { label: '이메일', value: seller.email },
    { label: '사업장 소재지', value: seller.businessAddress },
  ]
}
