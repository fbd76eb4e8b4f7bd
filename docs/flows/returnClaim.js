// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const returnClaimChart = setup({
  guards: {
    isInspectionOpen: ({ event }) => !event.denied?.includes('isInspectionOpen'),
    isPaymentEndable: ({ event }) => !event.denied?.includes('isPaymentEndable'),
    isSettled: ({ event }) => !event.denied?.includes('isSettled'),
    isWithdrawable: ({ event }) => !event.denied?.includes('isWithdrawable'),
  },
}).createMachine({
  "id": "returnClaim",
  "meta": {
    "label": "반품",
    "otherwise": "NOT_CHANGE_STATUS"
  },
  "context": {
    "isSettled": false,
    "isPaymentEndable": false,
    "isWithdrawable": false,
    "isInspectionOpen": false
  },
  "initial": "RA",
  "states": {
    "RA": {
      "meta": {
        "label": "반품요청"
      },
      "tags": [
        "open",
        "withdrawable"
      ],
      "on": {
        "seller.collect": {
          "target": "RI",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "수거",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 수거 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "seller.refuse": {
          "target": "RR",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "반품 거부",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 반품 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "buyer.withdraw": {
          "target": "WITHDRAWN",
          "guard": "isWithdrawable",
          "meta": {
            "actor": "buyer",
            "action": "철회",
            "otherwise": "CLAIM_WITHDRAW_COUNT_EXCEEDED"
          },
          "description": "구매자: 철회 (아니면 CLAIM_WITHDRAW_COUNT_EXCEEDED)"
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
          "target": "RI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "RR",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "반품요청"
    },
    "RI": {
      "meta": {
        "label": "반품진행중"
      },
      "tags": [
        "open",
        "collected"
      ],
      "on": {
        "seller.accept": {
          "target": "RC",
          "guard": "isSettled",
          "meta": {
            "actor": "seller",
            "action": "검수 통과",
            "otherwise": "CLAIM_ADD_PAYMENT_READY"
          },
          "description": "판매자: 검수 통과 (아니면 CLAIM_ADD_PAYMENT_READY)"
        },
        "seller.changeFault": {
          "target": "RI",
          "guard": "isInspectionOpen",
          "actions": "requoteClaim",
          "meta": {
            "actor": "seller",
            "action": "귀책 변경",
            "otherwise": "CLAIM_ALREADY_INSPECTED"
          },
          "description": "판매자: 귀책 변경 (아니면 CLAIM_ALREADY_INSPECTED)"
        },
        "seller.refuse": {
          "target": "RR",
          "guard": "isInspectionOpen",
          "meta": {
            "actor": "seller",
            "action": "반품 거부",
            "otherwise": "CLAIM_ALREADY_INSPECTED"
          },
          "description": "판매자: 반품 거부 (아니면 CLAIM_ALREADY_INSPECTED)"
        },
        "dispute.upheld": {
          "target": "RI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "RR",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "반품진행중"
    },
    "RC": {
      "meta": {
        "label": "반품완료"
      },
      "tags": [
        "completed",
        "terminal"
      ],
      "entry": [
        "notifyItemsReturned",
        "refund",
        "returnCoupons",
        "settleClaimFees"
      ],
      "description": "반품완료",
      "type": "final"
    },
    "RR": {
      "meta": {
        "label": "반품거부"
      },
      "tags": [
        "refused"
      ],
      "entry": "notifyAdditionalPaymentRefused",
      "on": {
        "dispute.upheld": {
          "target": "RI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "RR",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "반품거부"
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
  "description": "반품"
})

export const returnClaimEvents = [
  {"type":"seller.collect"},
  {"type":"seller.refuse"},
  {"type":"buyer.withdraw"},
  {"type":"additionalPayment.unpaid"},
  {"type":"dispute.upheld"},
  {"type":"dispute.rejected"},
  {"type":"seller.accept"},
  {"type":"seller.changeFault"},
]
