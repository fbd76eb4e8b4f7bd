// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const loginChart = setup({
  guards: {
    hasGap: ({ event }) => !event.denied?.includes('hasGap'),
    isBlocked: ({ event }) => !event.denied?.includes('isBlocked'),
    isDormant: ({ event }) => !event.denied?.includes('isDormant'),
    isWelcome: ({ event }) => !event.denied?.includes('isWelcome'),
    isWelcomeWithOldPassword: ({ event }) => !event.denied?.includes('isWelcomeWithOldPassword'),
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
    "reason": null
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
            "guard": "isWelcome",
            "meta": {
              "actor": "system",
              "action": "로그인됨"
            },
            "description": "시스템: 로그인됨"
          },
          {
            "target": "suggesting",
            "guard": "isWelcomeWithOldPassword",
            "meta": {
              "actor": "system",
              "action": "오래된 비밀번호"
            },
            "description": "시스템: 오래된 비밀번호"
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
              "action": "일치하지 않음"
            },
            "description": "시스템: 일치하지 않음"
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
      "on": {
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "다른 아이디로"
          },
          "description": "구매자: 다른 아이디로"
        },
        "system.unblocked": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "system",
            "action": "차단 해제"
          },
          "description": "시스템: 차단 해제"
        },
        "buyer.resetPassword": {
          "target": "resetting",
          "meta": {
            "actor": "buyer",
            "action": "비밀번호 찾기"
          },
          "description": "구매자: 비밀번호 찾기"
        }
      },
      "description": "5분 동안 차단됨"
    },
    "dormant": {
      "meta": {
        "label": "휴면 상태"
      },
      "on": {
        "buyer.resetPassword": {
          "target": "resetting",
          "meta": {
            "actor": "buyer",
            "action": "비밀번호 재설정"
          },
          "description": "구매자: 비밀번호 재설정"
        },
        "buyer.dismiss": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "휴면 상태"
    },
    "suggesting": {
      "meta": {
        "label": "비밀번호 변경을 권하는 중"
      },
      "on": {
        "buyer.changePassword": {
          "target": "changing",
          "meta": {
            "actor": "buyer",
            "action": "지금 변경"
          },
          "description": "구매자: 지금 변경"
        },
        "buyer.postpone": {
          "target": "welcome",
          "meta": {
            "actor": "buyer",
            "action": "나중에"
          },
          "description": "구매자: 나중에"
        }
      },
      "description": "비밀번호 변경을 권하는 중"
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
    },
    "changing": {
      "meta": {
        "label": "비밀번호 변경으로 이동"
      },
      "tags": [
        "terminal"
      ],
      "description": "비밀번호 변경으로 이동",
      "type": "final"
    },
    "resetting": {
      "meta": {
        "label": "비밀번호 재설정으로 이동"
      },
      "tags": [
        "terminal"
      ],
      "description": "비밀번호 재설정으로 이동",
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
  {"type":"xstate.done.actor.logIn","denied":["isWelcome"]},
  {"type":"xstate.done.actor.logIn","denied":["isWelcome","isWelcomeWithOldPassword"]},
  {"type":"xstate.done.actor.logIn","denied":["isWelcome","isWelcomeWithOldPassword","isBlocked"]},
  {"type":"xstate.done.actor.logIn","denied":["isWelcome","isWelcomeWithOldPassword","isBlocked","isDormant"]},
  {"type":"xstate.error.actor.logIn"},
  {"type":"system.unblocked"},
  {"type":"buyer.resetPassword"},
  {"type":"buyer.dismiss"},
  {"type":"buyer.changePassword"},
  {"type":"buyer.postpone"},
]
