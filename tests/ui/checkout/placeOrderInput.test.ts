import { toPlaceOrderInput } from '@jangteo/ui/screens/checkout/placeOrderInput'
import { expect, test } from 'vitest'

const RECEIVER = {
  receiverName: '홍길동',
  receiverMobile: '01012341234',
  zonecode: '04524',
  roadAddress: '서울특별시 중구 세종대로 110',
  detailAddress: '301호',
}

test('낸 주문은 배송지의 칸만 담아 보낸다', () => {
  const typed = { ...RECEIVER, password: 'order1234', ordererEmail: 'hong@example.com' }
  expect(
    toPlaceOrderInput({
      orderKey: 'key',
      form: {
        orderer: { name: '홍길동', mobile: '01012341234', email: 'hong@example.com' },
        destination: typed,
        deliveryRequest: { preset: 'FRONT_DOOR', typed: '' },
        buildingEntry: { entry: 'DOOR_CODE', doorCode: '#1234*' },
        guestPassword: { password: 'order1234', confirmation: 'order1234' },
        paymentMethod: 'VIRTUAL_ACCOUNT',
        cashReceipt: { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', number: '1248100998' },
        agreedTerms: [
          { term: 'ORDER_CONFIRM', version: 1 },
          { term: 'CUSTOM_MADE', version: 2 },
        ],
      },
      seenLines: [{ cartId: 1, salePrice: 10_000, quantity: 2 }],
      coupons: [
        { couponIssueId: 'ten', cartId: 1 },
        { couponIssueId: 'basket', storeUrl: 'dadam' },
      ],
      seenPayableAmount: 23_000,
    }),
  ).toEqual({
    cartIdList: [1],
    couponList: [
      { couponIssueIdEncrypt: 'ten', cartId: 1 },
      { couponIssueIdEncrypt: 'basket', storeUrl: 'dadam' },
    ],
    orderer: { name: '홍길동', mobile: '01012341234', email: 'hong@example.com' },
    receiver: RECEIVER,
    deliveryRequestEnum: 'FRONT_DOOR',
    deliveryRequestText: '',
    buildingEntryEnum: 'DOOR_CODE',
    doorCodeText: '#1234*',
    paymentMethodEnum: 'VIRTUAL_ACCOUNT',
    cashReceipt: {
      purposeEnum: 'EXPENSE_PROOF',
      numberKindEnum: 'BUSINESS_NUMBER',
      number: '1248100998',
    },
    guestPassword: { password: 'order1234', confirmation: 'order1234' },
    agreedTermsList: [
      { termsEnum: 'ORDER_CONFIRM', version: 1 },
      { termsEnum: 'CUSTOM_MADE', version: 2 },
    ],
    payableAmount: 23_000,
    seenLines: [{ cartId: 1, salePrice: 10_000, quantity: 2 }],
  })
})
