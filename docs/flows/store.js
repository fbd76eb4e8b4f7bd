// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const storeChart = setup({
  guards: {
    hasNoOpenOrder: ({ event }) => !event.denied?.includes('hasNoOpenOrder'),
    isReady: ({ event }) => !event.denied?.includes('isReady'),
  },
}).createMachine({
  "id": "store",
  "meta": {
    "label": "스토어",
    "otherwise": "STORE_STATE_CHANGED"
  },
  "context": {
    "isReady": false,
    "hasNoOpenOrder": false
  },
  "initial": "PREPARING",
  "states": {
    "PREPARING": {
      "meta": {
        "label": "개점 준비 중"
      },
      "on": {
        "seller.open": {
          "target": "OPEN",
          "guard": "isReady",
          "actions": "showGoods",
          "meta": {
            "actor": "seller",
            "action": "개점",
            "otherwise": "STORE_NOT_READY"
          },
          "description": "판매자: 개점 (아니면 STORE_NOT_READY)"
        },
        "system.close": {
          "target": "CLOSED",
          "guard": "hasNoOpenOrder",
          "actions": "notifySeller",
          "meta": {
            "actor": "system",
            "action": "폐점",
            "otherwise": "STORE_HAS_OPEN_ORDER"
          },
          "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
        }
      },
      "description": "개점 준비 중"
    },
    "OPEN": {
      "meta": {
        "label": "영업 중"
      },
      "tags": [
        "selling"
      ],
      "on": {
        "seller.pause": {
          "target": "PAUSED",
          "actions": "hideGoods",
          "meta": {
            "actor": "seller",
            "action": "잠시 쉬기"
          },
          "description": "판매자: 잠시 쉬기"
        },
        "system.suspend": {
          "target": "SUSPENDED",
          "actions": [
            "hideGoods",
            "notifySeller"
          ],
          "meta": {
            "actor": "system",
            "action": "이용 정지"
          },
          "description": "시스템: 이용 정지"
        },
        "system.close": {
          "target": "CLOSED",
          "guard": "hasNoOpenOrder",
          "actions": [
            "hideGoods",
            "notifySeller"
          ],
          "meta": {
            "actor": "system",
            "action": "폐점",
            "otherwise": "STORE_HAS_OPEN_ORDER"
          },
          "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
        }
      },
      "description": "영업 중"
    },
    "PAUSED": {
      "meta": {
        "label": "잠시 쉬는 중"
      },
      "on": {
        "seller.resume": {
          "target": "OPEN",
          "actions": "showGoods",
          "meta": {
            "actor": "seller",
            "action": "다시 열기"
          },
          "description": "판매자: 다시 열기"
        },
        "system.suspend": {
          "target": "SUSPENDED",
          "actions": "notifySeller",
          "meta": {
            "actor": "system",
            "action": "이용 정지"
          },
          "description": "시스템: 이용 정지"
        },
        "system.close": {
          "target": "CLOSED",
          "guard": "hasNoOpenOrder",
          "actions": "notifySeller",
          "meta": {
            "actor": "system",
            "action": "폐점",
            "otherwise": "STORE_HAS_OPEN_ORDER"
          },
          "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
        }
      },
      "description": "잠시 쉬는 중"
    },
    "SUSPENDED": {
      "meta": {
        "label": "이용 정지"
      },
      "on": {
        "system.release": {
          "target": "PAUSED",
          "actions": "notifySeller",
          "meta": {
            "actor": "system",
            "action": "정지 해제"
          },
          "description": "시스템: 정지 해제"
        },
        "system.close": {
          "target": "CLOSED",
          "guard": "hasNoOpenOrder",
          "actions": "notifySeller",
          "meta": {
            "actor": "system",
            "action": "폐점",
            "otherwise": "STORE_HAS_OPEN_ORDER"
          },
          "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
        }
      },
      "description": "이용 정지"
    },
    "CLOSED": {
      "meta": {
        "label": "폐점"
      },
      "tags": [
        "terminal"
      ],
      "description": "폐점",
      "type": "final"
    }
  },
  "description": "스토어"
})

export const storeEvents = [
  {"type":"seller.open"},
  {"type":"system.close"},
  {"type":"seller.pause"},
  {"type":"system.suspend"},
  {"type":"seller.resume"},
  {"type":"system.release"},
]
