// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const signUpChart = setup({
  guards: {
    hasCode: ({ event }) => !event.denied?.includes('hasCode'),
    hasViolations: ({ event }) => !event.denied?.includes('hasViolations'),
    isFine: ({ event }) => !event.denied?.includes('isFine'),
    isSent: ({ event }) => !event.denied?.includes('isSent'),
  },
}).createMachine({
  "id": "signUp",
  "meta": {
    "label": "회원 가입"
  },
  "context": {
    "loginId": "",
    "email": "",
    "code": "",
    "freeLoginId": null,
    "provedEmail": null,
    "sentAtMs": null,
    "form": {
      "loginId": "",
      "password": "",
      "confirmation": "",
      "name": "",
      "birthday": "",
      "mobile": "",
      "email": "",
      "agreed": []
    },
    "key": "",
    "violations": [],
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
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetField",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        },
        "buyer.checkId": {
          "target": "checkingId",
          "actions": "keepAsked",
          "meta": {
            "actor": "buyer",
            "action": "중복확인"
          },
          "description": "구매자: 중복확인"
        },
        "buyer.sendCode": {
          "target": "sendingCode",
          "actions": "keepAsked",
          "meta": {
            "actor": "buyer",
            "action": "인증번호 받기"
          },
          "description": "구매자: 인증번호 받기"
        },
        "buyer.proveCode": {
          "target": "provingCode",
          "guard": "hasCode",
          "actions": "keepAsked",
          "meta": {
            "actor": "buyer",
            "action": "인증번호 확인"
          },
          "description": "구매자: 인증번호 확인"
        },
        "buyer.submit": [
          {
            "target": "typing",
            "guard": "hasViolations",
            "actions": "keepViolations",
            "meta": {
              "actor": "buyer",
              "action": "고칠 것 있음"
            },
            "description": "구매자: 고칠 것 있음"
          },
          {
            "target": "joining",
            "actions": "keepAsked",
            "meta": {
              "actor": "buyer",
              "action": "가입"
            },
            "description": "구매자: 가입"
          }
        ]
      },
      "description": "입력하는 중"
    },
    "checkingId": {
      "meta": {
        "label": "아이디를 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "checkLoginId",
        "src": "checkLoginId",
        "onDone": [
          {
            "target": "typing",
            "guard": "isFine",
            "actions": "keepFreeId",
            "meta": {
              "actor": "system",
              "action": "쓸 수 있음"
            },
            "description": "시스템: 쓸 수 있음"
          },
          {
            "target": "typing",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "이미 있음"
            },
            "description": "시스템: 이미 있음"
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
      "description": "아이디를 확인하는 중"
    },
    "sendingCode": {
      "meta": {
        "label": "인증번호를 보내는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "sendCode",
        "src": "sendCode",
        "onDone": [
          {
            "target": "typing",
            "guard": "isSent",
            "actions": "keepSent",
            "meta": {
              "actor": "system",
              "action": "보냄"
            },
            "description": "시스템: 보냄"
          },
          {
            "target": "typing",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "이미 있음"
            },
            "description": "시스템: 이미 있음"
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
      "description": "인증번호를 보내는 중"
    },
    "provingCode": {
      "meta": {
        "label": "인증번호를 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "proveCode",
        "src": "proveCode",
        "onDone": [
          {
            "target": "typing",
            "guard": "isFine",
            "actions": "keepProvedEmail",
            "meta": {
              "actor": "system",
              "action": "인증됨"
            },
            "description": "시스템: 인증됨"
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
      "description": "인증번호를 확인하는 중"
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
            "target": "joined",
            "guard": "isFine",
            "actions": "forgetForm",
            "meta": {
              "actor": "system",
              "action": "가입됨"
            },
            "description": "시스템: 가입됨"
          },
          {
            "target": "typing",
            "actions": [
              "forgetForm",
              "keepViolations"
            ],
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
      "description": "가입하는 중"
    },
    "unanswered": {
      "meta": {
        "label": "가입됐는지 모름"
      },
      "on": {
        "buyer.retry": {
          "target": "joining",
          "meta": {
            "actor": "buyer",
            "action": "같은 가입 다시 보내기"
          },
          "description": "구매자: 같은 가입 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "typing",
          "actions": "forgetForm",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "가입됐는지 모름"
    },
    "joined": {
      "meta": {
        "label": "가입됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "가입됨",
      "type": "final"
    }
  },
  "description": "회원 가입"
})

export const signUpEvents = [
  {"type":"buyer.retype"},
  {"type":"buyer.checkId"},
  {"type":"buyer.sendCode"},
  {"type":"buyer.proveCode"},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["hasViolations"]},
  {"type":"xstate.done.actor.checkLoginId"},
  {"type":"xstate.done.actor.checkLoginId","denied":["isFine"]},
  {"type":"xstate.error.actor.checkLoginId"},
  {"type":"xstate.done.actor.sendCode"},
  {"type":"xstate.done.actor.sendCode","denied":["isSent"]},
  {"type":"xstate.error.actor.sendCode"},
  {"type":"xstate.done.actor.proveCode"},
  {"type":"xstate.done.actor.proveCode","denied":["isFine"]},
  {"type":"xstate.error.actor.proveCode"},
  {"type":"xstate.done.actor.signUp"},
  {"type":"xstate.done.actor.signUp","denied":["isFine"]},
  {"type":"xstate.error.actor.signUp"},
  {"type":"buyer.retry"},
  {"type":"buyer.dismiss"},
]
