// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const restockAlertChart = setup({
  guards: {
    isSellable: ({ event }) => !event.denied?.includes('isSellable'),
  },
}).createMachine({
  "id": "restockAlert",
  "meta": {
    "label": "재입고 알림",
    "otherwise": "RESTOCK_ALERT_ENDED"
  },
  "context": {
    "isSellable": false
  },
  "initial": "WAITING",
  "states": {
    "WAITING": {
      "meta": {
        "label": "알림 대기"
      },
      "tags": [
        "waiting"
      ],
      "on": {
        "system.restocked": {
          "target": "NOTIFIED",
          "guard": "isSellable",
          "actions": "notifyBuyer",
          "meta": {
            "actor": "system",
            "action": "재입고 알림",
            "otherwise": "RESTOCK_STILL_SOLD_OUT"
          },
          "description": "시스템: 재입고 알림 (아니면 RESTOCK_STILL_SOLD_OUT)"
        },
        "system.saleEnded": {
          "target": "ENDED",
          "meta": {
            "actor": "system",
            "action": "판매 종료"
          },
          "description": "시스템: 판매 종료"
        },
        "buyer.remove": {
          "target": "REMOVED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        }
      },
      "description": "알림 대기"
    },
    "NOTIFIED": {
      "meta": {
        "label": "알림 완료"
      },
      "on": {
        "buyer.remove": {
          "target": "REMOVED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        }
      },
      "description": "알림 완료"
    },
    "ENDED": {
      "meta": {
        "label": "판매 종료"
      },
      "on": {
        "buyer.remove": {
          "target": "REMOVED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        }
      },
      "description": "판매 종료"
    },
    "REMOVED": {
      "meta": {
        "label": "삭제"
      },
      "tags": [
        "terminal"
      ],
      "description": "삭제",
      "type": "final"
    }
  },
  "description": "재입고 알림"
})

export const restockAlertEvents = [
  {"type":"system.restocked"},
  {"type":"system.saleEnded"},
  {"type":"buyer.remove"},
]
