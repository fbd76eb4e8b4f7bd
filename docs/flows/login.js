// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const loginChart = setup({
  guards: {
    hasGap: ({ event }) => !event.denied?.includes('hasGap'),
    isBlocked: ({ event }) => !event.denied?.includes('isBlocked'),
    isDormant: ({ event }) => !event.denied?.includes('isDormant'),
    isLoggedIn: ({ event }) => !event.denied?.includes('isLoggedIn'),
  },
  delays: {
    blockTime: 300000,
  },
}).createMachine({
  "id": "login",
  "meta": {
    "label": "로그인"
  },
  "context": {
    "form": {
      "loginId": "",
      "password": ""
    },
    "reason": null,
    "suggestsPasswordChange": false
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
        "buyer.submit": [
          {
            "target": "typing",
            "guard": "hasGap",
            "actions": "keepGap",
            "meta": {
              "actor": "buyer",
              "action": "빠진 칸 있음"
            },
            "description": "구매자: 빠진 칸 있음"
          },
          {
            "target": "asking",
            "actions": "storeForm",
            "meta": {
              "actor": "buyer",
              "action": "로그인"
            },
            "description": "구매자: 로그인"
          }
        ],
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        }
      },
      "description": "입력하는 중"
    },
    "asking": {
      "meta": {
        "label": "확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "exit": "forgetPassword",
      "invoke": {
        "id": "logIn",
        "src": "logIn",
        "onDone": [
          {
            "target": "welcome",
            "guard": "isLoggedIn",
            "actions": "keepSuggestion",
            "meta": {
              "actor": "system",
              "action": "로그인됨"
            },
            "description": "시스템: 로그인됨"
          },
          {
            "target": "blocked",
            "guard": "isBlocked",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "차단"
            },
            "description": "시스템: 차단"
          },
          {
            "target": "dormant",
            "guard": "isDormant",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "휴면"
            },
            "description": "시스템: 휴면"
          },
          {
            "target": "typing",
            "actions": "keepReason",
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
    "blocked": {
      "meta": {
        "label": "5분 동안 차단됨"
      },
      "tags": [
        "typable"
      ],
      "after": {
        "blockTime": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "system",
            "action": "차단 해제"
          },
          "description": "시스템: 차단 해제"
        }
      },
      "on": {
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        }
      },
      "description": "5분 동안 차단됨"
    },
    "dormant": {
      "meta": {
        "label": "휴면 상태"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        }
      },
      "description": "휴면 상태"
    },
    "welcome": {
      "meta": {
        "label": "로그인됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "로그인됨",
      "type": "final"
    }
  },
  "description": "로그인"
})

export const loginEvents = [
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["hasGap"]},
  {"type":"buyer.retype"},
  {"type":"xstate.done.actor.logIn"},
  {"type":"xstate.done.actor.logIn","denied":["isLoggedIn"]},
  {"type":"xstate.done.actor.logIn","denied":["isLoggedIn","isBlocked"]},
  {"type":"xstate.done.actor.logIn","denied":["isLoggedIn","isBlocked","isDormant"]},
  {"type":"xstate.error.actor.logIn"},
  {"type":"xstate.after.blockTime.login.blocked"},
]
