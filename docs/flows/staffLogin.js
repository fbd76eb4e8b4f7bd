// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const staffLoginChart = setup({
  guards: {
    hasGap: ({ event }) => !event.denied?.includes('hasGap'),
    isLoggedIn: ({ event }) => !event.denied?.includes('isLoggedIn'),
    isOver: ({ event }) => !event.denied?.includes('isOver'),
    needsFactor: ({ event }) => !event.denied?.includes('needsFactor'),
  },
}).createMachine({
  "id": "staffLogin",
  "meta": {
    "label": "담당자 로그인"
  },
  "context": {
    "form": {
      "loginId": "",
      "password": ""
    },
    "awaited": null,
    "code": "",
    "problem": null
  },
  "initial": "typing",
  "states": {
    "typing": {
      "meta": {
        "label": "아이디와 비밀번호를 입력하는 중"
      },
      "tags": [
        "password"
      ],
      "on": {
        "staff.submit": [
          {
            "target": "typing",
            "guard": "hasGap",
            "actions": "keepGap",
            "meta": {
              "actor": "seller",
              "action": "빠진 칸 있음"
            },
            "description": "판매자: 빠진 칸 있음"
          },
          {
            "target": "asking",
            "actions": "storeForm",
            "meta": {
              "actor": "seller",
              "action": "로그인"
            },
            "description": "판매자: 로그인"
          }
        ]
      },
      "description": "아이디와 비밀번호를 입력하는 중"
    },
    "asking": {
      "meta": {
        "label": "비밀번호를 확인하는 중"
      },
      "tags": [
        "busy",
        "password"
      ],
      "exit": "forgetPassword",
      "invoke": {
        "id": "logIn",
        "src": "logIn",
        "onDone": [
          {
            "target": "welcome",
            "guard": "isLoggedIn",
            "meta": {
              "actor": "system",
              "action": "로그인됨"
            },
            "description": "시스템: 로그인됨"
          },
          {
            "target": "coding",
            "guard": "needsFactor",
            "actions": "keepFactor",
            "meta": {
              "actor": "system",
              "action": "인증번호 필요"
            },
            "description": "시스템: 인증번호 필요"
          },
          {
            "target": "typing",
            "actions": "keepProblem",
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
      "description": "비밀번호를 확인하는 중"
    },
    "coding": {
      "meta": {
        "label": "인증번호를 입력하는 중"
      },
      "tags": [
        "code"
      ],
      "on": {
        "staff.confirm": [
          {
            "target": "coding",
            "guard": "hasGap",
            "actions": "keepGap",
            "meta": {
              "actor": "seller",
              "action": "빠진 자리 있음"
            },
            "description": "판매자: 빠진 자리 있음"
          },
          {
            "target": "confirming",
            "actions": "storeCode",
            "meta": {
              "actor": "seller",
              "action": "확인"
            },
            "description": "판매자: 확인"
          }
        ],
        "staff.restart": {
          "target": "typing",
          "actions": [
            "forgetFactor",
            "forgetProblem"
          ],
          "meta": {
            "actor": "seller",
            "action": "처음부터"
          },
          "description": "판매자: 처음부터"
        }
      },
      "description": "인증번호를 입력하는 중"
    },
    "confirming": {
      "meta": {
        "label": "인증번호를 확인하는 중"
      },
      "tags": [
        "busy",
        "code"
      ],
      "exit": "forgetCode",
      "invoke": {
        "id": "confirmCode",
        "src": "confirmCode",
        "onDone": [
          {
            "target": "welcome",
            "guard": "isLoggedIn",
            "meta": {
              "actor": "system",
              "action": "로그인됨"
            },
            "description": "시스템: 로그인됨"
          },
          {
            "target": "typing",
            "guard": "isOver",
            "actions": [
              "keepProblem",
              "forgetFactor"
            ],
            "meta": {
              "actor": "system",
              "action": "기한 지남"
            },
            "description": "시스템: 기한 지남"
          },
          {
            "target": "coding",
            "actions": "keepProblem",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "coding",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "인증번호를 확인하는 중"
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
  "description": "담당자 로그인"
})

export const staffLoginEvents = [
  {"type":"staff.submit"},
  {"type":"staff.submit","denied":["hasGap"]},
  {"type":"xstate.done.actor.logIn"},
  {"type":"xstate.done.actor.logIn","denied":["isLoggedIn"]},
  {"type":"xstate.done.actor.logIn","denied":["isLoggedIn","needsFactor"]},
  {"type":"xstate.error.actor.logIn"},
  {"type":"staff.confirm"},
  {"type":"staff.confirm","denied":["hasGap"]},
  {"type":"staff.restart"},
  {"type":"xstate.done.actor.confirmCode"},
  {"type":"xstate.done.actor.confirmCode","denied":["isLoggedIn"]},
  {"type":"xstate.done.actor.confirmCode","denied":["isLoggedIn","isOver"]},
  {"type":"xstate.error.actor.confirmCode"},
]
