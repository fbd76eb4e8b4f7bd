// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const orderItemChart = setup({
  guards: {
    hasNoOpenClaim: ({ event }) => !event.denied?.includes('hasNoOpenClaim'),
    isConfirmDue: ({ event }) => !event.denied?.includes('isConfirmDue'),
    isDeliveryAssumable: ({ event }) => !event.denied?.includes('isDeliveryAssumable'),
    isUnscanned: ({ event }) => !event.denied?.includes('isUnscanned'),
  },
}).createMachine({
  "id": "orderItem",
  "meta": {
    "label": "주문 상품",
    "otherwise": "ORDER_ITEM_STATUS_CHANGED"
  },
  "context": {
    "hasNoOpenClaim": false,
    "isConfirmDue": false,
    "isDeliveryAssumable": false,
    "isUnscanned": false
  },
  "initial": "PW",
  "states": {
    "PW": {
      "meta": {
        "label": "결제대기"
      },
      "tags": [
        "unpaid",
        "unacknowledged"
      ],
      "on": {
        "payment.completed": {
          "target": "DC",
          "meta": {
            "actor": "gateway",
            "action": "결제 완료"
          },
          "description": "결제사: 결제 완료"
        },
        "payment.awaitsDeposit": {
          "target": "DR",
          "meta": {
            "actor": "gateway",
            "action": "계좌 발급"
          },
          "description": "결제사: 계좌 발급"
        },
        "payment.expired": {
          "target": "C",
          "meta": {
            "actor": "system",
            "action": "결제 시간 만료"
          },
          "description": "시스템: 결제 시간 만료"
        }
      },
      "description": "결제대기"
    },
    "DR": {
      "meta": {
        "label": "입금대기"
      },
      "tags": [
        "unpaid",
        "unacknowledged",
        "addressChangeable"
      ],
      "on": {
        "payment.completed": {
          "target": "DC",
          "meta": {
            "actor": "gateway",
            "action": "입금"
          },
          "description": "결제사: 입금"
        },
        "payment.cancelled": {
          "target": "C",
          "meta": {
            "actor": "buyer",
            "action": "입금 전 취소"
          },
          "description": "구매자: 입금 전 취소"
        },
        "payment.expired": {
          "target": "C",
          "meta": {
            "actor": "system",
            "action": "입금 기한 만료"
          },
          "description": "시스템: 입금 기한 만료"
        }
      },
      "description": "입금대기"
    },
    "DC": {
      "meta": {
        "label": "결제완료"
      },
      "tags": [
        "unacknowledged",
        "unprepared",
        "addressChangeable",
        "cancellable"
      ],
      "on": {
        "seller.acknowledge": {
          "target": "SR",
          "meta": {
            "actor": "seller",
            "action": "발주확인"
          },
          "description": "판매자: 발주확인"
        },
        "seller.delay": {
          "target": "SD",
          "meta": {
            "actor": "seller",
            "action": "배송지연 안내"
          },
          "description": "판매자: 배송지연 안내"
        },
        "payment.awaitsDeposit": {
          "target": "DR",
          "meta": {
            "actor": "gateway",
            "action": "입금 취소"
          },
          "description": "결제사: 입금 취소"
        },
        "claim.cancelled": {
          "target": "C",
          "meta": {
            "actor": "system",
            "action": "취소 완료"
          },
          "description": "시스템: 취소 완료"
        }
      },
      "description": "결제완료"
    },
    "SR": {
      "meta": {
        "label": "배송준비중"
      },
      "tags": [
        "cancellable"
      ],
      "on": {
        "seller.ship": {
          "target": "SS",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "seller",
            "action": "송장 등록",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "판매자: 송장 등록 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "carrier.scanned": {
          "target": "SI",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "carrier",
            "action": "집화",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "택배사: 집화 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "seller.delay": {
          "target": "SD",
          "meta": {
            "actor": "seller",
            "action": "배송지연 안내"
          },
          "description": "판매자: 배송지연 안내"
        },
        "claim.cancelled": {
          "target": "C",
          "meta": {
            "actor": "system",
            "action": "취소 완료"
          },
          "description": "시스템: 취소 완료"
        }
      },
      "description": "배송준비중"
    },
    "SD": {
      "meta": {
        "label": "배송지연"
      },
      "tags": [
        "cancellable"
      ],
      "on": {
        "seller.acknowledge": {
          "target": "SR",
          "meta": {
            "actor": "seller",
            "action": "발주확인"
          },
          "description": "판매자: 발주확인"
        },
        "seller.delay": {
          "target": "SD",
          "meta": {
            "actor": "seller",
            "action": "발송예정일 변경"
          },
          "description": "판매자: 발송예정일 변경"
        },
        "seller.ship": {
          "target": "SS",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "seller",
            "action": "송장 등록",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "판매자: 송장 등록 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "claim.cancelled": {
          "target": "C",
          "meta": {
            "actor": "system",
            "action": "취소 완료"
          },
          "description": "시스템: 취소 완료"
        }
      },
      "description": "배송지연"
    },
    "SS": {
      "meta": {
        "label": "배송시작"
      },
      "tags": [
        "inTransit",
        "trackable"
      ],
      "entry": "scheduleDeliveryAssumption",
      "on": {
        "seller.removeInvoice": {
          "target": "SR",
          "guard": "isUnscanned",
          "actions": "removeParcel",
          "meta": {
            "actor": "seller",
            "action": "송장 취소",
            "otherwise": "ORDER_ITEM_PARCEL_SCANNED"
          },
          "description": "판매자: 송장 취소 (아니면 ORDER_ITEM_PARCEL_SCANNED)"
        },
        "carrier.scanned": {
          "target": "SI",
          "meta": {
            "actor": "carrier",
            "action": "집화"
          },
          "description": "택배사: 집화"
        },
        "carrier.delivered": {
          "target": "SC",
          "meta": {
            "actor": "carrier",
            "action": "배송완료"
          },
          "description": "택배사: 배송완료"
        },
        "system.deliveryAssumed": {
          "target": "SC",
          "guard": "isDeliveryAssumable",
          "meta": {
            "actor": "system",
            "action": "배송완료 간주",
            "otherwise": "ORDER_ITEM_NOT_DUE"
          },
          "description": "시스템: 배송완료 간주 (아니면 ORDER_ITEM_NOT_DUE)"
        }
      },
      "description": "배송시작"
    },
    "SI": {
      "meta": {
        "label": "배송중"
      },
      "tags": [
        "inTransit",
        "trackable",
        "returnable"
      ],
      "on": {
        "carrier.delivered": {
          "target": "SC",
          "meta": {
            "actor": "carrier",
            "action": "배송완료"
          },
          "description": "택배사: 배송완료"
        },
        "system.deliveryAssumed": {
          "target": "SC",
          "guard": "isDeliveryAssumable",
          "meta": {
            "actor": "system",
            "action": "배송완료 간주",
            "otherwise": "ORDER_ITEM_NOT_DUE"
          },
          "description": "시스템: 배송완료 간주 (아니면 ORDER_ITEM_NOT_DUE)"
        },
        "buyer.confirm": {
          "target": "BF",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "buyer",
            "action": "구매확정",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "claim.exchanged": {
          "target": "E",
          "meta": {
            "actor": "system",
            "action": "교환 완료"
          },
          "description": "시스템: 교환 완료"
        },
        "claim.returned": {
          "target": "R",
          "meta": {
            "actor": "system",
            "action": "반품 완료"
          },
          "description": "시스템: 반품 완료"
        }
      },
      "description": "배송중"
    },
    "SC": {
      "meta": {
        "label": "배송완료"
      },
      "tags": [
        "delivered",
        "trackable",
        "returnable"
      ],
      "entry": "scheduleAutoConfirm",
      "on": {
        "buyer.confirm": {
          "target": "BF",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "buyer",
            "action": "구매확정",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "system.autoConfirmDue": {
          "target": "BF",
          "guard": "isConfirmDue",
          "meta": {
            "actor": "system",
            "action": "자동 구매확정",
            "otherwise": "ORDER_ITEM_NOT_DUE"
          },
          "description": "시스템: 자동 구매확정 (아니면 ORDER_ITEM_NOT_DUE)"
        },
        "claim.exchanged": {
          "target": "E",
          "meta": {
            "actor": "system",
            "action": "교환 완료"
          },
          "description": "시스템: 교환 완료"
        },
        "claim.returned": {
          "target": "R",
          "meta": {
            "actor": "system",
            "action": "반품 완료"
          },
          "description": "시스템: 반품 완료"
        }
      },
      "description": "배송완료"
    },
    "E": {
      "meta": {
        "label": "교환"
      },
      "tags": [
        "claimed",
        "delivered",
        "returnable"
      ],
      "entry": "scheduleAutoConfirm",
      "on": {
        "buyer.confirm": {
          "target": "BF",
          "guard": "hasNoOpenClaim",
          "meta": {
            "actor": "buyer",
            "action": "구매확정",
            "otherwise": "ORDER_ITEM_CLAIM_OPEN"
          },
          "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
        },
        "system.autoConfirmDue": {
          "target": "BF",
          "guard": "isConfirmDue",
          "meta": {
            "actor": "system",
            "action": "자동 구매확정",
            "otherwise": "ORDER_ITEM_NOT_DUE"
          },
          "description": "시스템: 자동 구매확정 (아니면 ORDER_ITEM_NOT_DUE)"
        },
        "claim.exchanged": {
          "target": "E",
          "reenter": true,
          "meta": {
            "actor": "system",
            "action": "교환 완료"
          },
          "description": "시스템: 교환 완료"
        },
        "claim.returned": {
          "target": "R",
          "meta": {
            "actor": "system",
            "action": "반품 완료"
          },
          "description": "시스템: 반품 완료"
        }
      },
      "description": "교환"
    },
    "BF": {
      "meta": {
        "label": "구매확정"
      },
      "tags": [
        "trackable",
        "confirmed"
      ],
      "entry": "settle",
      "on": {
        "claim.returned": {
          "target": "R",
          "meta": {
            "actor": "system",
            "action": "구매확정 후 반품 완료"
          },
          "description": "시스템: 구매확정 후 반품 완료"
        }
      },
      "description": "구매확정"
    },
    "C": {
      "meta": {
        "label": "취소"
      },
      "tags": [
        "claimed",
        "unprepared",
        "removed",
        "terminal"
      ],
      "entry": "returnStock",
      "description": "취소",
      "type": "final"
    },
    "R": {
      "meta": {
        "label": "반품"
      },
      "tags": [
        "claimed",
        "removed",
        "terminal"
      ],
      "entry": [
        "releaseDeal",
        "settle"
      ],
      "description": "반품",
      "type": "final"
    }
  },
  "description": "주문 상품"
})

export const orderItemEvents = [
  {"type":"payment.completed"},
  {"type":"payment.awaitsDeposit"},
  {"type":"payment.expired"},
  {"type":"payment.cancelled"},
  {"type":"seller.acknowledge"},
  {"type":"seller.delay"},
  {"type":"claim.cancelled"},
  {"type":"seller.ship"},
  {"type":"carrier.scanned"},
  {"type":"seller.removeInvoice"},
  {"type":"carrier.delivered"},
  {"type":"system.deliveryAssumed"},
  {"type":"buyer.confirm"},
  {"type":"claim.exchanged"},
  {"type":"claim.returned"},
  {"type":"system.autoConfirmDue"},
]
