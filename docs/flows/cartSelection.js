// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const cartSelectionChart = setup({
  guards: {
    hasLines: ({ event }) => !event.denied?.includes('hasLines'),
    hasRemoved: ({ event }) => !event.denied?.includes('hasRemoved'),
    isBuyable: ({ event }) => !event.denied?.includes('isBuyable'),
  },
}).createMachine({
  "id": "cartSelection",
  "meta": {
    "label": "장바구니 고르기"
  },
  "context": {
    "uncheckedIds": [],
    "cartIds": [],
    "removedIds": [],
    "violations": [],
    "notice": null
  },
  "initial": "choosing",
  "states": {
    "choosing": {
      "meta": {
        "label": "고르는 중"
      },
      "tags": [
        "choosable"
      ],
      "on": {
        "lines.checked": {
          "target": "choosing",
          "actions": "check",
          "meta": {
            "actor": "buyer",
            "action": "선택"
          },
          "description": "구매자: 선택"
        },
        "lines.unchecked": {
          "target": "choosing",
          "actions": "uncheck",
          "meta": {
            "actor": "buyer",
            "action": "선택 해제"
          },
          "description": "구매자: 선택 해제"
        },
        "buyer.remove": [
          {
            "target": "removing",
            "guard": "hasLines",
            "actions": "removeLines",
            "meta": {
              "actor": "buyer",
              "action": "삭제"
            },
            "description": "구매자: 삭제"
          },
          {
            "target": "choosing",
            "actions": "noteNoneChosen",
            "meta": {
              "actor": "buyer",
              "action": "고른 것 없음"
            },
            "description": "구매자: 고른 것 없음"
          }
        ],
        "buyer.restore": {
          "target": "restoring",
          "guard": "hasRemoved",
          "meta": {
            "actor": "buyer",
            "action": "되돌리기"
          },
          "description": "구매자: 되돌리기"
        },
        "buyer.order": [
          {
            "target": "checking",
            "guard": "hasLines",
            "actions": "keepLines",
            "meta": {
              "actor": "buyer",
              "action": "구매하기"
            },
            "description": "구매자: 구매하기"
          },
          {
            "target": "choosing",
            "actions": "noteNoneChosen",
            "meta": {
              "actor": "buyer",
              "action": "고른 것 없음"
            },
            "description": "구매자: 고른 것 없음"
          }
        ]
      },
      "description": "고르는 중"
    },
    "removing": {
      "meta": {
        "label": "삭제 중"
      },
      "tags": [
        "busy",
        "choosable"
      ],
      "entry": "offerRestore",
      "on": {
        "lines.checked": {
          "target": "removing",
          "actions": "check",
          "meta": {
            "actor": "buyer",
            "action": "선택"
          },
          "description": "구매자: 선택"
        },
        "lines.unchecked": {
          "target": "removing",
          "actions": "uncheck",
          "meta": {
            "actor": "buyer",
            "action": "선택 해제"
          },
          "description": "구매자: 선택 해제"
        },
        "buyer.remove": {
          "target": "removing",
          "reenter": true,
          "guard": "hasLines",
          "actions": "removeMore",
          "meta": {
            "actor": "buyer",
            "action": "더 삭제"
          },
          "description": "구매자: 더 삭제"
        },
        "buyer.restore": {
          "target": "restoring",
          "meta": {
            "actor": "buyer",
            "action": "되돌리기"
          },
          "description": "구매자: 되돌리기"
        }
      },
      "invoke": {
        "id": "removeLines",
        "src": "removeLines",
        "onDone": {
          "target": "choosing",
          "meta": {
            "actor": "system",
            "action": "삭제됨"
          },
          "description": "시스템: 삭제됨"
        },
        "onError": {
          "target": "choosing",
          "actions": [
            "forgetRemoved",
            "noteFailure"
          ],
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "삭제 중"
    },
    "restoring": {
      "meta": {
        "label": "되돌리는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "restoreLines",
        "src": "restoreLines",
        "onDone": {
          "target": "choosing",
          "actions": "forgetRemoved",
          "meta": {
            "actor": "system",
            "action": "되돌림"
          },
          "description": "시스템: 되돌림"
        },
        "onError": {
          "target": "choosing",
          "actions": [
            "noteFailure",
            "offerRestore"
          ],
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "되돌리는 중"
    },
    "checking": {
      "meta": {
        "label": "구매 가능 확인 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "checkBuyable",
        "src": "checkBuyable",
        "onDone": [
          {
            "target": "leaving",
            "guard": "isBuyable",
            "meta": {
              "actor": "system",
              "action": "구매 가능"
            },
            "description": "시스템: 구매 가능"
          },
          {
            "target": "blocked",
            "actions": "keepViolations",
            "meta": {
              "actor": "system",
              "action": "살 수 없음"
            },
            "description": "시스템: 살 수 없음"
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "구매 가능 확인 중"
    },
    "blocked": {
      "meta": {
        "label": "살 수 없는 이유 알림"
      },
      "on": {
        "buyer.dismiss": {
          "target": "choosing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "살 수 없는 이유 알림"
    },
    "leaving": {
      "meta": {
        "label": "주문서로 이동"
      },
      "tags": [
        "terminal"
      ],
      "entry": "goToOrder",
      "description": "주문서로 이동",
      "type": "final"
    }
  },
  "description": "장바구니 고르기"
})

export const cartSelectionEvents = [
  {"type":"lines.checked"},
  {"type":"lines.unchecked"},
  {"type":"buyer.remove"},
  {"type":"buyer.remove","denied":["hasLines"]},
  {"type":"buyer.restore"},
  {"type":"buyer.order"},
  {"type":"buyer.order","denied":["hasLines"]},
  {"type":"xstate.done.actor.removeLines"},
  {"type":"xstate.error.actor.removeLines"},
  {"type":"xstate.done.actor.restoreLines"},
  {"type":"xstate.error.actor.restoreLines"},
  {"type":"xstate.done.actor.checkBuyable"},
  {"type":"xstate.done.actor.checkBuyable","denied":["isBuyable"]},
  {"type":"xstate.error.actor.checkBuyable"},
  {"type":"buyer.dismiss"},
]
