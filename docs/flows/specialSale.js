// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const specialSaleChart = setup({
  guards: {
    hasNextWave: ({ event }) => !event.denied?.includes('hasNextWave'),
    isDue: ({ event }) => !event.denied?.includes('isDue'),
    isOpeningDue: ({ event }) => !event.denied?.includes('isOpeningDue'),
  },
}).createMachine({
  "id": "specialSale",
  "meta": {
    "label": "특별판매",
    "otherwise": "SALE_STATE_CHANGED"
  },
  "context": {
    "isDue": false,
    "isOpeningDue": false,
    "hasNextWave": false
  },
  "initial": "SCHEDULED",
  "states": {
    "SCHEDULED": {
      "meta": {
        "label": "응모 예정"
      },
      "tags": [
        "undrawn"
      ],
      "on": {
        "system.entryOpens": {
          "target": "ENTERING",
          "guard": "isOpeningDue",
          "meta": {
            "actor": "system",
            "action": "응모 시작",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 응모 시작 (아니면 SALE_NOT_DUE)"
        },
        "operator.cancel": {
          "target": "CANCELLED",
          "actions": "cancelEntries",
          "meta": {
            "actor": "system",
            "action": "판매 취소"
          },
          "description": "시스템: 판매 취소"
        }
      },
      "description": "응모 예정"
    },
    "ENTERING": {
      "meta": {
        "label": "응모 중"
      },
      "tags": [
        "undrawn"
      ],
      "on": {
        "system.entryCloses": {
          "target": "CLOSED",
          "guard": "isDue",
          "meta": {
            "actor": "system",
            "action": "응모 마감",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 응모 마감 (아니면 SALE_NOT_DUE)"
        },
        "operator.cancel": {
          "target": "CANCELLED",
          "actions": "cancelEntries",
          "meta": {
            "actor": "system",
            "action": "판매 취소"
          },
          "description": "시스템: 판매 취소"
        }
      },
      "description": "응모 중"
    },
    "CLOSED": {
      "meta": {
        "label": "추첨 대기"
      },
      "tags": [
        "undrawn"
      ],
      "on": {
        "system.drawn": {
          "target": "DRAWN",
          "guard": "isDue",
          "actions": "rankEntries",
          "meta": {
            "actor": "system",
            "action": "추첨",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 추첨 (아니면 SALE_NOT_DUE)"
        },
        "operator.cancel": {
          "target": "CANCELLED",
          "actions": "cancelEntries",
          "meta": {
            "actor": "system",
            "action": "판매 취소"
          },
          "description": "시스템: 판매 취소"
        }
      },
      "description": "추첨 대기"
    },
    "DRAWN": {
      "meta": {
        "label": "추첨 완료",
        "otherwise": "SALE_ALREADY_DRAWN"
      },
      "tags": [
        "drawn"
      ],
      "on": {
        "system.buyOpens": {
          "target": "BUYING",
          "guard": "isDue",
          "meta": {
            "actor": "system",
            "action": "구매 시작",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 구매 시작 (아니면 SALE_NOT_DUE)"
        }
      },
      "description": "추첨 완료"
    },
    "BUYING": {
      "meta": {
        "label": "당첨자 구매 중",
        "otherwise": "SALE_ALREADY_DRAWN"
      },
      "tags": [
        "drawn",
        "buyable"
      ],
      "on": {
        "system.nextWave": {
          "target": "BUYING_NEXT",
          "guard": "hasNextWave",
          "actions": "promoteWaiting",
          "meta": {
            "actor": "system",
            "action": "다음 순번 구매",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 다음 순번 구매 (아니면 SALE_NOT_DUE)"
        },
        "system.buyCloses": {
          "target": "ENDED",
          "guard": "isDue",
          "actions": "endEntries",
          "meta": {
            "actor": "system",
            "action": "판매 종료",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 판매 종료 (아니면 SALE_NOT_DUE)"
        }
      },
      "description": "당첨자 구매 중"
    },
    "BUYING_NEXT": {
      "meta": {
        "label": "다음 순번 구매 중",
        "otherwise": "SALE_ALREADY_DRAWN"
      },
      "tags": [
        "drawn",
        "buyable"
      ],
      "on": {
        "system.nextWave": {
          "target": "BUYING_NEXT",
          "guard": "hasNextWave",
          "actions": "promoteWaiting",
          "meta": {
            "actor": "system",
            "action": "다음 순번 구매",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 다음 순번 구매 (아니면 SALE_NOT_DUE)"
        },
        "system.buyCloses": {
          "target": "ENDED",
          "guard": "isDue",
          "actions": "endEntries",
          "meta": {
            "actor": "system",
            "action": "판매 종료",
            "otherwise": "SALE_NOT_DUE"
          },
          "description": "시스템: 판매 종료 (아니면 SALE_NOT_DUE)"
        }
      },
      "description": "다음 순번 구매 중"
    },
    "ENDED": {
      "meta": {
        "label": "판매 종료",
        "otherwise": "SALE_ALREADY_DRAWN"
      },
      "tags": [
        "drawn",
        "terminal"
      ],
      "description": "판매 종료",
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
  "description": "특별판매"
})

export const specialSaleEvents = [
  {"type":"system.entryOpens"},
  {"type":"operator.cancel"},
  {"type":"system.entryCloses"},
  {"type":"system.drawn"},
  {"type":"system.buyOpens"},
  {"type":"system.nextWave"},
  {"type":"system.buyCloses"},
]
