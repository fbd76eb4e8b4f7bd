/** Consents of a store application. Source: spec §5, seller terms consent. */
export type SellerTermsKind = 'SELLER_SERVICE' | 'SELLER_PRIVACY'

/** Summaries of the terms of a store application, a sentence a line. */
export const SELLER_TERMS_SUMMARIES: Readonly<Record<SellerTermsKind, readonly string[]>> = {
  SELLER_SERVICE: [
    '상품을 파는 당사자는 판매자이고, 장터는 통신판매중개자예요.',
    '상호, 대표자, 주소, 연락처, 사업자등록번호는 법에 따라 구매자에게 공개돼요.',
    '구매확정된 금액에서 판매 수수료와 부가세를 뺀 금액을 정산해요.',
    '취소·교환·반품은 전자상거래법이 정한 기간 안에 처리해 주세요.',
  ],
  SELLER_PRIVACY: [
    '항목: 대표자 이름, 이메일, 전화번호, 사업장 주소, 사업자등록번호, 첨부한 서류',
    '목적: 입점 심사, 판매자 신원정보 공개, 정산과 안내',
    '기간: 입점이 끝난 뒤 관련 법령이 정한 기간까지. 반려되거나 철회한 신청은 90일 뒤에 삭제',
  ],
}
