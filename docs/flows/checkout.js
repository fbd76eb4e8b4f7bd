// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const checkoutChart = setup({
  guards: {
    isBuyable: ({ event }) => !event.denied?.includes('isBuyable'),
    isChanged: ({ event }) => !event.denied?.includes('isChanged'),
    isComplete: ({ event }) => !event.denied?.includes('isComplete'),
    isCouponRefused: ({ event }) => !event.denied?.includes('isCouponRefused'),
    isIncomplete: ({ event }) => !event.denied?.includes('isIncomplete'),
    isPlaced: ({ event }) => !event.denied?.includes('isPlaced'),
    isRefused: ({ event }) => !event.denied?.includes('isRefused'),
    isUnchanged: ({ event }) => !event.denied?.includes('isUnchanged'),
  },
}).createMachine({
  "id": "checkout",
  "meta": {
    "label": "주문서"
  },
  "initial": "editing",
  "states": {
    "editing": {
      "meta": {
        "label": "작성 중"
      },
      "tags": [
        "editable"
      ],
      "on": {
        "facts.changed": [
          {
            "target": "editing",
            "guard": "isBuyable",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "주문서 갱신"
            },
            "description": "시스템: 주문서 갱신"
          },
          {
            "target": "blocked",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "살 수 없는 상품 발견"
            },
            "description": "시스템: 살 수 없는 상품 발견"
          }
        ],
        "buyer.submit": [
          {
            "target": "checking",
            "guard": "isComplete",
            "actions": "keep",
            "meta": {
              "actor": "buyer",
              "action": "결제하기"
            },
            "description": "구매자: 결제하기"
          },
          {
            "target": "editing",
            "actions": "keep",
            "meta": {
              "actor": "buyer",
              "action": "빠진 내용 확인"
            },
            "description": "구매자: 빠진 내용 확인"
          }
        ]
      },
      "description": "작성 중"
    },
    "checking": {
      "meta": {
        "label": "주문 내용 확인 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "checkOrder",
        "src": "checkOrder",
        "onDone": [
          {
            "target": "placing",
            "guard": "isUnchanged",
            "meta": {
              "actor": "system",
              "action": "그대로"
            },
            "description": "시스템: 그대로"
          },
          {
            "target": "differing",
            "guard": "isChanged",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "달라짐"
            },
            "description": "시스템: 달라짐"
          },
          {
            "target": "couponRefused",
            "guard": "isCouponRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "쓸 수 없는 쿠폰"
            },
            "description": "시스템: 쓸 수 없는 쿠폰"
          },
          {
            "target": "refused",
            "guard": "isRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "blocked",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "살 수 없음"
            },
            "description": "시스템: 살 수 없음"
          }
        ],
        "onError": {
          "target": "editing",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "주문 내용 확인 중"
    },
    "differing": {
      "meta": {
        "label": "달라진 내용 알림"
      },
      "on": {
        "buyer.accept": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "달라진 내용 확인"
          },
          "description": "구매자: 달라진 내용 확인"
        },
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "달라진 내용 알림"
    },
    "blocked": {
      "meta": {
        "label": "살 수 없는 상품 알림"
      },
      "on": {
        "facts.changed": [
          {
            "target": "editing",
            "guard": "isBuyable",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "다시 살 수 있음"
            },
            "description": "시스템: 다시 살 수 있음"
          },
          {
            "target": "blocked",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "아직 살 수 없음"
            },
            "description": "시스템: 아직 살 수 없음"
          }
        ],
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "살 수 없는 상품 알림"
    },
    "placing": {
      "meta": {
        "label": "주문 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "placeOrder",
        "src": "placeOrder",
        "onDone": [
          {
            "target": "placed",
            "guard": "isPlaced",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "주문됨"
            },
            "description": "시스템: 주문됨"
          },
          {
            "target": "differing",
            "guard": "isChanged",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "달라짐"
            },
            "description": "시스템: 달라짐"
          },
          {
            "target": "editing",
            "guard": "isIncomplete",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "빠짐"
            },
            "description": "시스템: 빠짐"
          },
          {
            "target": "couponRefused",
            "guard": "isCouponRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "쓸 수 없는 쿠폰"
            },
            "description": "시스템: 쓸 수 없는 쿠폰"
          },
          {
            "target": "refused",
            "guard": "isRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "blocked",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "살 수 없음"
            },
            "description": "시스템: 살 수 없음"
          }
        ],
        "onError": {
          "target": "unanswered",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "주문 중"
    },
    "unanswered": {
      "meta": {
        "label": "주문됐는지 모름"
      },
      "on": {
        "buyer.retry": {
          "target": "placing",
          "meta": {
            "actor": "buyer",
            "action": "같은 주문 다시 보내기"
          },
          "description": "구매자: 같은 주문 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "주문됐는지 모름"
    },
    "couponRefused": {
      "meta": {
        "label": "쓸 수 없는 쿠폰 알림"
      },
      "on": {
        "buyer.changeCoupons": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "쿠폰 다시 고르기"
          },
          "description": "구매자: 쿠폰 다시 고르기"
        },
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "쓸 수 없는 쿠폰 알림"
    },
    "refused": {
      "meta": {
        "label": "주문할 수 없음 알림"
      },
      "on": {
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "주문할 수 없음 알림"
    },
    "placed": {
      "meta": {
        "label": "주문됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "주문됨",
      "type": "final"
    }
  },
  "description": "주문서"
})

export const checkoutEvents = [
  {"type":"facts.changed"},
  {"type":"facts.changed","denied":["isBuyable"]},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["isComplete"]},
  {"type":"xstate.done.actor.checkOrder"},
  {"type":"xstate.done.actor.checkOrder","denied":["isUnchanged"]},
  {"type":"xstate.done.actor.checkOrder","denied":["isUnchanged","isChanged"]},
  {"type":"xstate.done.actor.checkOrder","denied":["isUnchanged","isChanged","isCouponRefused"]},
  {"type":"xstate.done.actor.checkOrder","denied":["isUnchanged","isChanged","isCouponRefused","isRefused"]},
  {"type":"xstate.error.actor.checkOrder"},
  {"type":"buyer.accept"},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.placeOrder"},
  {"type":"xstate.done.actor.placeOrder","denied":["isPlaced"]},
  {"type":"xstate.done.actor.placeOrder","denied":["isPlaced","isChanged"]},
  {"type":"xstate.done.actor.placeOrder","denied":["isPlaced","isChanged","isIncomplete"]},
  {"type":"xstate.done.actor.placeOrder","denied":["isPlaced","isChanged","isIncomplete","isCouponRefused"]},
  {"type":"xstate.done.actor.placeOrder","denied":["isPlaced","isChanged","isIncomplete","isCouponRefused","isRefused"]},
  {"type":"xstate.error.actor.placeOrder"},
  {"type":"buyer.retry"},
  {"type":"buyer.changeCoupons"},
]
