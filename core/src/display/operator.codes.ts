/**
 * Facts of the market's operator that the law requires on every page, in display order. Source:
 * domain-rules §5.1.
 */
export const OPERATOR_FACTS = [
  { label: '상호', value: '주식회사 장터' },
  { label: '대표자', value: '한가람' },
  { label: '주소', value: '서울특별시 종로구 장터길 1' },
  { label: '전화', value: '1588-0000' },
  { label: '이메일', value: 'help@jangteo.example' },
  { label: '사업자등록번호', value: '124-81-00998' },
  { label: '통신판매업신고번호', value: '제2026-서울종로-0001호' },
  { label: '개인정보보호책임자', value: '윤슬' },
  { label: '호스팅서비스 제공자', value: '주식회사 장터' },
] as const

/** Other sites of the operator that pages and menus may link to. Source: market-rules §1.1, §1.2. */
export const OPERATOR_LINK_HOSTS = ['community.jangteo.example'] as const
