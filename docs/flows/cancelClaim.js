// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const cancelClaimChart = setup({
  guards: {
    isAnswerDue: ({ event }) => !event.denied?.includes('isAnswerDue'),
    isCompletedAtOnce: ({ event }) => !event.denied?.includes('isCompletedAtOnce'),
    isDepositReversed: ({ event }) => !event.denied?.includes('isDepositReversed'),
    isPaymentEndable: ({ event }) => !event.denied?.includes('isPaymentEndable'),
    isSettled: ({ event }) => !event.denied?.includes('isSettled'),
    isWithdrawable: ({ event }) => !event.denied?.includes('isWithdrawable'),
  },
}).createMachine({
  "id": "cancelClaim",
  "meta": {
    "label": "취소",
    "otherwise": "NOT_CHANGE_STATUS"
  },
  "context": {
    "isCompletedAtOnce": false,
    "isSettled": false,
    "isAnswerDue": false,
    "isPaymentEndable": false,
    "isWithdrawable": false,
    "isDepositReversed": false
  },
  "initial": "CA",
  "states": {
    "CA": {
      "meta": {
        "label": "취소요청"
      },
      "tags": [
        "open",
        "withdrawable"
      ],
      "on": {
        "system.completeAtOnce": {
          "target": "CC",
          "guard": "isCompletedAtOnce",
          "meta": {
            "actor": "system",
            "action": "바로 취소",
            "otherwise": "CLAIM_NOT_DUE"
          },
          "description": "시스템: 바로 취소 (아니면 CLAIM_NOT_DUE)"
        },
        "seller.approve": {
          "target": "CC",
          "guard": "isSettled",
          "meta": {
            "actor": "seller",
            "action": "취소 승인",
            "otherwise": "CLAIM_ADD_PAYMENT_READY"
          },
          "description": "판매자: 취소 승인 (아니면 CLAIM_ADD_PAYMENT_READY)"
        },
        "system.answerDue": {
          "target": "CC",
          "guard": "isAnswerDue",
          "meta": {
            "actor": "system",
            "action": "자동 승인",
            "otherwise": "CLAIM_NOT_DUE"
          },
          "description": "시스템: 자동 승인 (아니면 CLAIM_NOT_DUE)"
        },
        "seller.refuse": {
          "target": "CR",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "취소 거부",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 취소 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "buyer.withdraw": {
          "target": "WITHDRAWN",
          "guard": "isWithdrawable",
          "meta": {
            "actor": "buyer",
            "action": "철회",
            "otherwise": "NOT_CHANGE_STATUS"
          },
          "description": "구매자: 철회 (아니면 NOT_CHANGE_STATUS)"
        },
        "additionalPayment.unpaid": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "system",
            "action": "추가결제 기한 만료"
          },
          "description": "시스템: 추가결제 기한 만료"
        },
        "dispute.upheld": {
          "target": "CA",
          "actions": [
            "uphold",
            "approveUpheld"
          ],
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "CR",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        },
        "payment.reversed": {
          "target": "WITHDRAWN",
          "guard": "isDepositReversed",
          "meta": {
            "actor": "gateway",
            "action": "입금 취소",
            "otherwise": "NOT_CHANGE_STATUS"
          },
          "description": "결제사: 입금 취소 (아니면 NOT_CHANGE_STATUS)"
        }
      },
      "description": "취소요청"
    },
    "CC": {
      "meta": {
        "label": "취소완료"
      },
      "tags": [
        "completed",
        "terminal"
      ],
      "entry": [
        "notifyItemsCancelled",
        "refund",
        "returnCoupons"
      ],
      "description": "취소완료",
      "type": "final"
    },
    "CR": {
      "meta": {
        "label": "취소거부"
      },
      "tags": [
        "refused"
      ],
      "entry": "notifyAdditionalPaymentRefused",
      "on": {
        "dispute.upheld": {
          "target": "CA",
          "actions": [
            "uphold",
            "approveUpheld"
          ],
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "CR",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "취소거부"
    },
    "WITHDRAWN": {
      "meta": {
        "label": "철회"
      },
      "tags": [
        "terminal"
      ],
      "entry": "notifyAdditionalPaymentWithdrawn",
      "description": "철회",
      "type": "final"
    }
  },
  "description": "취소"
})

export const cancelClaimEvents = [
  {"type":"system.completeAtOnce"},
  {"type":"seller.approve"},
  {"type":"system.answerDue"},
  {"type":"seller.refuse"},
  {"type":"buyer.withdraw"},
  {"type":"additionalPayment.unpaid"},
  {"type":"dispute.upheld"},
  {"type":"dispute.rejected"},
  {"type":"payment.reversed"},
]
