// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const keywordCompletionChart = setup({
  guards: {
    isEmpty: ({ event }) => !event.denied?.includes('isEmpty'),
  },
  delays: {
    restTime: 150,
  },
}).createMachine({
  "id": "keywordCompletion",
  "meta": {
    "label": "검색어 자동완성"
  },
  "context": {
    "text": "",
    "completions": []
  },
  "initial": "idle",
  "states": {
    "idle": {
      "meta": {
        "label": "입력 전"
      },
      "on": {
        "buyer.type": [
          {
            "target": "idle",
            "guard": "isEmpty",
            "actions": [
              "storeText",
              "forgetCompletions"
            ],
            "meta": {
              "actor": "buyer",
              "action": "비움"
            },
            "description": "구매자: 비움"
          },
          {
            "target": "resting",
            "reenter": true,
            "actions": "storeText",
            "meta": {
              "actor": "buyer",
              "action": "입력"
            },
            "description": "구매자: 입력"
          }
        ]
      },
      "description": "입력 전"
    },
    "resting": {
      "meta": {
        "label": "입력이 멎기를 기다리는 중"
      },
      "after": {
        "restTime": {
          "target": "asking",
          "meta": {
            "actor": "system",
            "action": "입력이 멎음"
          },
          "description": "시스템: 입력이 멎음"
        }
      },
      "on": {
        "buyer.type": [
          {
            "target": "idle",
            "guard": "isEmpty",
            "actions": [
              "storeText",
              "forgetCompletions"
            ],
            "meta": {
              "actor": "buyer",
              "action": "비움"
            },
            "description": "구매자: 비움"
          },
          {
            "target": "resting",
            "reenter": true,
            "actions": "storeText",
            "meta": {
              "actor": "buyer",
              "action": "입력"
            },
            "description": "구매자: 입력"
          }
        ]
      },
      "description": "입력이 멎기를 기다리는 중"
    },
    "asking": {
      "meta": {
        "label": "찾는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "completeKeyword",
        "src": "completeKeyword",
        "onDone": {
          "target": "shown",
          "actions": "storeCompletions",
          "meta": {
            "actor": "system",
            "action": "찾음"
          },
          "description": "시스템: 찾음"
        },
        "onError": {
          "target": "failed",
          "actions": "forgetCompletions",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "on": {
        "buyer.type": [
          {
            "target": "idle",
            "guard": "isEmpty",
            "actions": [
              "storeText",
              "forgetCompletions"
            ],
            "meta": {
              "actor": "buyer",
              "action": "비움"
            },
            "description": "구매자: 비움"
          },
          {
            "target": "resting",
            "reenter": true,
            "actions": "storeText",
            "meta": {
              "actor": "buyer",
              "action": "입력"
            },
            "description": "구매자: 입력"
          }
        ]
      },
      "description": "찾는 중"
    },
    "shown": {
      "meta": {
        "label": "보임"
      },
      "on": {
        "buyer.type": [
          {
            "target": "idle",
            "guard": "isEmpty",
            "actions": [
              "storeText",
              "forgetCompletions"
            ],
            "meta": {
              "actor": "buyer",
              "action": "비움"
            },
            "description": "구매자: 비움"
          },
          {
            "target": "resting",
            "reenter": true,
            "actions": "storeText",
            "meta": {
              "actor": "buyer",
              "action": "입력"
            },
            "description": "구매자: 입력"
          }
        ]
      },
      "description": "보임"
    },
    "failed": {
      "meta": {
        "label": "답이 없음"
      },
      "on": {
        "buyer.type": [
          {
            "target": "idle",
            "guard": "isEmpty",
            "actions": [
              "storeText",
              "forgetCompletions"
            ],
            "meta": {
              "actor": "buyer",
              "action": "비움"
            },
            "description": "구매자: 비움"
          },
          {
            "target": "resting",
            "reenter": true,
            "actions": "storeText",
            "meta": {
              "actor": "buyer",
              "action": "입력"
            },
            "description": "구매자: 입력"
          }
        ]
      },
      "description": "답이 없음"
    }
  },
  "description": "검색어 자동완성"
})

export const keywordCompletionEvents = [
  {"type":"buyer.type"},
  {"type":"buyer.type","denied":["isEmpty"]},
  {"type":"xstate.after.restTime.keywordCompletion.resting"},
  {"type":"xstate.done.actor.completeKeyword"},
  {"type":"xstate.error.actor.completeKeyword"},
]
