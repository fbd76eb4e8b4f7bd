// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const pinEntryChart = setup({
  guards: {
    isAccepted: ({ event }) => !event.denied?.includes('isAccepted'),
    isDifferent: ({ event }) => !event.denied?.includes('isDifferent'),
    isLocked: ({ event }) => !event.denied?.includes('isLocked'),
    isPartial: ({ event }) => !event.denied?.includes('isPartial'),
    isVerified: ({ event }) => !event.denied?.includes('isVerified'),
    isWeak: ({ event }) => !event.denied?.includes('isWeak'),
  },
}).createMachine({
  "id": "pinEntry",
  "meta": {
    "label": "결제 비밀번호 입력"
  },
  "initial": "typing",
  "states": {
    "typing": {
      "meta": {
        "label": "입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.press": [
          {
            "target": "typing",
            "guard": "isPartial",
            "actions": "addDigit",
            "meta": {
              "actor": "buyer",
              "action": "숫자 입력"
            },
            "description": "구매자: 숫자 입력"
          },
          {
            "target": "typing",
            "guard": "isWeak",
            "actions": [
              "forgetDigits",
              "noteWeak"
            ],
            "meta": {
              "actor": "buyer",
              "action": "쉬운 번호 입력"
            },
            "description": "구매자: 쉬운 번호 입력"
          },
          {
            "target": "sending",
            "guard": "isVerified",
            "actions": "addDigit",
            "meta": {
              "actor": "buyer",
              "action": "다 입력"
            },
            "description": "구매자: 다 입력"
          },
          {
            "target": "repeating",
            "actions": "keepFirst",
            "meta": {
              "actor": "buyer",
              "action": "새 번호 입력"
            },
            "description": "구매자: 새 번호 입력"
          }
        ],
        "buyer.erase": {
          "target": "typing",
          "actions": "removeDigit",
          "meta": {
            "actor": "buyer",
            "action": "지우기"
          },
          "description": "구매자: 지우기"
        }
      },
      "description": "입력하는 중"
    },
    "repeating": {
      "meta": {
        "label": "한 번 더 입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.press": [
          {
            "target": "repeating",
            "guard": "isPartial",
            "actions": "addDigit",
            "meta": {
              "actor": "buyer",
              "action": "숫자 입력"
            },
            "description": "구매자: 숫자 입력"
          },
          {
            "target": "typing",
            "guard": "isDifferent",
            "actions": [
              "forgetDigits",
              "noteDifferent"
            ],
            "meta": {
              "actor": "buyer",
              "action": "다른 번호 입력"
            },
            "description": "구매자: 다른 번호 입력"
          },
          {
            "target": "sending",
            "actions": "addDigit",
            "meta": {
              "actor": "buyer",
              "action": "같은 번호 입력"
            },
            "description": "구매자: 같은 번호 입력"
          }
        ],
        "buyer.erase": {
          "target": "repeating",
          "actions": "removeDigit",
          "meta": {
            "actor": "buyer",
            "action": "지우기"
          },
          "description": "구매자: 지우기"
        },
        "buyer.restart": {
          "target": "typing",
          "actions": [
            "forgetDigits",
            "forgetReason"
          ],
          "meta": {
            "actor": "buyer",
            "action": "처음부터 입력"
          },
          "description": "구매자: 처음부터 입력"
        }
      },
      "description": "한 번 더 입력하는 중"
    },
    "sending": {
      "meta": {
        "label": "확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "exit": "forgetDigits",
      "invoke": {
        "id": "sendPin",
        "src": "sendPin",
        "onDone": [
          {
            "target": "accepted",
            "guard": "isAccepted",
            "actions": "noteOutcome",
            "meta": {
              "actor": "system",
              "action": "맞음"
            },
            "description": "시스템: 맞음"
          },
          {
            "target": "locked",
            "guard": "isLocked",
            "actions": "noteOutcome",
            "meta": {
              "actor": "system",
              "action": "잠김"
            },
            "description": "시스템: 잠김"
          },
          {
            "target": "typing",
            "actions": "noteOutcome",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "typing",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "확인하는 중"
    },
    "locked": {
      "meta": {
        "label": "잠김"
      },
      "tags": [
        "terminal"
      ],
      "description": "잠김",
      "type": "final"
    },
    "accepted": {
      "meta": {
        "label": "확인됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "확인됨",
      "type": "final"
    }
  },
  "description": "결제 비밀번호 입력"
})

export const pinEntryEvents = [
  {"type":"buyer.press"},
  {"type":"buyer.press","denied":["isPartial"]},
  {"type":"buyer.press","denied":["isPartial","isWeak"]},
  {"type":"buyer.press","denied":["isPartial","isWeak","isVerified"]},
  {"type":"buyer.erase"},
  {"type":"buyer.press","denied":["isPartial","isDifferent"]},
  {"type":"buyer.restart"},
  {"type":"xstate.done.actor.sendPin"},
  {"type":"xstate.done.actor.sendPin","denied":["isAccepted"]},
  {"type":"xstate.done.actor.sendPin","denied":["isAccepted","isLocked"]},
  {"type":"xstate.error.actor.sendPin"},
]
