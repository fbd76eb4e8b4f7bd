// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const optionSheetChart = setup({
  guards: {
    hasLines: ({ event }) => !event.denied?.includes('hasLines'),
    isOrdered: ({ event }) => !event.denied?.includes('isOrdered'),
    isTaken: ({ event }) => !event.denied?.includes('isTaken'),
  },
}).createMachine({
  "id": "optionSheet",
  "meta": {
    "label": "옵션 고르기"
  },
  "context": {
    "intent": "CART",
    "key": "",
    "values": [],
    "lines": [],
    "reason": null
  },
  "initial": "closed",
  "states": {
    "closed": {
      "meta": {
        "label": "닫힘"
      },
      "on": {
        "buyer.open": {
          "target": "picking",
          "meta": {
            "actor": "buyer",
            "action": "열기"
          },
          "description": "구매자: 열기"
        }
      },
      "description": "닫힘"
    },
    "picking": {
      "meta": {
        "label": "고르는 중"
      },
      "tags": [
        "open"
      ],
      "on": {
        "value.picked": {
          "target": "picking",
          "actions": "addValue",
          "meta": {
            "actor": "buyer",
            "action": "값 고르기"
          },
          "description": "구매자: 값 고르기"
        },
        "value.undone": {
          "target": "picking",
          "actions": "dropValue",
          "meta": {
            "actor": "buyer",
            "action": "값 되돌리기"
          },
          "description": "구매자: 값 되돌리기"
        },
        "option.picked": {
          "target": "picking",
          "actions": "addLine",
          "meta": {
            "actor": "buyer",
            "action": "옵션 고르기"
          },
          "description": "구매자: 옵션 고르기"
        },
        "quantity.changed": {
          "target": "picking",
          "actions": "changeLine",
          "meta": {
            "actor": "buyer",
            "action": "수량 바꾸기"
          },
          "description": "구매자: 수량 바꾸기"
        },
        "line.removed": {
          "target": "picking",
          "actions": "dropLine",
          "meta": {
            "actor": "buyer",
            "action": "옵션 빼기"
          },
          "description": "구매자: 옵션 빼기"
        },
        "buyer.submit": [
          {
            "target": "submitting",
            "guard": "hasLines",
            "actions": "keepIntent",
            "meta": {
              "actor": "buyer",
              "action": "담기·구매"
            },
            "description": "구매자: 담기·구매"
          },
          {
            "target": "picking",
            "actions": "noteNothingPicked",
            "meta": {
              "actor": "buyer",
              "action": "고른 것 없음"
            },
            "description": "구매자: 고른 것 없음"
          }
        ],
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "고르는 중"
    },
    "submitting": {
      "meta": {
        "label": "담는 중"
      },
      "tags": [
        "open",
        "busy"
      ],
      "invoke": {
        "id": "submitLines",
        "src": "submitLines",
        "onDone": [
          {
            "target": "added",
            "guard": "isTaken",
            "actions": "forgetLines",
            "meta": {
              "actor": "system",
              "action": "담김"
            },
            "description": "시스템: 담김"
          },
          {
            "target": "ordering",
            "guard": "isOrdered",
            "meta": {
              "actor": "system",
              "action": "주문서로"
            },
            "description": "시스템: 주문서로"
          },
          {
            "target": "picking",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "살 수 없음"
            },
            "description": "시스템: 살 수 없음"
          }
        ],
        "onError": {
          "target": "unanswered",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "담는 중"
    },
    "unanswered": {
      "meta": {
        "label": "담겼는지 모름"
      },
      "tags": [
        "open"
      ],
      "on": {
        "buyer.retry": {
          "target": "submitting",
          "meta": {
            "actor": "buyer",
            "action": "같은 것 다시 보내기"
          },
          "description": "구매자: 같은 것 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "picking",
          "meta": {
            "actor": "buyer",
            "action": "알림 닫기"
          },
          "description": "구매자: 알림 닫기"
        }
      },
      "description": "담겼는지 모름"
    },
    "added": {
      "meta": {
        "label": "담김"
      },
      "on": {
        "buyer.open": {
          "target": "picking",
          "meta": {
            "actor": "buyer",
            "action": "더 고르기"
          },
          "description": "구매자: 더 고르기"
        },
        "buyer.goToCart": {
          "target": "leaving",
          "meta": {
            "actor": "buyer",
            "action": "장바구니 보기"
          },
          "description": "구매자: 장바구니 보기"
        },
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "담김"
    },
    "leaving": {
      "meta": {
        "label": "장바구니로 이동"
      },
      "tags": [
        "terminal"
      ],
      "description": "장바구니로 이동",
      "type": "final"
    },
    "ordering": {
      "meta": {
        "label": "주문서로 이동"
      },
      "tags": [
        "terminal"
      ],
      "description": "주문서로 이동",
      "type": "final"
    }
  },
  "description": "옵션 고르기"
})

export const optionSheetEvents = [
  {"type":"buyer.open"},
  {"type":"value.picked"},
  {"type":"value.undone"},
  {"type":"option.picked"},
  {"type":"quantity.changed"},
  {"type":"line.removed"},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["hasLines"]},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.submitLines"},
  {"type":"xstate.done.actor.submitLines","denied":["isTaken"]},
  {"type":"xstate.done.actor.submitLines","denied":["isTaken","isOrdered"]},
  {"type":"xstate.error.actor.submitLines"},
  {"type":"buyer.retry"},
  {"type":"buyer.goToCart"},
]
