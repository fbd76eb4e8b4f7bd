// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const passwordResetChart = setup({
  guards: {
    hasLoginId: ({ event }) => !event.denied?.includes('hasLoginId'),
    hasProof: ({ event }) => !event.denied?.includes('hasProof'),
    isReset: ({ event }) => !event.denied?.includes('isReset'),
    isResumed: ({ event }) => !event.denied?.includes('isResumed'),
    isUnproved: ({ event }) => !event.denied?.includes('isUnproved'),
    isUsedUp: ({ event }) => !event.denied?.includes('isUsedUp'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "passwordReset",
  "meta": {
    "label": "비밀번호 재설정"
  },
  "initial": "arriving",
  "states": {
    "arriving": {
      "meta": {
        "label": "들어옴"
      },
      "tags": [
        "busy"
      ],
      "after": {
        "nextTurn": [
          {
            "target": "typing",
            "guard": "isResumed",
            "meta": {
              "actor": "system",
              "action": "이어서 입력"
            },
            "description": "시스템: 이어서 입력"
          },
          {
            "target": "proving",
            "meta": {
              "actor": "system",
              "action": "처음부터"
            },
            "description": "시스템: 처음부터"
          }
        ]
      },
      "description": "들어옴"
    },
    "proving": {
      "meta": {
        "label": "계정을 확인하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "account.proved": [
          {
            "target": "typing",
            "guard": "hasLoginId",
            "actions": "keepAccount",
            "meta": {
              "actor": "buyer",
              "action": "인증 마침"
            },
            "description": "구매자: 인증 마침"
          },
          {
            "target": "proving",
            "actions": "keepAccount",
            "meta": {
              "actor": "buyer",
              "action": "아이디 없이 인증"
            },
            "description": "구매자: 아이디 없이 인증"
          }
        ],
        "buyer.goOn": {
          "target": "typing",
          "guard": "hasProof",
          "actions": "keepLoginId",
          "meta": {
            "actor": "buyer",
            "action": "다음"
          },
          "description": "구매자: 다음"
        }
      },
      "description": "계정을 확인하는 중"
    },
    "typing": {
      "meta": {
        "label": "새 비밀번호를 입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.submit": {
          "target": "resetting",
          "actions": "keepTyped",
          "meta": {
            "actor": "buyer",
            "action": "변경"
          },
          "description": "구매자: 변경"
        },
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        },
        "buyer.goBack": {
          "target": "proving",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "이전"
          },
          "description": "구매자: 이전"
        }
      },
      "description": "새 비밀번호를 입력하는 중"
    },
    "resetting": {
      "meta": {
        "label": "비밀번호를 바꾸는 중"
      },
      "tags": [
        "busy"
      ],
      "exit": "forgetTyped",
      "invoke": {
        "id": "resetPassword",
        "src": "resetPassword",
        "onDone": [
          {
            "target": "reset",
            "guard": "isReset",
            "actions": "forgetProof",
            "meta": {
              "actor": "system",
              "action": "바뀜"
            },
            "description": "시스템: 바뀜"
          },
          {
            "target": "proving",
            "guard": "isUsedUp",
            "actions": [
              "keepReason",
              "forgetProof"
            ],
            "meta": {
              "actor": "system",
              "action": "인증 만료"
            },
            "description": "시스템: 인증 만료"
          },
          {
            "target": "proving",
            "guard": "isUnproved",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "다른 계정"
            },
            "description": "시스템: 다른 계정"
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
          "target": "unanswered",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "비밀번호를 바꾸는 중"
    },
    "unanswered": {
      "meta": {
        "label": "바뀌었는지 모름"
      },
      "on": {
        "buyer.dismiss": {
          "target": "typing",
          "meta": {
            "actor": "buyer",
            "action": "다시 시도"
          },
          "description": "구매자: 다시 시도"
        }
      },
      "description": "바뀌었는지 모름"
    },
    "reset": {
      "meta": {
        "label": "바뀜"
      },
      "tags": [
        "terminal"
      ],
      "description": "바뀜",
      "type": "final"
    }
  },
  "description": "비밀번호 재설정"
})

export const passwordResetEvents = [
  {"type":"xstate.after.nextTurn.passwordReset.arriving"},
  {"type":"xstate.after.nextTurn.passwordReset.arriving","denied":["isResumed"]},
  {"type":"account.proved"},
  {"type":"account.proved","denied":["hasLoginId"]},
  {"type":"buyer.goOn"},
  {"type":"buyer.submit"},
  {"type":"buyer.retype"},
  {"type":"buyer.goBack"},
  {"type":"xstate.done.actor.resetPassword"},
  {"type":"xstate.done.actor.resetPassword","denied":["isReset"]},
  {"type":"xstate.done.actor.resetPassword","denied":["isReset","isUsedUp"]},
  {"type":"xstate.done.actor.resetPassword","denied":["isReset","isUsedUp","isUnproved"]},
  {"type":"xstate.error.actor.resetPassword"},
  {"type":"buyer.dismiss"},
]
