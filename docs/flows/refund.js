// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const refundChart = setup({
  guards: {
    isAskable: ({ event }) => !event.denied?.includes('isAskable'),
    isCounted: ({ event }) => !event.denied?.includes('isCounted'),
  },
}).createMachine({
  "id": "refund",
  "meta": {
    "label": "환불",
    "otherwise": "PAYMENT_REFUND_ENDED"
  },
  "context": {
    "isCounted": false,
    "isAskable": false
  },
  "initial": "REQUESTED",
  "states": {
    "REQUESTED": {
      "meta": {
        "label": "환불 진행 중"
      },
      "tags": [
        "asking"
      ],
      "on": {
        "gateway.refunded": [
          {
            "target": "DONE",
            "guard": "isCounted",
            "actions": "notifyPaymentRefunded",
            "meta": {
              "actor": "gateway",
              "action": "환불"
            },
            "description": "결제사: 환불"
          },
          {
            "target": "DONE",
            "meta": {
              "actor": "gateway",
              "action": "되돌려 줌"
            },
            "description": "결제사: 되돌려 줌"
          }
        ],
        "gateway.refundRefused": {
          "target": "REFUSED",
          "meta": {
            "actor": "gateway",
            "action": "환불 거절"
          },
          "description": "결제사: 환불 거절"
        },
        "gateway.unanswered": {
          "target": "REQUESTED",
          "actions": "askGatewayAgain",
          "meta": {
            "actor": "gateway",
            "action": "응답 없음"
          },
          "description": "결제사: 응답 없음"
        }
      },
      "description": "환불 진행 중"
    },
    "REFUSED": {
      "meta": {
        "label": "환불 확인 중"
      },
      "entry": "alertOperator",
      "on": {
        "system.askAgain": {
          "target": "REQUESTED",
          "guard": "isAskable",
          "actions": "askGatewayAgain",
          "meta": {
            "actor": "system",
            "action": "다시 요청",
            "otherwise": "PAYMENT_REFUND_BY_HAND"
          },
          "description": "시스템: 다시 요청 (아니면 PAYMENT_REFUND_BY_HAND)"
        },
        "system.recorded": [
          {
            "target": "DONE",
            "guard": "isCounted",
            "actions": "notifyPaymentRecorded",
            "meta": {
              "actor": "system",
              "action": "수동 환불"
            },
            "description": "시스템: 수동 환불"
          },
          {
            "target": "DONE",
            "meta": {
              "actor": "system",
              "action": "수동으로 되돌려 줌"
            },
            "description": "시스템: 수동으로 되돌려 줌"
          }
        ]
      },
      "description": "환불 확인 중"
    },
    "DONE": {
      "meta": {
        "label": "환불 완료"
      },
      "tags": [
        "terminal"
      ],
      "description": "환불 완료",
      "type": "final"
    }
  },
  "description": "환불"
})

export const refundEvents = [
  {"type":"gateway.refunded"},
  {"type":"gateway.refunded","denied":["isCounted"]},
  {"type":"gateway.refundRefused"},
  {"type":"gateway.unanswered"},
  {"type":"system.askAgain"},
  {"type":"system.recorded"},
  {"type":"system.recorded","denied":["isCounted"]},
]
