// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const couponSheetChart = setup({
  guards: {
    hasCode: ({ event }) => !event.denied?.includes('hasCode'),
    isQuoted: ({ event }) => !event.denied?.includes('isQuoted'),
    isRefused: ({ event }) => !event.denied?.includes('isRefused'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "couponSheet",
  "meta": {
    "label": "쿠폰 고르기"
  },
  "initial": "opening",
  "states": {
    "opening": {
      "meta": {
        "label": "여는 중"
      },
      "tags": [
        "busy"
      ],
      "after": {
        "nextTurn": [
          {
            "target": "choosing",
            "guard": "isQuoted",
            "actions": "takeBack",
            "meta": {
              "actor": "buyer",
              "action": "쿠폰 바꾸기"
            },
            "description": "구매자: 쿠폰 바꾸기"
          },
          {
            "target": "loading",
            "meta": {
              "actor": "buyer",
              "action": "쿠폰 보기"
            },
            "description": "구매자: 쿠폰 보기"
          }
        ]
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
      "description": "여는 중"
    },
    "loading": {
      "meta": {
        "label": "불러오는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "loadCoupons",
        "src": "loadCoupons",
        "onDone": [
          {
            "target": "failed",
            "guard": "isRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "choosing",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "가장 좋은 쿠폰"
            },
            "description": "시스템: 가장 좋은 쿠폰"
          }
        ],
        "onError": {
          "target": "failed",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
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
      "description": "불러오는 중"
    },
    "failed": {
      "meta": {
        "label": "불러오지 못함"
      },
      "on": {
        "buyer.retry": {
          "target": "loading",
          "actions": "forgetNotices",
          "meta": {
            "actor": "buyer",
            "action": "다시 시도"
          },
          "description": "구매자: 다시 시도"
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
      "description": "불러오지 못함"
    },
    "choosing": {
      "meta": {
        "label": "고르는 중"
      },
      "on": {
        "buyer.pick": {
          "target": "recomputing",
          "actions": [
            "forgetNotices",
            "pick"
          ],
          "meta": {
            "actor": "buyer",
            "action": "쿠폰 선택"
          },
          "description": "구매자: 쿠폰 선택"
        },
        "buyer.reset": {
          "target": "loading",
          "actions": "forgetNotices",
          "meta": {
            "actor": "buyer",
            "action": "초기화"
          },
          "description": "구매자: 초기화"
        },
        "buyer.enterCode": [
          {
            "target": "registering",
            "guard": "hasCode",
            "actions": [
              "forgetNotices",
              "keepCode"
            ],
            "meta": {
              "actor": "buyer",
              "action": "쿠폰 번호 등록"
            },
            "description": "구매자: 쿠폰 번호 등록"
          },
          {
            "target": "choosing",
            "actions": [
              "forgetNotices",
              "noteNoCode"
            ],
            "meta": {
              "actor": "buyer",
              "action": "빈 쿠폰 번호"
            },
            "description": "구매자: 빈 쿠폰 번호"
          }
        ],
        "buyer.apply": {
          "target": "applied",
          "meta": {
            "actor": "buyer",
            "action": "적용하기"
          },
          "description": "구매자: 적용하기"
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
      "description": "고르는 중"
    },
    "recomputing": {
      "meta": {
        "label": "다시 계산 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "priceCoupons",
        "src": "priceCoupons",
        "onDone": [
          {
            "target": "choosing",
            "guard": "isRefused",
            "actions": [
              "keep",
              "takeBack"
            ],
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "choosing",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "계산됨"
            },
            "description": "시스템: 계산됨"
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": [
            "noteFailure",
            "takeBack"
          ],
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "on": {
        "buyer.pick": {
          "target": "recomputing",
          "reenter": true,
          "actions": "pick",
          "meta": {
            "actor": "buyer",
            "action": "다른 쿠폰 선택"
          },
          "description": "구매자: 다른 쿠폰 선택"
        },
        "buyer.dismiss": {
          "target": "closed",
          "actions": "takeBack",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "다시 계산 중"
    },
    "registering": {
      "meta": {
        "label": "쿠폰 번호 확인 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "registerCode",
        "src": "registerCode",
        "onDone": [
          {
            "target": "choosing",
            "guard": "isRefused",
            "actions": "keep",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "loading",
            "actions": "noteRegistered",
            "meta": {
              "actor": "system",
              "action": "등록됨"
            },
            "description": "시스템: 등록됨"
          }
        ],
        "onError": {
          "target": "unregistered",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
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
      "description": "쿠폰 번호 확인 중"
    },
    "unregistered": {
      "meta": {
        "label": "등록됐는지 모름"
      },
      "on": {
        "buyer.retry": {
          "target": "registering",
          "meta": {
            "actor": "buyer",
            "action": "같은 번호 다시 보내기"
          },
          "description": "구매자: 같은 번호 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "choosing",
          "meta": {
            "actor": "buyer",
            "action": "알림 닫기"
          },
          "description": "구매자: 알림 닫기"
        }
      },
      "description": "등록됐는지 모름"
    },
    "applied": {
      "meta": {
        "label": "적용됨"
      },
      "tags": [
        "terminal"
      ],
      "entry": "applyPicks",
      "description": "적용됨",
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
  "description": "쿠폰 고르기"
})

export const couponSheetEvents = [
  {"type":"buyer.dismiss"},
  {"type":"xstate.after.nextTurn.couponSheet.opening"},
  {"type":"xstate.after.nextTurn.couponSheet.opening","denied":["isQuoted"]},
  {"type":"xstate.done.actor.loadCoupons"},
  {"type":"xstate.done.actor.loadCoupons","denied":["isRefused"]},
  {"type":"xstate.error.actor.loadCoupons"},
  {"type":"buyer.retry"},
  {"type":"buyer.pick"},
  {"type":"buyer.reset"},
  {"type":"buyer.enterCode"},
  {"type":"buyer.enterCode","denied":["hasCode"]},
  {"type":"buyer.apply"},
  {"type":"xstate.done.actor.priceCoupons"},
  {"type":"xstate.done.actor.priceCoupons","denied":["isRefused"]},
  {"type":"xstate.error.actor.priceCoupons"},
  {"type":"xstate.done.actor.registerCode"},
  {"type":"xstate.done.actor.registerCode","denied":["isRefused"]},
  {"type":"xstate.error.actor.registerCode"},
]
