// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const sessionChart = setup({
  guards: {
    hasAction: ({ event }) => !event.denied?.includes('hasAction'),
  },
}).createMachine({
  "id": "session",
  "meta": {
    "label": "로그인 상태"
  },
  "context": {
    "notice": null,
    "returnUrl": null
  },
  "initial": "unknown",
  "states": {
    "unknown": {
      "meta": {
        "label": "확인 전"
      },
      "on": {
        "session.opened": {
          "target": "member",
          "actions": "forgetNotice",
          "meta": {
            "actor": "system",
            "action": "로그인되어 있음"
          },
          "description": "시스템: 로그인되어 있음"
        },
        "session.missing": [
          {
            "target": "asking",
            "guard": "hasAction",
            "actions": "noteAction",
            "meta": {
              "actor": "system",
              "action": "로그인이 필요함"
            },
            "description": "시스템: 로그인이 필요함"
          },
          {
            "target": "guest",
            "meta": {
              "actor": "system",
              "action": "로그인 없음"
            },
            "description": "시스템: 로그인 없음"
          }
        ],
        "action.refused": {
          "target": "unknown",
          "actions": "keepReturn",
          "meta": {
            "actor": "system",
            "action": "확인 전의 거절"
          },
          "description": "시스템: 확인 전의 거절"
        }
      },
      "description": "확인 전"
    },
    "guest": {
      "meta": {
        "label": "비회원"
      },
      "on": {
        "session.opened": {
          "target": "member",
          "meta": {
            "actor": "buyer",
            "action": "로그인"
          },
          "description": "구매자: 로그인"
        },
        "action.refused": {
          "target": "asking",
          "actions": "keepAction",
          "meta": {
            "actor": "system",
            "action": "로그인이 필요함"
          },
          "description": "시스템: 로그인이 필요함"
        }
      },
      "description": "비회원"
    },
    "member": {
      "meta": {
        "label": "로그인됨"
      },
      "tags": [
        "loggedIn"
      ],
      "on": {
        "session.expired": {
          "target": "asking",
          "actions": "noteExpired",
          "meta": {
            "actor": "system",
            "action": "만료"
          },
          "description": "시스템: 만료"
        },
        "session.idle": {
          "target": "asking",
          "actions": "noteIdle",
          "meta": {
            "actor": "system",
            "action": "자동 로그아웃"
          },
          "description": "시스템: 자동 로그아웃"
        },
        "buyer.logOut": {
          "target": "leaving",
          "meta": {
            "actor": "buyer",
            "action": "로그아웃"
          },
          "description": "구매자: 로그아웃"
        }
      },
      "description": "로그인됨"
    },
    "asking": {
      "meta": {
        "label": "로그인할지 묻는 중"
      },
      "on": {
        "buyer.confirm": {
          "target": "guest",
          "actions": [
            "goToLogin",
            "forgetNotice"
          ],
          "meta": {
            "actor": "buyer",
            "action": "로그인하러 가기"
          },
          "description": "구매자: 로그인하러 가기"
        },
        "buyer.dismiss": {
          "target": "guest",
          "actions": "forgetNotice",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        },
        "session.opened": {
          "target": "member",
          "actions": "forgetNotice",
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
        "onDone": {
          "target": "guest",
          "meta": {
            "actor": "system",
            "action": "로그아웃됨"
          },
          "description": "시스템: 로그아웃됨"
        },
        "onError": {
          "target": "guest",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "로그아웃하는 중"
    }
  },
  "description": "로그인 상태"
})

export const sessionEvents = [
  {"type":"session.opened"},
  {"type":"session.missing"},
  {"type":"session.missing","denied":["hasAction"]},
  {"type":"action.refused"},
  {"type":"session.expired"},
  {"type":"session.idle"},
  {"type":"buyer.logOut"},
  {"type":"buyer.confirm"},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.logOut"},
  {"type":"xstate.error.actor.logOut"},
]
