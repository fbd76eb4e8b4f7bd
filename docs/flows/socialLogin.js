// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const socialLoginChart = setup({
  guards: {
    hasCode: ({ event }) => !event.denied?.includes('hasCode'),
    isComplete: ({ event }) => !event.denied?.includes('isComplete'),
    isGuest: ({ event }) => !event.denied?.includes('isGuest'),
    isGuestBefore: ({ event }) => !event.denied?.includes('isGuestBefore'),
    isLinked: ({ event }) => !event.denied?.includes('isLinked'),
    isLoggedIn: ({ event }) => !event.denied?.includes('isLoggedIn'),
    isMissing: ({ event }) => !event.denied?.includes('isMissing'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "socialLogin",
  "meta": {
    "label": "소셜 로그인"
  },
  "initial": "arriving",
  "states": {
    "arriving": {
      "meta": {
        "label": "돌아옴"
      },
      "tags": [
        "busy"
      ],
      "after": {
        "nextTurn": [
          {
            "target": "asking",
            "guard": "hasCode",
            "meta": {
              "actor": "buyer",
              "action": "동의함"
            },
            "description": "구매자: 동의함"
          },
          {
            "target": "agreeing",
            "guard": "isGuestBefore",
            "actions": "keepArrival",
            "meta": {
              "actor": "buyer",
              "action": "새로고침"
            },
            "description": "구매자: 새로고침"
          },
          {
            "target": "refused",
            "actions": "keepArrival",
            "meta": {
              "actor": "buyer",
              "action": "동의하지 않음"
            },
            "description": "구매자: 동의하지 않음"
          }
        ]
      },
      "description": "돌아옴"
    },
    "asking": {
      "meta": {
        "label": "계정을 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "finish",
        "src": "finish",
        "onDone": [
          {
            "target": "welcome",
            "guard": "isLoggedIn",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "로그인됨"
            },
            "description": "시스템: 로그인됨"
          },
          {
            "target": "linked",
            "guard": "isLinked",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "연결됨"
            },
            "description": "시스템: 연결됨"
          },
          {
            "target": "agreeing",
            "guard": "isGuest",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "처음 온 사람"
            },
            "description": "시스템: 처음 온 사람"
          },
          {
            "target": "refused",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "refused",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "계정을 확인하는 중"
    },
    "agreeing": {
      "meta": {
        "label": "약관에 동의하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.submit": [
          {
            "target": "joining",
            "guard": "isComplete",
            "actions": "keepAgreed",
            "meta": {
              "actor": "buyer",
              "action": "가입"
            },
            "description": "구매자: 가입"
          },
          {
            "target": "agreeing",
            "actions": "noteMissing",
            "meta": {
              "actor": "buyer",
              "action": "필수 약관이 빠짐"
            },
            "description": "구매자: 필수 약관이 빠짐"
          }
        ]
      },
      "description": "약관에 동의하는 중"
    },
    "joining": {
      "meta": {
        "label": "가입하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "signUp",
        "src": "signUp",
        "onDone": [
          {
            "target": "welcome",
            "guard": "isLoggedIn",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "가입됨"
            },
            "description": "시스템: 가입됨"
          },
          {
            "target": "agreeing",
            "guard": "isMissing",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "필수 약관이 빠짐"
            },
            "description": "시스템: 필수 약관이 빠짐"
          },
          {
            "target": "refused",
            "actions": "keepOutcome",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "agreeing",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "가입하는 중"
    },
    "refused": {
      "meta": {
        "label": "거절됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "거절됨",
      "type": "final"
    },
    "linked": {
      "meta": {
        "label": "연결됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "연결됨",
      "type": "final"
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
  "description": "소셜 로그인"
})

export const socialLoginEvents = [
  {"type":"xstate.after.nextTurn.socialLogin.arriving"},
  {"type":"xstate.after.nextTurn.socialLogin.arriving","denied":["hasCode"]},
  {"type":"xstate.after.nextTurn.socialLogin.arriving","denied":["hasCode","isGuestBefore"]},
  {"type":"xstate.done.actor.finish"},
  {"type":"xstate.done.actor.finish","denied":["isLoggedIn"]},
  {"type":"xstate.done.actor.finish","denied":["isLoggedIn","isLinked"]},
  {"type":"xstate.done.actor.finish","denied":["isLoggedIn","isLinked","isGuest"]},
  {"type":"xstate.error.actor.finish"},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["isComplete"]},
  {"type":"xstate.done.actor.signUp"},
  {"type":"xstate.done.actor.signUp","denied":["isLoggedIn"]},
  {"type":"xstate.done.actor.signUp","denied":["isLoggedIn","isMissing"]},
  {"type":"xstate.error.actor.signUp"},
]
