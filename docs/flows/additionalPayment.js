// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const additionalPaymentChart = setup({
  guards: {
    isEndingClaim: ({ event }) => !event.denied?.includes('isEndingClaim'),
    isOverdue: ({ event }) => !event.denied?.includes('isOverdue'),
    isWholeBack: ({ event }) => !event.denied?.includes('isWholeBack'),
  },
}).createMachine({
  "id": "additionalPayment",
  "meta": {
    "label": "추가결제",
    "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
  },
  "context": {
    "isOverdue": false,
    "isEndingClaim": false,
    "isWholeBack": false
  },
  "initial": "WAITING",
  "states": {
    "WAITING": {
      "meta": {
        "label": "추가결제 대기"
      },
      "tags": [
        "waiting"
      ],
      "on": {
        "buyer.pay": {
          "target": "APPROVING",
          "meta": {
            "actor": "buyer",
            "action": "추가결제"
          },
          "description": "구매자: 추가결제"
        },
        "claim.withdrawn": {
          "target": "CANCELLED",
          "meta": {
            "actor": "buyer",
            "action": "신청 철회"
          },
          "description": "구매자: 신청 철회"
        },
        "claim.refused": {
          "target": "CANCELLED",
          "meta": {
            "actor": "seller",
            "action": "신청 거부"
          },
          "description": "판매자: 신청 거부"
        },
        "claim.requoted": {
          "target": "CANCELLED",
          "meta": {
            "actor": "seller",
            "action": "귀책 변경"
          },
          "description": "판매자: 귀책 변경"
        },
        "gateway.deposited": {
          "target": "PAID",
          "actions": "notifyClaimPaid",
          "meta": {
            "actor": "gateway",
            "action": "입금"
          },
          "description": "결제사: 입금"
        },
        "system.depositRecorded": {
          "target": "PAID",
          "actions": "notifyClaimPaid",
          "meta": {
            "actor": "system",
            "action": "수동 입금"
          },
          "description": "시스템: 수동 입금"
        },
        "system.due": [
          {
            "target": "CANCELLED",
            "guard": "isEndingClaim",
            "actions": "notifyClaimUnpaid",
            "meta": {
              "actor": "system",
              "action": "결제 기한 만료",
              "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
            },
            "description": "시스템: 결제 기한 만료 (아니면 ADDITIONAL_PAYMENT_NOT_DUE)"
          },
          {
            "target": "WAITING",
            "guard": "isOverdue",
            "actions": "askSellerToCollect",
            "meta": {
              "actor": "system",
              "action": "결제 요청",
              "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
            },
            "description": "시스템: 결제 요청 (아니면 ADDITIONAL_PAYMENT_NOT_DUE)"
          }
        ]
      },
      "description": "추가결제 대기"
    },
    "APPROVING": {
      "meta": {
        "label": "결제 확인 중"
      },
      "tags": [
        "waiting"
      ],
      "on": {
        "gateway.approved": {
          "target": "PAID",
          "actions": "notifyClaimPaid",
          "meta": {
            "actor": "gateway",
            "action": "결제 완료"
          },
          "description": "결제사: 결제 완료"
        },
        "gateway.accountIssued": {
          "target": "WAITING",
          "meta": {
            "actor": "gateway",
            "action": "계좌 발급"
          },
          "description": "결제사: 계좌 발급"
        },
        "gateway.declined": {
          "target": "WAITING",
          "meta": {
            "actor": "gateway",
            "action": "결제 거절"
          },
          "description": "결제사: 결제 거절"
        },
        "system.approvalRecorded": {
          "target": "PAID",
          "actions": "notifyClaimPaid",
          "meta": {
            "actor": "system",
            "action": "수동 승인"
          },
          "description": "시스템: 수동 승인"
        },
        "system.approvalEnded": {
          "target": "WAITING",
          "meta": {
            "actor": "system",
            "action": "승인 없음 확인"
          },
          "description": "시스템: 승인 없음 확인"
        }
      },
      "description": "결제 확인 중"
    },
    "PAID": {
      "meta": {
        "label": "추가결제 완료"
      },
      "on": {
        "claim.withdrawn": {
          "target": "REFUNDING",
          "actions": "refundPayment",
          "meta": {
            "actor": "buyer",
            "action": "신청 철회"
          },
          "description": "구매자: 신청 철회"
        },
        "claim.refused": {
          "target": "REFUNDING",
          "actions": "refundPayment",
          "meta": {
            "actor": "seller",
            "action": "신청 거부"
          },
          "description": "판매자: 신청 거부"
        },
        "claim.requoted": {
          "target": "REFUNDING",
          "actions": "refundPayment",
          "meta": {
            "actor": "seller",
            "action": "귀책 변경"
          },
          "description": "판매자: 귀책 변경"
        }
      },
      "description": "추가결제 완료"
    },
    "REFUNDING": {
      "meta": {
        "label": "환불 진행 중"
      },
      "tags": [
        "comingBack"
      ],
      "on": {
        "gateway.refunded": [
          {
            "target": "REFUNDED",
            "guard": "isWholeBack",
            "meta": {
              "actor": "gateway",
              "action": "환불"
            },
            "description": "결제사: 환불"
          },
          {
            "target": "PARTLY_REFUNDED",
            "meta": {
              "actor": "gateway",
              "action": "일부 환불"
            },
            "description": "결제사: 일부 환불"
          }
        ],
        "gateway.refundRefused": {
          "target": "REFUND_FAILED",
          "meta": {
            "actor": "gateway",
            "action": "환불 거절"
          },
          "description": "결제사: 환불 거절"
        }
      },
      "description": "환불 진행 중"
    },
    "REFUND_FAILED": {
      "meta": {
        "label": "환불 확인 중",
        "otherwise": "ADD_PAYMENT_REFUND_ERROR"
      },
      "tags": [
        "comingBack"
      ],
      "entry": "alertOperator",
      "on": {
        "system.askAgain": {
          "target": "REFUNDING",
          "meta": {
            "actor": "system",
            "action": "다시 요청"
          },
          "description": "시스템: 다시 요청"
        },
        "system.recorded": [
          {
            "target": "REFUNDED",
            "guard": "isWholeBack",
            "meta": {
              "actor": "system",
              "action": "수동 환불"
            },
            "description": "시스템: 수동 환불"
          },
          {
            "target": "PARTLY_REFUNDED",
            "meta": {
              "actor": "system",
              "action": "수동 일부 환불"
            },
            "description": "시스템: 수동 일부 환불"
          }
        ]
      },
      "description": "환불 확인 중"
    },
    "PARTLY_REFUNDED": {
      "meta": {
        "label": "일부 환불 완료"
      },
      "tags": [
        "ended"
      ],
      "on": {
        "claim.requoted": {
          "target": "REFUNDING",
          "actions": "refundPayment",
          "meta": {
            "actor": "seller",
            "action": "귀책 변경"
          },
          "description": "판매자: 귀책 변경"
        }
      },
      "description": "일부 환불 완료"
    },
    "REFUNDED": {
      "meta": {
        "label": "환불 완료"
      },
      "tags": [
        "ended",
        "terminal"
      ],
      "description": "환불 완료",
      "type": "final"
    },
    "CANCELLED": {
      "meta": {
        "label": "추가결제 취소"
      },
      "tags": [
        "ended",
        "terminal"
      ],
      "description": "추가결제 취소",
      "type": "final"
    }
  },
  "description": "추가결제"
})

export const additionalPaymentEvents = [
  {"type":"buyer.pay"},
  {"type":"claim.withdrawn"},
  {"type":"claim.refused"},
  {"type":"claim.requoted"},
  {"type":"gateway.deposited"},
  {"type":"system.depositRecorded"},
  {"type":"system.due"},
  {"type":"system.due","denied":["isEndingClaim"]},
  {"type":"gateway.approved"},
  {"type":"gateway.accountIssued"},
  {"type":"gateway.declined"},
  {"type":"system.approvalRecorded"},
  {"type":"system.approvalEnded"},
  {"type":"gateway.refunded"},
  {"type":"gateway.refunded","denied":["isWholeBack"]},
  {"type":"gateway.refundRefused"},
  {"type":"system.askAgain"},
  {"type":"system.recorded"},
  {"type":"system.recorded","denied":["isWholeBack"]},
]
