// Generated from the charts of core: npm run flows
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const infiniteListChart = setup({
  guards: {
    isEmpty: ({ event }) => !event.denied?.includes('isEmpty'),
    isLast: ({ event }) => !event.denied?.includes('isLast'),
  },
}).createMachine({
  "id": "infiniteList",
  "meta": {
    "label": "이어 보는 목록"
  },
  "context": {
    "nextNumber": 0,
    "totalElements": null
  },
  "initial": "closed",
  "states": {
    "closed": {
      "meta": {
        "label": "열기 전"
      },
      "on": {
        "list.opened": {
          "target": "loading",
          "meta": {
            "actor": "buyer",
            "action": "열기"
          },
          "description": "구매자: 열기"
        }
      },
      "description": "열기 전"
    },
    "loading": {
      "meta": {
        "label": "불러오는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "loadPage",
        "src": "loadPage",
        "onDone": [
          {
            "target": "empty",
            "guard": "isEmpty",
            "actions": "keepPage",
            "meta": {
              "actor": "system",
              "action": "아무것도 없음"
            },
            "description": "시스템: 아무것도 없음"
          },
          {
            "target": "complete",
            "guard": "isLast",
            "actions": "keepPage",
            "meta": {
              "actor": "system",
              "action": "마지막 쪽"
            },
            "description": "시스템: 마지막 쪽"
          },
          {
            "target": "resting",
            "actions": "keepPage",
            "meta": {
              "actor": "system",
              "action": "다음 쪽 있음"
            },
            "description": "시스템: 다음 쪽 있음"
          }
        ],
        "onError": {
          "target": "failed",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "on": {
        "list.changed": {
          "target": "loading",
          "reenter": true,
          "actions": "startOver",
          "meta": {
            "actor": "buyer",
            "action": "조건 바꿈"
          },
          "description": "구매자: 조건 바꿈"
        }
      },
      "description": "불러오는 중"
    },
    "resting": {
      "meta": {
        "label": "더 볼 것이 있음"
      },
      "tags": [
        "filled"
      ],
      "on": {
        "list.endSeen": {
          "target": "loading",
          "meta": {
            "actor": "buyer",
            "action": "끝까지 봄"
          },
          "description": "구매자: 끝까지 봄"
        },
        "list.changed": {
          "target": "loading",
          "actions": "startOver",
          "meta": {
            "actor": "buyer",
            "action": "조건 바꿈"
          },
          "description": "구매자: 조건 바꿈"
        }
      },
      "description": "더 볼 것이 있음"
    },
    "complete": {
      "meta": {
        "label": "모두 봄"
      },
      "tags": [
        "filled"
      ],
      "on": {
        "list.changed": {
          "target": "loading",
          "actions": "startOver",
          "meta": {
            "actor": "buyer",
            "action": "조건 바꿈"
          },
          "description": "구매자: 조건 바꿈"
        }
      },
      "description": "모두 봄"
    },
    "empty": {
      "meta": {
        "label": "비어 있음"
      },
      "on": {
        "list.changed": {
          "target": "loading",
          "actions": "startOver",
          "meta": {
            "actor": "buyer",
            "action": "조건 바꿈"
          },
          "description": "구매자: 조건 바꿈"
        }
      },
      "description": "비어 있음"
    },
    "failed": {
      "meta": {
        "label": "불러오지 못함"
      },
      "on": {
        "buyer.retry": {
          "target": "loading",
          "meta": {
            "actor": "buyer",
            "action": "다시 시도"
          },
          "description": "구매자: 다시 시도"
        },
        "list.changed": {
          "target": "loading",
          "actions": "startOver",
          "meta": {
            "actor": "buyer",
            "action": "조건 바꿈"
          },
          "description": "구매자: 조건 바꿈"
        }
      },
      "description": "불러오지 못함"
    }
  },
  "description": "이어 보는 목록"
})

export const infiniteListEvents = [
  {"type":"list.opened"},
  {"type":"list.changed"},
  {"type":"xstate.done.actor.loadPage"},
  {"type":"xstate.done.actor.loadPage","denied":["isEmpty"]},
  {"type":"xstate.done.actor.loadPage","denied":["isEmpty","isLast"]},
  {"type":"xstate.error.actor.loadPage"},
  {"type":"list.endSeen"},
  {"type":"buyer.retry"},
]
