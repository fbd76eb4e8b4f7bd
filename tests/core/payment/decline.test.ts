import { DECLINE_CODE_TO_REASON } from '@jangteo/core/payment/decline.codes'
import { declineReasonOf, declineText } from '@jangteo/core/payment/decline.rules'
import { DECLINE_REASONS } from '@jangteo/core/payment/payment.codes'
import { describe, expect, test } from 'vitest'

describe('결제사가 알린 거절', () => {
  test.each([
    ['PAY_PROCESS_CANCELED', '주문 내용은 그대로 있어요. 이어서 결제할 수 있어요.'],
    ['PAY_PROCESS_ABORTED', '결제가 중단됐어요. 다시 시도해 주세요.'],
    [
      'REJECT_CARD_COMPANY',
      '카드사에서 결제를 거절했어요. 카드사에 문의하거나 다른 카드를 사용해 주세요.',
    ],
    ['REJECT_CARD_PAYMENT', '결제 한도를 넘었어요. 다른 결제수단을 선택해 주세요.'],
    ['REJECT_ACCOUNT_PAYMENT', '잔액이 부족해요. 충전하거나 다른 결제수단을 선택해 주세요.'],
    [
      'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
      '선택한 할부 개월로는 결제할 수 없어요. 할부 개월을 바꿔 주세요.',
    ],
    [
      'BELOW_MINIMUM_AMOUNT',
      '이 결제수단으로 결제할 수 있는 금액보다 적어요. 다른 결제수단을 선택해 주세요.',
    ],
    ['NOT_FOUND_PAYMENT_SESSION', '결제창의 유효 시간이 지났어요. 다시 시도해 주세요.'],
    ['PROVIDER_ERROR', '결제사와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.'],
    ['INVALID_REQUEST', '결제가 승인되지 않았어요. 다른 결제수단으로 다시 시도해 주세요.'],
  ])('%s는 "%s"라고 알린다', (code, text) => {
    expect(declineText(code)).toEqual(text)
  })

  test.each(['', 'SOMETHING_NEW', 'constructor', '__proto__', '<script>'])(
    '모르는 코드 "%s"는 승인되지 않았다고만 알린다',
    (code) => {
      expect(declineReasonOf(code)).toEqual('PAYMENT_DECLINED')
    },
  )

  test('모든 거절 이유에 그것을 알리는 코드가 있다', () => {
    expect(new Set<string>(Object.values(DECLINE_CODE_TO_REASON))).toEqual(new Set(DECLINE_REASONS))
  })
})
