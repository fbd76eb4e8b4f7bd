// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const paymentChart = setup({
  guards: {
    isAmountEqual: ({ event }) => !event.denied?.includes('isAmountEqual'),
    isFree: ({ event }) => !event.denied?.includes('isFree'),
    isOverdue: ({ event }) => !event.denied?.includes('isOverdue'),
    isRefundWhole: ({ event }) => !event.denied?.includes('isRefundWhole'),
    isRefundable: ({ event }) => !event.denied?.includes('isRefundable'),
    isUnprepared: ({ event }) => !event.denied?.includes('isUnprepared'),
  },
}).createMachine({
  "id": "payment",
  "meta": {
    "label": "결제",
    "otherwise": "PAYMENT_NOT_WAITING"
  },
  "context": {
    "isFree": false,
    "isAmountEqual": false,
    "isOverdue": false,
    "isUnprepared": false,
    "isRefundable": false,
    "isRefundWhole": false
  },
  "initial": "PAYMENT_WAIT",
  "states": {
    "PAYMENT_WAIT": {
      "meta": {
        "label": "결제대기"
      },
      "tags": [
        "payable"
      ],
      "on": {
        "buyer.request": {
          "target": "REQUESTED",
          "meta": {
            "actor": "buyer",
            "action": "결제 요청"
          },
          "description": "구매자: 결제 요청"
        },
        "buyer.payNothing": {
          "target": "DEPOSIT_COMPLETE",
          "guard": "isFree",
          "meta": {
            "actor": "buyer",
            "action": "0원 결제",
            "otherwise": "PAYMENT_NOT_FREE"
          },
          "description": "구매자: 0원 결제 (아니면 PAYMENT_NOT_FREE)"
        },
        "buyer.reorder": {
          "target": "REPLACED",
          "meta": {
            "actor": "buyer",
            "action": "다시 주문"
          },
          "description": "구매자: 다시 주문"
        },
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "system.paymentDue": {
          "target": "EXPIRED",
          "guard": "isOverdue",
          "meta": {
            "actor": "system",
            "action": "결제 시간 만료",
            "otherwise": "PAYMENT_NOT_DUE"
          },
          "description": "시스템: 결제 시간 만료 (아니면 PAYMENT_NOT_DUE)"
        },
        "additionalPayment.closed": {
          "target": "EXPIRED",
          "meta": {
            "actor": "system",
            "action": "추가결제 종료"
          },
          "description": "시스템: 추가결제 종료"
        }
      },
      "description": "결제대기"
    },
    "REQUESTED": {
      "meta": {
        "label": "결제창 열림"
      },
      "tags": [
        "payable"
      ],
      "on": {
        "buyer.request": {
          "target": "REQUESTED",
          "meta": {
            "actor": "buyer",
            "action": "결제 재요청"
          },
          "description": "구매자: 결제 재요청"
        },
        "buyer.return": {
          "target": "APPROVING",
          "guard": "isAmountEqual",
          "actions": "confirmAtGateway",
          "meta": {
            "actor": "buyer",
            "action": "승인 요청",
            "otherwise": "PAYMENT_AMOUNT_DIFFERS"
          },
          "description": "구매자: 승인 요청 (아니면 PAYMENT_AMOUNT_DIFFERS)"
        },
        "buyer.reorder": {
          "target": "REPLACED",
          "meta": {
            "actor": "buyer",
            "action": "다시 주문"
          },
          "description": "구매자: 다시 주문"
        },
        "gateway.declined": {
          "target": "PAYMENT_WAIT",
          "meta": {
            "actor": "gateway",
            "action": "중단"
          },
          "description": "결제사: 중단"
        },
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "system.paymentDue": {
          "target": "EXPIRED",
          "guard": "isOverdue",
          "meta": {
            "actor": "system",
            "action": "결제 시간 만료",
            "otherwise": "PAYMENT_NOT_DUE"
          },
          "description": "시스템: 결제 시간 만료 (아니면 PAYMENT_NOT_DUE)"
        },
        "additionalPayment.closed": {
          "target": "EXPIRED",
          "meta": {
            "actor": "system",
            "action": "추가결제 종료"
          },
          "description": "시스템: 추가결제 종료"
        }
      },
      "description": "결제창 열림"
    },
    "APPROVING": {
      "meta": {
        "label": "승인 중",
        "otherwise": "PAYMENT_UNCONFIRMED"
      },
      "tags": [
        "busy"
      ],
      "on": {
        "gateway.approved": {
          "target": "DEPOSIT_COMPLETE",
          "meta": {
            "actor": "gateway",
            "action": "승인"
          },
          "description": "결제사: 승인"
        },
        "gateway.accountIssued": {
          "target": "DEPOSIT_READY",
          "meta": {
            "actor": "gateway",
            "action": "계좌 발급"
          },
          "description": "결제사: 계좌 발급"
        },
        "gateway.declined": {
          "target": "PAYMENT_WAIT",
          "meta": {
            "actor": "gateway",
            "action": "거절"
          },
          "description": "결제사: 거절"
        },
        "gateway.unanswered": {
          "target": "APPROVING",
          "reenter": true,
          "actions": "askOutcomeLater",
          "meta": {
            "actor": "gateway",
            "action": "응답 없음"
          },
          "description": "결제사: 응답 없음"
        },
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "system.approvalRecorded": {
          "target": "DEPOSIT_COMPLETE_MANUAL",
          "meta": {
            "actor": "system",
            "action": "수동 승인"
          },
          "description": "시스템: 수동 승인"
        },
        "system.approvalEnded": {
          "target": "PAYMENT_WAIT",
          "meta": {
            "actor": "system",
            "action": "승인 없음 확인"
          },
          "description": "시스템: 승인 없음 확인"
        }
      },
      "description": "승인 중"
    },
    "DEPOSIT_READY": {
      "meta": {
        "label": "입금대기"
      },
      "tags": [
        "awaitingDeposit"
      ],
      "entry": [
        "scheduleDepositDue",
        "notifyItemsAwaitingDeposit"
      ],
      "on": {
        "gateway.deposited": {
          "target": "DEPOSIT_COMPLETE",
          "guard": "isAmountEqual",
          "meta": {
            "actor": "gateway",
            "action": "입금",
            "otherwise": "PAYMENT_AMOUNT_DIFFERS"
          },
          "description": "결제사: 입금 (아니면 PAYMENT_AMOUNT_DIFFERS)"
        },
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "system.depositRecorded": {
          "target": "DEPOSIT_COMPLETE_MANUAL",
          "meta": {
            "actor": "system",
            "action": "수동 입금"
          },
          "description": "시스템: 수동 입금"
        },
        "buyer.cancelDeposit": {
          "target": "DEPOSIT_CANCEL",
          "actions": "notifyItemsCancelled",
          "meta": {
            "actor": "buyer",
            "action": "입금 전 취소"
          },
          "description": "구매자: 입금 전 취소"
        },
        "system.paymentDue": {
          "target": "DEPOSIT_CANCEL",
          "guard": "isOverdue",
          "actions": "notifyItemsExpired",
          "meta": {
            "actor": "system",
            "action": "입금 기한 만료",
            "otherwise": "PAYMENT_NOT_DUE"
          },
          "description": "시스템: 입금 기한 만료 (아니면 PAYMENT_NOT_DUE)"
        },
        "additionalPayment.closed": {
          "target": "DEPOSIT_CANCEL",
          "actions": "notifyItemsExpired",
          "meta": {
            "actor": "system",
            "action": "추가결제 종료"
          },
          "description": "시스템: 추가결제 종료"
        }
      },
      "description": "입금대기"
    },
    "DEPOSIT_COMPLETE": {
      "meta": {
        "label": "결제완료"
      },
      "tags": [
        "paid"
      ],
      "entry": "notifyItemsPaid",
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "gateway.depositReversed": [
          {
            "target": "DEPOSIT_READY",
            "guard": "isUnprepared",
            "meta": {
              "actor": "gateway",
              "action": "입금 취소"
            },
            "description": "결제사: 입금 취소"
          },
          {
            "target": "DEPOSIT_COMPLETE",
            "actions": "alertOperator",
            "meta": {
              "actor": "gateway",
              "action": "준비 후 취소"
            },
            "description": "결제사: 준비 후 취소"
          }
        ],
        "system.refund": {
          "target": "DEPOSIT_COMPLETE",
          "guard": "isRefundable",
          "actions": "refundAtGateway",
          "meta": {
            "actor": "system",
            "action": "환불 요청",
            "otherwise": "PAYMENT_REFUND_TOO_LARGE"
          },
          "description": "시스템: 환불 요청 (아니면 PAYMENT_REFUND_TOO_LARGE)"
        },
        "gateway.refunded": [
          {
            "target": "REFUND_COMPLETE",
            "guard": "isRefundWhole",
            "meta": {
              "actor": "gateway",
              "action": "환불"
            },
            "description": "결제사: 환불"
          },
          {
            "target": "DEPOSIT_COMPLETE",
            "meta": {
              "actor": "gateway",
              "action": "부분 환불"
            },
            "description": "결제사: 부분 환불"
          }
        ],
        "system.refundRecorded": [
          {
            "target": "REFUND_COMPLETE_MANUAL",
            "guard": "isRefundWhole",
            "meta": {
              "actor": "system",
              "action": "수동 환불"
            },
            "description": "시스템: 수동 환불"
          },
          {
            "target": "DEPOSIT_COMPLETE",
            "meta": {
              "actor": "system",
              "action": "수동 부분 환불"
            },
            "description": "시스템: 수동 부분 환불"
          }
        ],
        "order.closedFree": {
          "target": "REFUND_COMPLETE",
          "guard": "isFree",
          "meta": {
            "actor": "system",
            "action": "0원 주문 종료",
            "otherwise": "PAYMENT_NOT_FREE"
          },
          "description": "시스템: 0원 주문 종료 (아니면 PAYMENT_NOT_FREE)"
        }
      },
      "description": "결제완료"
    },
    "DEPOSIT_COMPLETE_MANUAL": {
      "meta": {
        "label": "결제완료(수동)"
      },
      "tags": [
        "paid"
      ],
      "entry": "notifyItemsPaid",
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        },
        "system.refund": {
          "guard": "isRefundable",
          "actions": "refundByHand",
          "meta": {
            "actor": "system",
            "action": "환불 요청",
            "otherwise": "PAYMENT_REFUND_TOO_LARGE"
          },
          "description": "시스템: 환불 요청 (아니면 PAYMENT_REFUND_TOO_LARGE)"
        },
        "system.refundRecorded": [
          {
            "target": "REFUND_COMPLETE_MANUAL",
            "guard": "isRefundWhole",
            "meta": {
              "actor": "system",
              "action": "수동 환불"
            },
            "description": "시스템: 수동 환불"
          },
          {
            "target": "DEPOSIT_COMPLETE_MANUAL",
            "meta": {
              "actor": "system",
              "action": "수동 부분 환불"
            },
            "description": "시스템: 수동 부분 환불"
          }
        ]
      },
      "description": "결제완료(수동)"
    },
    "DEPOSIT_CANCEL": {
      "meta": {
        "label": "입금취소"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "closeAccount",
        "returnCoupons"
      ],
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        }
      },
      "description": "입금취소"
    },
    "EXPIRED": {
      "meta": {
        "label": "결제만료",
        "otherwise": "PAYMENT_EXPIRED"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "notifyItemsExpired",
        "returnCoupons"
      ],
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        }
      },
      "description": "결제만료"
    },
    "REPLACED": {
      "meta": {
        "label": "새 주문으로 바뀜",
        "otherwise": "PAYMENT_REPLACED"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "notifyItemsExpired",
        "returnCoupons"
      ],
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        }
      },
      "description": "새 주문으로 바뀜"
    },
    "REFUND_COMPLETE": {
      "meta": {
        "label": "환불완료"
      },
      "tags": [
        "terminal"
      ],
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        }
      },
      "description": "환불완료"
    },
    "REFUND_COMPLETE_MANUAL": {
      "meta": {
        "label": "환불완료(수동)"
      },
      "tags": [
        "terminal"
      ],
      "on": {
        "gateway.paidLate": {
          "actions": "returnMoney",
          "meta": {
            "actor": "gateway",
            "action": "늦은 입금·승인"
          },
          "description": "결제사: 늦은 입금·승인"
        }
      },
      "description": "환불완료(수동)"
    }
  },
  "description": "결제"
})

export const paymentEvents = [
  {"type":"buyer.request"},
  {"type":"buyer.payNothing"},
  {"type":"buyer.reorder"},
  {"type":"gateway.paidLate"},
  {"type":"system.paymentDue"},
  {"type":"additionalPayment.closed"},
  {"type":"buyer.return"},
  {"type":"gateway.declined"},
  {"type":"gateway.approved"},
  {"type":"gateway.accountIssued"},
  {"type":"gateway.unanswered"},
  {"type":"system.approvalRecorded"},
  {"type":"system.approvalEnded"},
  {"type":"gateway.deposited"},
  {"type":"system.depositRecorded"},
  {"type":"buyer.cancelDeposit"},
  {"type":"gateway.depositReversed"},
  {"type":"gateway.depositReversed","denied":["isUnprepared"]},
  {"type":"system.refund"},
  {"type":"gateway.refunded"},
  {"type":"gateway.refunded","denied":["isRefundWhole"]},
  {"type":"system.refundRecorded"},
  {"type":"system.refundRecorded","denied":["isRefundWhole"]},
  {"type":"order.closedFree"},
]
