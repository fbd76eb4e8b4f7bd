// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const exchangeClaimChart = setup({
  guards: {
    isConvertible: ({ event }) => !event.denied?.includes('isConvertible'),
    isDeliveryAssumable: ({ event }) => !event.denied?.includes('isDeliveryAssumable'),
    isPaymentEndable: ({ event }) => !event.denied?.includes('isPaymentEndable'),
    isResendable: ({ event }) => !event.denied?.includes('isResendable'),
    isReshippable: ({ event }) => !event.denied?.includes('isReshippable'),
    isReshipped: ({ event }) => !event.denied?.includes('isReshipped'),
    isSettled: ({ event }) => !event.denied?.includes('isSettled'),
    isWithdrawable: ({ event }) => !event.denied?.includes('isWithdrawable'),
  },
}).createMachine({
  "id": "exchangeClaim",
  "meta": {
    "label": "교환",
    "otherwise": "NOT_CHANGE_STATUS"
  },
  "context": {
    "isSettled": false,
    "isReshippable": false,
    "isPaymentEndable": false,
    "isWithdrawable": false,
    "isConvertible": false,
    "isResendable": false,
    "isReshipped": false,
    "isDeliveryAssumable": false
  },
  "initial": "EA",
  "states": {
    "EA": {
      "meta": {
        "label": "교환요청"
      },
      "tags": [
        "open",
        "withdrawable"
      ],
      "on": {
        "seller.collect": {
          "target": "EI",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "수거",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 수거 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "seller.refuse": {
          "target": "ER",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "교환 거부",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 교환 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
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
          "target": "EI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "ER",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "교환요청"
    },
    "EI": {
      "meta": {
        "label": "교환진행중"
      },
      "tags": [
        "open",
        "collected"
      ],
      "on": {
        "seller.accept": {
          "target": "EI",
          "guard": "isSettled",
          "actions": "reserveReship",
          "meta": {
            "actor": "seller",
            "action": "검수 통과",
            "otherwise": "CLAIM_ADD_PAYMENT_READY"
          },
          "description": "판매자: 검수 통과 (아니면 CLAIM_ADD_PAYMENT_READY)"
        },
        "stock.reserved": {
          "target": "EY",
          "guard": "isReshippable",
          "meta": {
            "actor": "system",
            "action": "재고 확보",
            "otherwise": "NOT_CHANGE_STATUS"
          },
          "description": "시스템: 재고 확보 (아니면 NOT_CHANGE_STATUS)"
        },
        "stock.lacking": {
          "target": "EI",
          "actions": "notifySellerOutOfStock",
          "meta": {
            "actor": "system",
            "action": "재고 부족"
          },
          "description": "시스템: 재고 부족"
        },
        "seller.changeFault": {
          "target": "EI",
          "guard": "isPaymentEndable",
          "actions": "requoteClaim",
          "meta": {
            "actor": "seller",
            "action": "귀책 변경",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 귀책 변경 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "seller.convertToReturn": {
          "target": "ER",
          "guard": "isConvertible",
          "actions": "openReturn",
          "meta": {
            "actor": "seller",
            "action": "반품으로 전환",
            "otherwise": "SHIPPING_GROUP_CLAIM_IN_PROGRESS"
          },
          "description": "판매자: 반품으로 전환 (아니면 SHIPPING_GROUP_CLAIM_IN_PROGRESS)"
        },
        "seller.refuse": {
          "target": "ER",
          "guard": "isPaymentEndable",
          "meta": {
            "actor": "seller",
            "action": "교환 거부",
            "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
          },
          "description": "판매자: 교환 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
        },
        "dispute.upheld": {
          "target": "EI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "ER",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "교환진행중"
    },
    "EY": {
      "meta": {
        "label": "재배송준비"
      },
      "tags": [
        "open",
        "collected"
      ],
      "on": {
        "seller.reship": {
          "target": "EY",
          "actions": "noteReship",
          "meta": {
            "actor": "seller",
            "action": "재배송 송장 등록"
          },
          "description": "판매자: 재배송 송장 등록"
        },
        "seller.resend": {
          "target": "EY",
          "guard": "isResendable",
          "actions": "replaceLostReship",
          "meta": {
            "actor": "seller",
            "action": "분실 상품 다시 발송",
            "otherwise": "CLAIM_NOT_RESHIPPED"
          },
          "description": "판매자: 분실 상품 다시 발송 (아니면 CLAIM_NOT_RESHIPPED)"
        },
        "seller.convertToReturn": {
          "target": "ER",
          "guard": "isConvertible",
          "actions": [
            "writeOffReship",
            "openReturn"
          ],
          "meta": {
            "actor": "seller",
            "action": "분실로 반품 전환",
            "otherwise": "CLAIM_NOT_RESHIPPED"
          },
          "description": "판매자: 분실로 반품 전환 (아니면 CLAIM_NOT_RESHIPPED)"
        },
        "carrier.delivered": {
          "target": "EC",
          "guard": "isReshipped",
          "meta": {
            "actor": "carrier",
            "action": "재배송 완료",
            "otherwise": "CLAIM_NOT_RESHIPPED"
          },
          "description": "택배사: 재배송 완료 (아니면 CLAIM_NOT_RESHIPPED)"
        },
        "system.deliveryAssumed": {
          "target": "EC",
          "guard": "isDeliveryAssumable",
          "meta": {
            "actor": "system",
            "action": "재배송 완료 간주",
            "otherwise": "CLAIM_NOT_DUE"
          },
          "description": "시스템: 재배송 완료 간주 (아니면 CLAIM_NOT_DUE)"
        },
        "dispute.upheld": {
          "target": "EY",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        }
      },
      "description": "재배송준비"
    },
    "EC": {
      "meta": {
        "label": "교환완료"
      },
      "tags": [
        "completed",
        "terminal"
      ],
      "entry": [
        "notifyItemsExchanged",
        "settleClaimFees"
      ],
      "description": "교환완료",
      "type": "final"
    },
    "ER": {
      "meta": {
        "label": "교환거부"
      },
      "tags": [
        "refused"
      ],
      "entry": [
        "releaseReship",
        "notifyAdditionalPaymentRefused"
      ],
      "on": {
        "dispute.upheld": {
          "target": "EI",
          "actions": "uphold",
          "meta": {
            "actor": "system",
            "action": "판매자 책임 결정"
          },
          "description": "시스템: 판매자 책임 결정"
        },
        "dispute.rejected": {
          "target": "ER",
          "meta": {
            "actor": "system",
            "action": "구매자 책임 결정"
          },
          "description": "시스템: 구매자 책임 결정"
        }
      },
      "description": "교환거부"
    },
    "WITHDRAWN": {
      "meta": {
        "label": "철회"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "releaseReship",
        "notifyAdditionalPaymentWithdrawn"
      ],
      "description": "철회",
      "type": "final"
    }
  },
  "description": "교환"
})

export const exchangeClaimEvents = [
  {"type":"seller.collect"},
  {"type":"seller.refuse"},
  {"type":"buyer.withdraw"},
  {"type":"additionalPayment.unpaid"},
  {"type":"dispute.upheld"},
  {"type":"dispute.rejected"},
  {"type":"seller.accept"},
  {"type":"stock.reserved"},
  {"type":"stock.lacking"},
  {"type":"seller.changeFault"},
  {"type":"seller.convertToReturn"},
  {"type":"seller.reship"},
  {"type":"seller.resend"},
  {"type":"carrier.delivered"},
  {"type":"system.deliveryAssumed"},
]
