// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const payingChart = setup({
  guards: {
    isClosed: ({ event }) => !event.denied?.includes('isClosed'),
    isCompleted: ({ event }) => !event.denied?.includes('isCompleted'),
    isDeclined: ({ event }) => !event.denied?.includes('isDeclined'),
    isEnded: ({ event }) => !event.denied?.includes('isEnded'),
    isFree: ({ event }) => !event.denied?.includes('isFree'),
    isPinNeeded: ({ event }) => !event.denied?.includes('isPinNeeded'),
    isReturned: ({ event }) => !event.denied?.includes('isReturned'),
    isWorthLooking: ({ event }) => !event.denied?.includes('isWorthLooking'),
  },
  delays: {
    nextTurn: 0,
    openTimeout: 15000,
    lookInterval: 2000,
  },
}).createMachine({
  "id": "paying",
  "meta": {
    "label": "결제 진행"
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
            "target": "approvingFree",
            "guard": "isFree",
            "meta": {
              "actor": "buyer",
              "action": "0원 결제"
            },
            "description": "구매자: 0원 결제"
          },
          {
            "target": "approving",
            "guard": "isReturned",
            "meta": {
              "actor": "gateway",
              "action": "결제창에서 돌아옴"
            },
            "description": "결제사: 결제창에서 돌아옴"
          },
          {
            "target": "looking",
            "guard": "isClosed",
            "actions": "noteArrival",
            "meta": {
              "actor": "gateway",
              "action": "결제창 닫힘"
            },
            "description": "결제사: 결제창 닫힘"
          },
          {
            "target": "requesting",
            "meta": {
              "actor": "buyer",
              "action": "결제 시작"
            },
            "description": "구매자: 결제 시작"
          }
        ]
      },
      "description": "들어옴"
    },
    "requesting": {
      "meta": {
        "label": "결제창 준비 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "requestPayment",
        "src": "requestPayment",
        "onDone": [
          {
            "target": "settling",
            "guard": "isWorthLooking",
            "meta": {
              "actor": "gateway",
              "action": "이미 승인 중"
            },
            "description": "결제사: 이미 승인 중"
          },
          {
            "target": "completed",
            "guard": "isCompleted",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "이미 결제됨"
            },
            "description": "결제사: 이미 결제됨"
          },
          {
            "target": "declined",
            "guard": "isDeclined",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "거절"
            },
            "description": "결제사: 거절"
          },
          {
            "target": "ended",
            "guard": "isEnded",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "결제할 수 없음"
            },
            "description": "시스템: 결제할 수 없음"
          },
          {
            "target": "askingPin",
            "guard": "isPinNeeded",
            "meta": {
              "actor": "system",
              "action": "결제 비밀번호 필요"
            },
            "description": "시스템: 결제 비밀번호 필요"
          },
          {
            "target": "leaving",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "결제창 준비됨"
            },
            "description": "결제사: 결제창 준비됨"
          }
        ],
        "onError": {
          "target": "declined",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "결제창 준비 중"
    },
    "leaving": {
      "meta": {
        "label": "결제창으로 이동 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "openWindow",
        "src": "openWindow",
        "onDone": {
          "target": "looking",
          "actions": "noteClosed",
          "meta": {
            "actor": "buyer",
            "action": "뒤로 가기"
          },
          "description": "구매자: 뒤로 가기"
        },
        "onError": {
          "target": "declined",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "창이 안 열림"
          },
          "description": "시스템: 창이 안 열림"
        }
      },
      "after": {
        "openTimeout": {
          "target": "declined",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "떠나지 못함"
          },
          "description": "시스템: 떠나지 못함"
        }
      },
      "description": "결제창으로 이동 중"
    },
    "approving": {
      "meta": {
        "label": "승인 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "approvePayment",
        "src": "approvePayment",
        "onDone": [
          {
            "target": "completed",
            "guard": "isCompleted",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "승인"
            },
            "description": "결제사: 승인"
          },
          {
            "target": "declined",
            "guard": "isDeclined",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "거절"
            },
            "description": "결제사: 거절"
          },
          {
            "target": "ended",
            "guard": "isEnded",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "결제할 수 없음"
            },
            "description": "시스템: 결제할 수 없음"
          },
          {
            "target": "settling",
            "meta": {
              "actor": "gateway",
              "action": "아직 모름"
            },
            "description": "결제사: 아직 모름"
          }
        ],
        "onError": {
          "target": "settling",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "승인 중"
    },
    "approvingFree": {
      "meta": {
        "label": "0원 결제 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "approveFreePayment",
        "src": "approveFreePayment",
        "onDone": [
          {
            "target": "completed",
            "guard": "isCompleted",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "승인"
            },
            "description": "시스템: 승인"
          },
          {
            "target": "ended",
            "guard": "isEnded",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "결제할 수 없음"
            },
            "description": "시스템: 결제할 수 없음"
          },
          {
            "target": "settling",
            "meta": {
              "actor": "system",
              "action": "아직 모름"
            },
            "description": "시스템: 아직 모름"
          }
        ],
        "onError": {
          "target": "settling",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "0원 결제 중"
    },
    "settling": {
      "meta": {
        "label": "결제 결과를 기다리는 중"
      },
      "tags": [
        "busy"
      ],
      "after": {
        "lookInterval": {
          "target": "looking",
          "meta": {
            "actor": "system",
            "action": "결과 확인"
          },
          "description": "시스템: 결과 확인"
        }
      },
      "description": "결제 결과를 기다리는 중"
    },
    "looking": {
      "meta": {
        "label": "결제 결과 확인 중"
      },
      "tags": [
        "busy"
      ],
      "entry": "countLook",
      "invoke": {
        "id": "lookUpPayment",
        "src": "lookUpPayment",
        "onDone": [
          {
            "target": "settling",
            "guard": "isWorthLooking",
            "meta": {
              "actor": "gateway",
              "action": "아직 모름"
            },
            "description": "결제사: 아직 모름"
          },
          {
            "target": "completed",
            "guard": "isCompleted",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "승인"
            },
            "description": "결제사: 승인"
          },
          {
            "target": "declined",
            "guard": "isDeclined",
            "actions": "keep",
            "meta": {
              "actor": "gateway",
              "action": "거절"
            },
            "description": "결제사: 거절"
          },
          {
            "target": "ended",
            "guard": "isEnded",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "결제할 수 없음"
            },
            "description": "시스템: 결제할 수 없음"
          },
          {
            "target": "unsettled",
            "meta": {
              "actor": "gateway",
              "action": "끝내 모름"
            },
            "description": "결제사: 끝내 모름"
          }
        ],
        "onError": {
          "target": "unsettled",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "결제 결과 확인 중"
    },
    "unsettled": {
      "meta": {
        "label": "결제 결과 모름"
      },
      "entry": "forgetLooks",
      "on": {
        "buyer.retry": [
          {
            "target": "approving",
            "guard": "isReturned",
            "meta": {
              "actor": "buyer",
              "action": "다시 승인 요청"
            },
            "description": "구매자: 다시 승인 요청"
          },
          {
            "target": "settling",
            "meta": {
              "actor": "buyer",
              "action": "다시 확인"
            },
            "description": "구매자: 다시 확인"
          }
        ]
      },
      "description": "결제 결과 모름"
    },
    "declined": {
      "meta": {
        "label": "결제되지 않음"
      },
      "on": {
        "buyer.retry": {
          "target": "requesting",
          "actions": "forgetLooks",
          "meta": {
            "actor": "buyer",
            "action": "다시 결제"
          },
          "description": "구매자: 다시 결제"
        },
        "buyer.changeMethod": {
          "target": "choosing",
          "meta": {
            "actor": "buyer",
            "action": "결제수단 바꾸기"
          },
          "description": "구매자: 결제수단 바꾸기"
        }
      },
      "description": "결제되지 않음"
    },
    "choosing": {
      "meta": {
        "label": "결제수단 고르는 중"
      },
      "on": {
        "buyer.chooseMethod": {
          "target": "requesting",
          "actions": [
            "keep",
            "forgetLooks"
          ],
          "meta": {
            "actor": "buyer",
            "action": "고른 결제수단으로 결제"
          },
          "description": "구매자: 고른 결제수단으로 결제"
        },
        "buyer.keepMethod": {
          "target": "declined",
          "meta": {
            "actor": "buyer",
            "action": "그대로 두기"
          },
          "description": "구매자: 그대로 두기"
        }
      },
      "description": "결제수단 고르는 중"
    },
    "askingPin": {
      "meta": {
        "label": "결제 비밀번호를 물으러 감"
      },
      "tags": [
        "terminal"
      ],
      "description": "결제 비밀번호를 물으러 감",
      "type": "final"
    },
    "ended": {
      "meta": {
        "label": "결제할 수 없음"
      },
      "tags": [
        "terminal"
      ],
      "description": "결제할 수 없음",
      "type": "final"
    },
    "completed": {
      "meta": {
        "label": "주문 완료"
      },
      "tags": [
        "terminal"
      ],
      "description": "주문 완료",
      "type": "final"
    }
  },
  "description": "결제 진행"
})

export const payingEvents = [
  {"type":"xstate.after.nextTurn.paying.arriving"},
  {"type":"xstate.after.nextTurn.paying.arriving","denied":["isFree"]},
  {"type":"xstate.after.nextTurn.paying.arriving","denied":["isFree","isReturned"]},
  {"type":"xstate.after.nextTurn.paying.arriving","denied":["isFree","isReturned","isClosed"]},
  {"type":"xstate.done.actor.requestPayment"},
  {"type":"xstate.done.actor.requestPayment","denied":["isWorthLooking"]},
  {"type":"xstate.done.actor.requestPayment","denied":["isWorthLooking","isCompleted"]},
  {"type":"xstate.done.actor.requestPayment","denied":["isWorthLooking","isCompleted","isDeclined"]},
  {"type":"xstate.done.actor.requestPayment","denied":["isWorthLooking","isCompleted","isDeclined","isEnded"]},
  {"type":"xstate.done.actor.requestPayment","denied":["isWorthLooking","isCompleted","isDeclined","isEnded","isPinNeeded"]},
  {"type":"xstate.error.actor.requestPayment"},
  {"type":"xstate.done.actor.openWindow"},
  {"type":"xstate.error.actor.openWindow"},
  {"type":"xstate.after.openTimeout.paying.leaving"},
  {"type":"xstate.done.actor.approvePayment"},
  {"type":"xstate.done.actor.approvePayment","denied":["isCompleted"]},
  {"type":"xstate.done.actor.approvePayment","denied":["isCompleted","isDeclined"]},
  {"type":"xstate.done.actor.approvePayment","denied":["isCompleted","isDeclined","isEnded"]},
  {"type":"xstate.error.actor.approvePayment"},
  {"type":"xstate.done.actor.approveFreePayment"},
  {"type":"xstate.done.actor.approveFreePayment","denied":["isCompleted"]},
  {"type":"xstate.done.actor.approveFreePayment","denied":["isCompleted","isEnded"]},
  {"type":"xstate.error.actor.approveFreePayment"},
  {"type":"xstate.after.lookInterval.paying.settling"},
  {"type":"xstate.done.actor.lookUpPayment"},
  {"type":"xstate.done.actor.lookUpPayment","denied":["isWorthLooking"]},
  {"type":"xstate.done.actor.lookUpPayment","denied":["isWorthLooking","isCompleted"]},
  {"type":"xstate.done.actor.lookUpPayment","denied":["isWorthLooking","isCompleted","isDeclined"]},
  {"type":"xstate.done.actor.lookUpPayment","denied":["isWorthLooking","isCompleted","isDeclined","isEnded"]},
  {"type":"xstate.error.actor.lookUpPayment"},
  {"type":"buyer.retry"},
  {"type":"buyer.retry","denied":["isReturned"]},
  {"type":"buyer.changeMethod"},
  {"type":"buyer.chooseMethod"},
  {"type":"buyer.keepMethod"},
]
