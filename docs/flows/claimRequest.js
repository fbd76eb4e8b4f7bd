// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const claimRequestChart = setup({
  guards: {
    isAtPickup: ({ event }) => !event.denied?.includes('isAtPickup'),
    isAtReason: ({ event }) => !event.denied?.includes('isAtReason'),
    isAtRefund: ({ event }) => !event.denied?.includes('isAtRefund'),
    isCancel: ({ event }) => !event.denied?.includes('isCancel'),
    isChanged: ({ event }) => !event.denied?.includes('isChanged'),
    isDone: ({ event }) => !event.denied?.includes('isDone'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "claimRequest",
  "meta": {
    "label": "클레임 신청"
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
            "target": "quoting",
            "guard": "isAtRefund",
            "meta": {
              "actor": "system",
              "action": "이어서 확인"
            },
            "description": "시스템: 이어서 확인"
          },
          {
            "target": "placing",
            "guard": "isAtPickup",
            "meta": {
              "actor": "system",
              "action": "이어서 수거"
            },
            "description": "시스템: 이어서 수거"
          },
          {
            "target": "explaining",
            "guard": "isAtReason",
            "meta": {
              "actor": "system",
              "action": "이어서 쓰기"
            },
            "description": "시스템: 이어서 쓰기"
          },
          {
            "target": "choosing",
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
    "choosing": {
      "meta": {
        "label": "상품 고르기"
      },
      "on": {
        "buyer.choose": {
          "target": "checking",
          "actions": "keepDraft",
          "meta": {
            "actor": "buyer",
            "action": "상품 선택"
          },
          "description": "구매자: 상품 선택"
        }
      },
      "description": "상품 고르기"
    },
    "checking": {
      "meta": {
        "label": "신청할 수 있는지 확인 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "checkItems",
        "src": "checkItems",
        "onDone": [
          {
            "target": "explaining",
            "guard": "isDone",
            "meta": {
              "actor": "system",
              "action": "신청 가능"
            },
            "description": "시스템: 신청 가능"
          },
          {
            "target": "choosing",
            "actions": "refuse",
            "meta": {
              "actor": "system",
              "action": "신청 불가"
            },
            "description": "시스템: 신청 불가"
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": "noteSilence",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "신청할 수 있는지 확인 중"
    },
    "explaining": {
      "meta": {
        "label": "사유 쓰기"
      },
      "on": {
        "buyer.explain": [
          {
            "target": "quoting",
            "guard": "isCancel",
            "actions": "keepDraft",
            "meta": {
              "actor": "buyer",
              "action": "사유 입력"
            },
            "description": "구매자: 사유 입력"
          },
          {
            "target": "placing",
            "actions": "keepDraft",
            "meta": {
              "actor": "buyer",
              "action": "사유 입력"
            },
            "description": "구매자: 사유 입력"
          }
        ],
        "buyer.goBack": {
          "target": "choosing",
          "actions": "forget",
          "meta": {
            "actor": "buyer",
            "action": "이전"
          },
          "description": "구매자: 이전"
        }
      },
      "description": "사유 쓰기"
    },
    "placing": {
      "meta": {
        "label": "수거 정보 쓰기"
      },
      "on": {
        "buyer.place": {
          "target": "quoting",
          "actions": "keepDraft",
          "meta": {
            "actor": "buyer",
            "action": "수거 정보 입력"
          },
          "description": "구매자: 수거 정보 입력"
        },
        "buyer.goBack": {
          "target": "explaining",
          "actions": "forget",
          "meta": {
            "actor": "buyer",
            "action": "이전"
          },
          "description": "구매자: 이전"
        }
      },
      "description": "수거 정보 쓰기"
    },
    "quoting": {
      "meta": {
        "label": "환불 금액 계산 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "quoteRefund",
        "src": "quoteRefund",
        "onDone": [
          {
            "target": "reviewing",
            "guard": "isDone",
            "actions": "keepQuote",
            "meta": {
              "actor": "system",
              "action": "환불 금액"
            },
            "description": "시스템: 환불 금액"
          },
          {
            "target": "explaining",
            "guard": "isCancel",
            "actions": "refuse",
            "meta": {
              "actor": "system",
              "action": "계산 불가"
            },
            "description": "시스템: 계산 불가"
          },
          {
            "target": "placing",
            "actions": "refuse",
            "meta": {
              "actor": "system",
              "action": "계산 불가"
            },
            "description": "시스템: 계산 불가"
          }
        ],
        "onError": [
          {
            "target": "explaining",
            "guard": "isCancel",
            "actions": "noteSilence",
            "meta": {
              "actor": "system",
              "action": "답이 없음"
            },
            "description": "시스템: 답이 없음"
          },
          {
            "target": "placing",
            "actions": "noteSilence",
            "meta": {
              "actor": "system",
              "action": "답이 없음"
            },
            "description": "시스템: 답이 없음"
          }
        ]
      },
      "description": "환불 금액 계산 중"
    },
    "reviewing": {
      "meta": {
        "label": "환불 금액 확인"
      },
      "on": {
        "buyer.submit": {
          "target": "requesting",
          "actions": "forget",
          "meta": {
            "actor": "buyer",
            "action": "신청"
          },
          "description": "구매자: 신청"
        },
        "buyer.goBack": [
          {
            "target": "explaining",
            "guard": "isCancel",
            "actions": "forget",
            "meta": {
              "actor": "buyer",
              "action": "이전"
            },
            "description": "구매자: 이전"
          },
          {
            "target": "placing",
            "actions": "forget",
            "meta": {
              "actor": "buyer",
              "action": "이전"
            },
            "description": "구매자: 이전"
          }
        ]
      },
      "description": "환불 금액 확인"
    },
    "requesting": {
      "meta": {
        "label": "신청하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "requestClaim",
        "src": "requestClaim",
        "onDone": [
          {
            "target": "requested",
            "guard": "isDone",
            "actions": "keepClaim",
            "meta": {
              "actor": "system",
              "action": "신청됨"
            },
            "description": "시스템: 신청됨"
          },
          {
            "target": "differing",
            "guard": "isChanged",
            "actions": "keepChange",
            "meta": {
              "actor": "system",
              "action": "금액 변경"
            },
            "description": "시스템: 금액 변경"
          },
          {
            "target": "reviewing",
            "actions": "refuse",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "reviewing",
          "actions": "noteSilence",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "신청하는 중"
    },
    "differing": {
      "meta": {
        "label": "달라진 금액 알림"
      },
      "on": {
        "buyer.accept": {
          "target": "reviewing",
          "actions": "acceptChange",
          "meta": {
            "actor": "buyer",
            "action": "금액 확인"
          },
          "description": "구매자: 금액 확인"
        },
        "buyer.dismiss": {
          "target": "reviewing",
          "actions": "acceptChange",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "달라진 금액 알림"
    },
    "requested": {
      "meta": {
        "label": "신청됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "신청됨",
      "type": "final"
    }
  },
  "description": "클레임 신청"
})

export const claimRequestEvents = [
  {"type":"xstate.after.nextTurn.claimRequest.arriving"},
  {"type":"xstate.after.nextTurn.claimRequest.arriving","denied":["isAtRefund"]},
  {"type":"xstate.after.nextTurn.claimRequest.arriving","denied":["isAtRefund","isAtPickup"]},
  {"type":"xstate.after.nextTurn.claimRequest.arriving","denied":["isAtRefund","isAtPickup","isAtReason"]},
  {"type":"buyer.choose"},
  {"type":"xstate.done.actor.checkItems"},
  {"type":"xstate.done.actor.checkItems","denied":["isDone"]},
  {"type":"xstate.error.actor.checkItems"},
  {"type":"buyer.explain"},
  {"type":"buyer.explain","denied":["isCancel"]},
  {"type":"buyer.goBack"},
  {"type":"buyer.place"},
  {"type":"xstate.done.actor.quoteRefund"},
  {"type":"xstate.done.actor.quoteRefund","denied":["isDone"]},
  {"type":"xstate.done.actor.quoteRefund","denied":["isDone","isCancel"]},
  {"type":"xstate.error.actor.quoteRefund"},
  {"type":"xstate.error.actor.quoteRefund","denied":["isCancel"]},
  {"type":"buyer.submit"},
  {"type":"buyer.goBack","denied":["isCancel"]},
  {"type":"xstate.done.actor.requestClaim"},
  {"type":"xstate.done.actor.requestClaim","denied":["isDone"]},
  {"type":"xstate.done.actor.requestClaim","denied":["isDone","isChanged"]},
  {"type":"xstate.error.actor.requestClaim"},
  {"type":"buyer.accept"},
  {"type":"buyer.dismiss"},
]
