export function GoodsDetailScreen() {
  return <p>상품</p>
}
