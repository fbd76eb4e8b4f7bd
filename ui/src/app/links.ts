export const homeUrl = () => '/'
export const cartUrl = () => '/order/cart'
export const orderListUrl = () => '/order/list'
export const myPageUrl = () => '/myPage'
export const loginUrl = () => '/login'
export const goodsDetailUrl = (goodsId: number) => `/product/detail/${goodsId}`
export const orderPaymentUrl = (cartIdList: readonly number[]) =>
  `/order/payment?cartIdList=[${cartIdList.join(',')}]`
