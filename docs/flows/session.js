// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const sessionChart = setup({
  guards: {
    isIdle: ({ event }) => !event.denied?.includes('isIdle'),
    isLogOut: ({ event }) => !event.denied?.includes('isLogOut'),
    isLoggedOut: ({ event }) => !event.denied?.includes('isLoggedOut'),
    lasts: ({ event }) => !event.denied?.includes('lasts'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "session",
  "meta": {
    "label": "로그인 묻기, 로그아웃, 자동 로그아웃"
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
            "target": "leaving",
            "guard": "isLogOut",
            "meta": {
              "actor": "buyer",
              "action": "로그아웃"
            },
            "description": "구매자: 로그아웃"
          },
          {
            "target": "warning",
            "guard": "isIdle",
            "meta": {
              "actor": "system",
              "action": "28분 동안 쓰지 않음"
            },
            "description": "시스템: 28분 동안 쓰지 않음"
          },
          {
            "target": "asking",
            "meta": {
              "actor": "system",
              "action": "로그인이 필요함"
            },
            "description": "시스템: 로그인이 필요함"
          }
        ]
      },
      "description": "들어옴"
    },
    "warning": {
      "meta": {
        "label": "계속 이용할지 묻는 중"
      },
      "on": {
        "buyer.confirm": {
          "target": "looking",
          "meta": {
            "actor": "buyer",
            "action": "계속 이용하기"
          },
          "description": "구매자: 계속 이용하기"
        },
        "buyer.logOut": {
          "target": "leaving",
          "meta": {
            "actor": "buyer",
            "action": "로그아웃"
          },
          "description": "구매자: 로그아웃"
        },
        "session.timeUp": {
          "target": "looking",
          "meta": {
            "actor": "system",
            "action": "30분이 지남"
          },
          "description": "시스템: 30분이 지남"
        },
        "session.used": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "다른 창에서 이용"
          },
          "description": "구매자: 다른 창에서 이용"
        }
      },
      "description": "계속 이용할지 묻는 중"
    },
    "looking": {
      "meta": {
        "label": "로그인이 남았는지 묻는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "touch",
        "src": "touch",
        "onDone": [
          {
            "target": "closed",
            "guard": "lasts",
            "meta": {
              "actor": "system",
              "action": "로그인 유지"
            },
            "description": "시스템: 로그인 유지"
          },
          {
            "target": "asking",
            "actions": "keepEnd",
            "meta": {
              "actor": "system",
              "action": "로그인이 끝남"
            },
            "description": "시스템: 로그인이 끝남"
          }
        ],
        "onError": {
          "target": "failed",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "로그인이 남았는지 묻는 중"
    },
    "asking": {
      "meta": {
        "label": "로그인할지 묻는 중"
      },
      "on": {
        "buyer.confirm": {
          "target": "loggingIn",
          "meta": {
            "actor": "buyer",
            "action": "로그인하러 가기"
          },
          "description": "구매자: 로그인하러 가기"
        },
        "buyer.dismiss": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        },
        "session.opened": {
          "target": "closed",
          "meta": {
            "actor": "buyer",
            "action": "다른 창에서 로그인"
          },
          "description": "구매자: 다른 창에서 로그인"
        }
      },
      "description": "로그인할지 묻는 중"
    },
    "leaving": {
      "meta": {
        "label": "로그아웃하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "logOut",
        "src": "logOut",
        "onDone": [
          {
            "target": "loggedOut",
            "guard": "isLoggedOut",
            "meta": {
              "actor": "system",
              "action": "로그아웃됨"
            },
            "description": "시스템: 로그아웃됨"
          },
          {
            "target": "failed",
            "actions": "keepRefusal",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "failed",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "로그아웃하는 중"
    },
    "loggingIn": {
      "meta": {
        "label": "로그인하러 감"
      },
      "tags": [
        "terminal"
      ],
      "description": "로그인하러 감",
      "type": "final"
    },
    "loggedOut": {
      "meta": {
        "label": "로그아웃됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "로그아웃됨",
      "type": "final"
    },
    "failed": {
      "meta": {
        "label": "하지 못함"
      },
      "tags": [
        "terminal"
      ],
      "description": "하지 못함",
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
  "description": "로그인 묻기, 로그아웃, 자동 로그아웃"
})

export const sessionEvents = [
  {"type":"xstate.after.nextTurn.session.arriving"},
  {"type":"xstate.after.nextTurn.session.arriving","denied":["isLogOut"]},
  {"type":"xstate.after.nextTurn.session.arriving","denied":["isLogOut","isIdle"]},
  {"type":"buyer.confirm"},
  {"type":"buyer.logOut"},
  {"type":"session.timeUp"},
  {"type":"session.used"},
  {"type":"xstate.done.actor.touch"},
  {"type":"xstate.done.actor.touch","denied":["lasts"]},
  {"type":"xstate.error.actor.touch"},
  {"type":"buyer.dismiss"},
  {"type":"session.opened"},
  {"type":"xstate.done.actor.logOut"},
  {"type":"xstate.done.actor.logOut","denied":["isLoggedOut"]},
  {"type":"xstate.error.actor.logOut"},
]
