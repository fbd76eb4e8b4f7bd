// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const saleEntryChart = setup({
  guards: {
    hasNoOpenOrder: ({ event }) => !event.denied?.includes('hasNoOpenOrder'),
    isEntryOpen: ({ event }) => !event.denied?.includes('isEntryOpen'),
    isWaitlisted: ({ event }) => !event.denied?.includes('isWaitlisted'),
    isWaveOpen: ({ event }) => !event.denied?.includes('isWaveOpen'),
    isWinner: ({ event }) => !event.denied?.includes('isWinner'),
  },
}).createMachine({
  "id": "saleEntry",
  "meta": {
    "label": "특별판매 응모",
    "otherwise": "SALE_ENTRY_STATE_CHANGED"
  },
  "context": {
    "isEntryOpen": false,
    "isWinner": false,
    "isWaitlisted": false,
    "hasNoOpenOrder": false,
    "isWaveOpen": false
  },
  "initial": "ENTERED",
  "states": {
    "ENTERED": {
      "meta": {
        "label": "응모 완료"
      },
      "tags": [
        "live"
      ],
      "on": {
        "buyer.withdraw": {
          "target": "WITHDRAWN",
          "guard": "isEntryOpen",
          "meta": {
            "actor": "buyer",
            "action": "응모 취소",
            "otherwise": "SALE_ENTRY_CLOSED"
          },
          "description": "구매자: 응모 취소 (아니면 SALE_ENTRY_CLOSED)"
        },
        "member.left": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "buyer",
            "action": "회원 탈퇴"
          },
          "description": "구매자: 회원 탈퇴"
        },
        "system.cancelled": {
          "target": "CANCELLED",
          "actions": "notifyCancelled",
          "meta": {
            "actor": "system",
            "action": "판매 취소"
          },
          "description": "시스템: 판매 취소"
        },
        "system.ranked": [
          {
            "target": "WON",
            "guard": "isWinner",
            "actions": "notifyWinner",
            "meta": {
              "actor": "system",
              "action": "당첨"
            },
            "description": "시스템: 당첨"
          },
          {
            "target": "WAITING",
            "guard": "isWaitlisted",
            "meta": {
              "actor": "system",
              "action": "예비 순번"
            },
            "description": "시스템: 예비 순번"
          },
          {
            "target": "LOST",
            "meta": {
              "actor": "system",
              "action": "미당첨"
            },
            "description": "시스템: 미당첨"
          }
        ]
      },
      "description": "응모 완료"
    },
    "WAITING": {
      "meta": {
        "label": "예비 순번"
      },
      "tags": [
        "live",
        "ranked"
      ],
      "on": {
        "system.promoted": {
          "target": "WON",
          "actions": "notifyWinner",
          "meta": {
            "actor": "system",
            "action": "추가 당첨"
          },
          "description": "시스템: 추가 당첨"
        },
        "system.ended": {
          "target": "LOST",
          "meta": {
            "actor": "system",
            "action": "판매 종료"
          },
          "description": "시스템: 판매 종료"
        },
        "member.left": {
          "target": "LOST",
          "meta": {
            "actor": "buyer",
            "action": "회원 탈퇴"
          },
          "description": "구매자: 회원 탈퇴"
        }
      },
      "description": "예비 순번"
    },
    "WON": {
      "meta": {
        "label": "당첨"
      },
      "tags": [
        "live",
        "ranked",
        "right"
      ],
      "on": {
        "payment.completed": {
          "target": "BOUGHT",
          "meta": {
            "actor": "gateway",
            "action": "구매"
          },
          "description": "결제사: 구매"
        },
        "order.cancelled": [
          {
            "target": "WON",
            "guard": "isWaveOpen",
            "actions": "holdPieces",
            "meta": {
              "actor": "system",
              "action": "주문 취소"
            },
            "description": "시스템: 주문 취소"
          },
          {
            "target": "LAPSED",
            "actions": "holdPieces",
            "meta": {
              "actor": "system",
              "action": "주문 취소 뒤 기간 만료"
            },
            "description": "시스템: 주문 취소 뒤 기간 만료"
          }
        ],
        "system.waveOver": {
          "target": "LAPSED",
          "guard": "hasNoOpenOrder",
          "meta": {
            "actor": "system",
            "action": "구매 기간 만료",
            "otherwise": "SALE_ORDER_OPEN"
          },
          "description": "시스템: 구매 기간 만료 (아니면 SALE_ORDER_OPEN)"
        },
        "member.left": {
          "target": "LAPSED",
          "guard": "hasNoOpenOrder",
          "meta": {
            "actor": "buyer",
            "action": "회원 탈퇴",
            "otherwise": "SALE_ORDER_OPEN"
          },
          "description": "구매자: 회원 탈퇴 (아니면 SALE_ORDER_OPEN)"
        }
      },
      "description": "당첨"
    },
    "BOUGHT": {
      "meta": {
        "label": "구매 완료"
      },
      "tags": [
        "live",
        "ranked",
        "right"
      ],
      "on": {
        "payment.completed": {
          "target": "BOUGHT",
          "meta": {
            "actor": "gateway",
            "action": "다시 입금"
          },
          "description": "결제사: 다시 입금"
        },
        "order.cancelled": [
          {
            "target": "WON",
            "guard": "isWaveOpen",
            "actions": "holdPieces",
            "meta": {
              "actor": "system",
              "action": "주문 취소"
            },
            "description": "시스템: 주문 취소"
          },
          {
            "target": "LAPSED",
            "actions": "holdPieces",
            "meta": {
              "actor": "system",
              "action": "주문 취소 뒤 기간 만료"
            },
            "description": "시스템: 주문 취소 뒤 기간 만료"
          }
        ]
      },
      "description": "구매 완료"
    },
    "LOST": {
      "meta": {
        "label": "미당첨"
      },
      "tags": [
        "ranked",
        "terminal"
      ],
      "description": "미당첨",
      "type": "final"
    },
    "LAPSED": {
      "meta": {
        "label": "구매 기간 지남"
      },
      "tags": [
        "ranked",
        "terminal"
      ],
      "description": "구매 기간 지남",
      "type": "final"
    },
    "WITHDRAWN": {
      "meta": {
        "label": "응모 취소"
      },
      "tags": [
        "terminal"
      ],
      "description": "응모 취소",
      "type": "final"
    },
    "CANCELLED": {
      "meta": {
        "label": "판매 취소"
      },
      "tags": [
        "terminal"
      ],
      "description": "판매 취소",
      "type": "final"
    }
  },
  "description": "특별판매 응모"
})

export const saleEntryEvents = [
  {"type":"buyer.withdraw"},
  {"type":"member.left"},
  {"type":"system.cancelled"},
  {"type":"system.ranked"},
  {"type":"system.ranked","denied":["isWinner"]},
  {"type":"system.ranked","denied":["isWinner","isWaitlisted"]},
  {"type":"system.promoted"},
  {"type":"system.ended"},
  {"type":"payment.completed"},
  {"type":"order.cancelled"},
  {"type":"order.cancelled","denied":["isWaveOpen"]},
  {"type":"system.waveOver"},
]
