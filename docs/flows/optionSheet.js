// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const optionSheetChart = setup({
  guards: {
    hasProblem: ({ event }) => !event.denied?.includes('hasProblem'),
    isAdded: ({ event }) => !event.denied?.includes('isAdded'),
    isEmpty: ({ event }) => !event.denied?.includes('isEmpty'),
    isOrdered: ({ event }) => !event.denied?.includes('isOrdered'),
  },
}).createMachine({
  "id": "optionSheet",
  "meta": {
    "label": "옵션 고르기"
  },
  "context": {
    "selection": {
      "picked": [],
      "options": [],
      "addons": []
    },
    "intent": "CART",
    "key": "",
    "refusal": null,
    "cartIds": []
  },
  "initial": "picking",
  "states": {
    "picking": {
      "meta": {
        "label": "고르는 중"
      },
      "on": {
        "value.picked": {
          "target": "picking",
          "actions": "keepSelection",
          "meta": {
            "actor": "buyer",
            "action": "값 고르기"
          },
          "description": "구매자: 값 고르기"
        },
        "option.added": {
          "target": "picking",
          "actions": "keepSelection",
          "meta": {
            "actor": "buyer",
            "action": "옵션 고르기"
          },
          "description": "구매자: 옵션 고르기"
        },
        "addon.added": {
          "target": "picking",
          "actions": "keepSelection",
          "meta": {
            "actor": "buyer",
            "action": "추가상품 고르기"
          },
          "description": "구매자: 추가상품 고르기"
        },
        "quantity.changed": {
          "target": "picking",
          "actions": "keepSelection",
          "meta": {
            "actor": "buyer",
            "action": "수량 바꾸기"
          },
          "description": "구매자: 수량 바꾸기"
        },
        "option.removed": {
          "target": "picking",
          "actions": "keepSelection",
          "meta": {
            "actor": "buyer",
            "action": "빼기"
          },
          "description": "구매자: 빼기"
        },
        "buyer.submit": [
          {
            "target": "picking",
            "guard": "isEmpty",
            "actions": [
              "noteEmpty",
              "explainRefusal"
            ],
            "meta": {
              "actor": "buyer",
              "action": "고른 것 없음"
            },
            "description": "구매자: 고른 것 없음"
          },
          {
            "target": "picking",
            "guard": "hasProblem",
            "actions": [
              "noteProblem",
              "explainRefusal"
            ],
            "meta": {
              "actor": "buyer",
              "action": "살 수 없는 것 있음"
            },
            "description": "구매자: 살 수 없는 것 있음"
          },
          {
            "target": "submitting",
            "actions": "keepSubmission",
            "meta": {
              "actor": "buyer",
              "action": "담기·구매"
            },
            "description": "구매자: 담기·구매"
          }
        ]
      },
      "description": "고르는 중"
    },
    "submitting": {
      "meta": {
        "label": "담는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "submitOptions",
        "src": "submitOptions",
        "onDone": [
          {
            "target": "added",
            "guard": "isAdded",
            "actions": "forgetSelection",
            "meta": {
              "actor": "system",
              "action": "담김"
            },
            "description": "시스템: 담김"
          },
          {
            "target": "ordering",
            "guard": "isOrdered",
            "actions": [
              "keepCartIds",
              "openCheckout"
            ],
            "meta": {
              "actor": "system",
              "action": "주문서로"
            },
            "description": "시스템: 주문서로"
          },
          {
            "target": "picking",
            "actions": [
              "noteRefusal",
              "explainRefusal"
            ],
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
        "buyer.dismiss": {
          "target": "picking",
          "meta": {
            "actor": "buyer",
            "action": "시트 닫기"
          },
          "description": "구매자: 시트 닫기"
        }
      },
      "description": "담김"
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
  {"type":"value.picked"},
  {"type":"option.added"},
  {"type":"addon.added"},
  {"type":"quantity.changed"},
  {"type":"option.removed"},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["isEmpty"]},
  {"type":"buyer.submit","denied":["isEmpty","hasProblem"]},
  {"type":"xstate.done.actor.submitOptions"},
  {"type":"xstate.done.actor.submitOptions","denied":["isAdded"]},
  {"type":"xstate.done.actor.submitOptions","denied":["isAdded","isOrdered"]},
  {"type":"xstate.error.actor.submitOptions"},
  {"type":"buyer.retry"},
  {"type":"buyer.dismiss"},
]
