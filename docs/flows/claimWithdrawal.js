// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const claimWithdrawalChart = setup({
  guards: {
    isExceeded: ({ event }) => !event.denied?.includes('isExceeded'),
    isWithdrawn: ({ event }) => !event.denied?.includes('isWithdrawn'),
  },
}).createMachine({
  "id": "claimWithdrawal",
  "meta": {
    "label": "클레임 철회"
  },
  "initial": "asking",
  "states": {
    "asking": {
      "meta": {
        "label": "철회할지 묻는 중"
      },
      "on": {
        "buyer.confirm": {
          "target": "withdrawing",
          "meta": {
            "actor": "buyer",
            "action": "철회 확인"
          },
          "description": "구매자: 철회 확인"
        },
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "철회할지 묻는 중"
    },
    "withdrawing": {
      "meta": {
        "label": "철회하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "withdrawClaim",
        "src": "withdrawClaim",
        "onDone": [
          {
            "target": "withdrawn",
            "guard": "isWithdrawn",
            "meta": {
              "actor": "system",
              "action": "철회됨"
            },
            "description": "시스템: 철회됨"
          },
          {
            "target": "exceeded",
            "guard": "isExceeded",
            "meta": {
              "actor": "system",
              "action": "횟수 초과"
            },
            "description": "시스템: 횟수 초과"
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
          "actions": "keepReason",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "철회하는 중"
    },
    "exceeded": {
      "meta": {
        "label": "철회 횟수 초과"
      },
      "on": {
        "buyer.confirm": {
          "target": "closed",
          "actions": "callCustomerCentre",
          "meta": {
            "actor": "buyer",
            "action": "고객센터로"
          },
          "description": "구매자: 고객센터로"
        },
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "철회 횟수 초과"
    },
    "refused": {
      "meta": {
        "label": "철회하지 못함"
      },
      "on": {
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "철회하지 못함"
    },
    "withdrawn": {
      "meta": {
        "label": "철회됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "철회됨",
      "type": "final"
    },
    "closed": {
      "meta": {
        "label": "닫힘"
      },
      "tags": [
        "terminal"
      ],
      "description": "닫힘",
      "type": "final"
    }
  },
  "description": "클레임 철회"
})

export const claimWithdrawalEvents = [
  {"type":"buyer.confirm"},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.withdrawClaim"},
  {"type":"xstate.done.actor.withdrawClaim","denied":["isWithdrawn"]},
  {"type":"xstate.done.actor.withdrawClaim","denied":["isWithdrawn","isExceeded"]},
  {"type":"xstate.error.actor.withdrawClaim"},
]
