// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const identityCheckChart = setup({
  guards: {
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
      "on": {
        "buyer.dismiss": {
          "target": "resting",
          "meta": {
            "actor": "buyer",
            "action": "그만두기"
          },
          "description": "구매자: 그만두기"
        }
      },
      "description": "인증창을 여는 중"
    },
    "waiting": {
      "meta": {
        "label": "인증창에서 인증하는 중"
      },
      "on": {
        "provider.returned": {
          "target": "confirming",
          "meta": {
            "actor": "buyer",
            "action": "인증 마침"
          },
          "description": "구매자: 인증 마침"
        },
        "provider.closed": {
          "target": "resting",
          "meta": {
            "actor": "buyer",
            "action": "인증창 닫음"
          },
          "description": "구매자: 인증창 닫음"
        },
        "buyer.verify": {
          "target": "opening",
          "actions": "forgetVerification",
          "meta": {
            "actor": "buyer",
            "action": "다시 인증"
          },
          "description": "구매자: 다시 인증"
        },
        "buyer.dismiss": {
          "target": "resting",
          "meta": {
            "actor": "buyer",
            "action": "그만두기"
          },
          "description": "구매자: 그만두기"
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
            "meta": {
              "actor": "system",
              "action": "인증됨"
            },
            "description": "시스템: 인증됨"
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
          "target": "refused",
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
        },
        "buyer.dismiss": {
          "target": "resting",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
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
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.openVerification"},
  {"type":"xstate.error.actor.openVerification"},
  {"type":"provider.returned"},
  {"type":"provider.closed"},
  {"type":"xstate.done.actor.confirmIdentity"},
  {"type":"xstate.done.actor.confirmIdentity","denied":["isVerified"]},
  {"type":"xstate.error.actor.confirmIdentity"},
]
