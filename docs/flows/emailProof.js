// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const emailProofChart = setup({
  guards: {
    hasCode: ({ event }) => !event.denied?.includes('hasCode'),
    isOver: ({ event }) => !event.denied?.includes('isOver'),
    isProved: ({ event }) => !event.denied?.includes('isProved'),
    isSent: ({ event }) => !event.denied?.includes('isSent'),
    isSpent: ({ event }) => !event.denied?.includes('isSpent'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "emailProof",
  "meta": {
    "label": "이메일 인증"
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
            "target": "waiting",
            "guard": "hasCode",
            "meta": {
              "actor": "system",
              "action": "이어서 입력"
            },
            "description": "시스템: 이어서 입력"
          },
          {
            "target": "typing",
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
    "typing": {
      "meta": {
        "label": "이메일을 입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.send": {
          "target": "sending",
          "actions": "keepEmail",
          "meta": {
            "actor": "buyer",
            "action": "인증번호 받기"
          },
          "description": "구매자: 인증번호 받기"
        },
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetSent",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        }
      },
      "description": "이메일을 입력하는 중"
    },
    "sending": {
      "meta": {
        "label": "인증번호를 보내는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "sendEmailCode",
        "src": "sendEmailCode",
        "onDone": [
          {
            "target": "waiting",
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
      "description": "인증번호를 보내는 중"
    },
    "waiting": {
      "meta": {
        "label": "인증번호를 기다리는 중"
      },
      "on": {
        "clock.ticked": {
          "target": "late",
          "guard": "isOver",
          "actions": "noteLate",
          "meta": {
            "actor": "system",
            "action": "시간 초과"
          },
          "description": "시스템: 시간 초과"
        },
        "buyer.prove": {
          "target": "proving",
          "actions": "keepCode",
          "meta": {
            "actor": "buyer",
            "action": "인증번호 확인"
          },
          "description": "구매자: 인증번호 확인"
        },
        "buyer.send": {
          "target": "sending",
          "actions": "keepEmail",
          "meta": {
            "actor": "buyer",
            "action": "다시 받기"
          },
          "description": "구매자: 다시 받기"
        },
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetSent",
          "meta": {
            "actor": "buyer",
            "action": "이메일 수정"
          },
          "description": "구매자: 이메일 수정"
        }
      },
      "description": "인증번호를 기다리는 중"
    },
    "proving": {
      "meta": {
        "label": "인증번호를 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "proveEmail",
        "src": "proveEmail",
        "onDone": [
          {
            "target": "proved",
            "guard": "isProved",
            "actions": "keepProof",
            "meta": {
              "actor": "system",
              "action": "인증됨"
            },
            "description": "시스템: 인증됨"
          },
          {
            "target": "late",
            "guard": "isSpent",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "번호 끝남"
            },
            "description": "시스템: 번호 끝남"
          },
          {
            "target": "waiting",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "waiting",
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
    "late": {
      "meta": {
        "label": "인증번호를 다시 받아야 함"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.send": {
          "target": "sending",
          "actions": "keepEmail",
          "meta": {
            "actor": "buyer",
            "action": "다시 받기"
          },
          "description": "구매자: 다시 받기"
        },
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetSent",
          "meta": {
            "actor": "buyer",
            "action": "이메일 수정"
          },
          "description": "구매자: 이메일 수정"
        }
      },
      "description": "인증번호를 다시 받아야 함"
    },
    "proved": {
      "meta": {
        "label": "인증됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "인증됨",
      "type": "final"
    }
  },
  "description": "이메일 인증"
})

export const emailProofEvents = [
  {"type":"xstate.after.nextTurn.emailProof.arriving"},
  {"type":"xstate.after.nextTurn.emailProof.arriving","denied":["hasCode"]},
  {"type":"buyer.send"},
  {"type":"buyer.retype"},
  {"type":"xstate.done.actor.sendEmailCode"},
  {"type":"xstate.done.actor.sendEmailCode","denied":["isSent"]},
  {"type":"xstate.error.actor.sendEmailCode"},
  {"type":"clock.ticked"},
  {"type":"buyer.prove"},
  {"type":"xstate.done.actor.proveEmail"},
  {"type":"xstate.done.actor.proveEmail","denied":["isProved"]},
  {"type":"xstate.done.actor.proveEmail","denied":["isProved","isSpent"]},
  {"type":"xstate.error.actor.proveEmail"},
]
