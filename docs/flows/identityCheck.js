// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const identityCheckChart = setup({
  guards: {
    isUnanswered: ({ event }) => !event.denied?.includes('isUnanswered'),
    isVerified: ({ event }) => !event.denied?.includes('isVerified'),
  },
}).createMachine({
  "id": "identityCheck",
  "meta": {
    "label": "본인인증"
  },
  "initial": "resting",
  "states": {
    "resting": {
      "meta": {
        "label": "인증 전"
      },
      "on": {
        "buyer.verify": {
          "target": "opening",
          "actions": "forgetVerification",
          "meta": {
            "actor": "buyer",
            "action": "본인인증"
          },
          "description": "구매자: 본인인증"
        },
        "provider.returned": {
          "target": "confirming",
          "actions": "keepVerification",
          "meta": {
            "actor": "buyer",
            "action": "인증하고 돌아옴"
          },
          "description": "구매자: 인증하고 돌아옴"
        }
      },
      "description": "인증 전"
    },
    "opening": {
      "meta": {
        "label": "인증창을 여는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "openVerification",
        "src": "openVerification",
        "onDone": {
          "target": "waiting",
          "actions": "keepVerification",
          "meta": {
            "actor": "system",
            "action": "인증창 열림"
          },
          "description": "시스템: 인증창 열림"
        },
        "onError": {
          "target": "refused",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "열지 못함"
          },
          "description": "시스템: 열지 못함"
        }
      },
      "description": "인증창을 여는 중"
    },
    "waiting": {
      "meta": {
        "label": "인증창에서 인증하는 중"
      },
      "on": {
        "provider.closed": {
          "target": "resting",
          "meta": {
            "actor": "buyer",
            "action": "인증창에서 뒤로 옴"
          },
          "description": "구매자: 인증창에서 뒤로 옴"
        },
        "buyer.verify": {
          "target": "opening",
          "actions": "forgetVerification",
          "meta": {
            "actor": "buyer",
            "action": "다시 인증"
          },
          "description": "구매자: 다시 인증"
        }
      },
      "description": "인증창에서 인증하는 중"
    },
    "confirming": {
      "meta": {
        "label": "인증 결과를 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "confirmIdentity",
        "src": "confirmIdentity",
        "onDone": [
          {
            "target": "verified",
            "guard": "isVerified",
            "actions": "keepPerson",
            "meta": {
              "actor": "system",
              "action": "인증됨"
            },
            "description": "시스템: 인증됨"
          },
          {
            "target": "unanswered",
            "guard": "isUnanswered",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "인증 기관의 답이 없음"
            },
            "description": "시스템: 인증 기관의 답이 없음"
          },
          {
            "target": "refused",
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
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "인증 결과를 확인하는 중"
    },
    "unanswered": {
      "meta": {
        "label": "인증됐는지 모름"
      },
      "on": {
        "buyer.confirm": {
          "target": "confirming",
          "meta": {
            "actor": "buyer",
            "action": "다시 확인"
          },
          "description": "구매자: 다시 확인"
        },
        "buyer.verify": {
          "target": "opening",
          "actions": "forgetVerification",
          "meta": {
            "actor": "buyer",
            "action": "처음부터 인증"
          },
          "description": "구매자: 처음부터 인증"
        }
      },
      "description": "인증됐는지 모름"
    },
    "refused": {
      "meta": {
        "label": "인증하지 못함"
      },
      "on": {
        "buyer.verify": {
          "target": "opening",
          "actions": "forgetVerification",
          "meta": {
            "actor": "buyer",
            "action": "다시 인증"
          },
          "description": "구매자: 다시 인증"
        }
      },
      "description": "인증하지 못함"
    },
    "verified": {
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
  "description": "본인인증"
})

export const identityCheckEvents = [
  {"type":"buyer.verify"},
  {"type":"provider.returned"},
  {"type":"xstate.done.actor.openVerification"},
  {"type":"xstate.error.actor.openVerification"},
  {"type":"provider.closed"},
  {"type":"xstate.done.actor.confirmIdentity"},
  {"type":"xstate.done.actor.confirmIdentity","denied":["isVerified"]},
  {"type":"xstate.done.actor.confirmIdentity","denied":["isVerified","isUnanswered"]},
  {"type":"xstate.error.actor.confirmIdentity"},
  {"type":"buyer.confirm"},
]
