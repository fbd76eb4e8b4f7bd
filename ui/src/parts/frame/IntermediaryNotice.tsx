const TEXT =
  '장터는 통신판매중개자로서 거래 당사자가 아니며, 입점 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있습니다.'

/** That the market only stands between buyer and seller. Source: domain-rules §5.1. */
export function IntermediaryNotice() {
  return <p>{TEXT}</p>
}
