// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const goodsListingChart = setup({
  guards: {
    hasNoOpenItem: ({ event }) => !event.denied?.includes('hasNoOpenItem'),
    hasRevision: ({ event }) => !event.denied?.includes('hasRevision'),
    isComplete: ({ event }) => !event.denied?.includes('isComplete'),
    mayListUnseen: ({ event }) => !event.denied?.includes('mayListUnseen'),
  },
}).createMachine({
  "id": "goodsListing",
  "meta": {
    "label": "상품 등록",
    "otherwise": "GOODS_STEP_REFUSED"
  },
  "context": {
    "isComplete": false,
    "mayListUnseen": false,
    "hasRevision": false,
    "hasNoOpenItem": false
  },
  "initial": "DRAFT",
  "states": {
    "DRAFT": {
      "meta": {
        "label": "작성 중"
      },
      "tags": [
        "hidden"
      ],
      "on": {
        "seller.edit": {
          "target": "DRAFT",
          "meta": {
            "actor": "seller",
            "action": "수정"
          },
          "description": "판매자: 수정"
        },
        "seller.submit": [
          {
            "target": "LISTED",
            "guard": "mayListUnseen",
            "meta": {
              "actor": "seller",
              "action": "판매 등록",
              "otherwise": "GOODS_INCOMPLETE"
            },
            "description": "판매자: 판매 등록 (아니면 GOODS_INCOMPLETE)"
          },
          {
            "target": "REVIEWING",
            "guard": "isComplete",
            "meta": {
              "actor": "seller",
              "action": "심사 요청",
              "otherwise": "GOODS_INCOMPLETE"
            },
            "description": "판매자: 심사 요청 (아니면 GOODS_INCOMPLETE)"
          }
        ],
        "seller.delete": {
          "target": "DELETED",
          "meta": {
            "actor": "seller",
            "action": "삭제"
          },
          "description": "판매자: 삭제"
        }
      },
      "description": "작성 중"
    },
    "REVIEWING": {
      "meta": {
        "label": "심사 중",
        "otherwise": "GOODS_IN_REVIEW"
      },
      "tags": [
        "hidden"
      ],
      "on": {
        "system.approve": {
          "target": "LISTED",
          "meta": {
            "actor": "system",
            "action": "승인"
          },
          "description": "시스템: 승인"
        },
        "system.reject": {
          "target": "REJECTED",
          "meta": {
            "actor": "system",
            "action": "반려"
          },
          "description": "시스템: 반려"
        },
        "seller.withdraw": {
          "target": "DRAFT",
          "meta": {
            "actor": "seller",
            "action": "심사 요청 취소"
          },
          "description": "판매자: 심사 요청 취소"
        },
        "seller.delete": {
          "target": "DELETED",
          "meta": {
            "actor": "seller",
            "action": "삭제"
          },
          "description": "판매자: 삭제"
        }
      },
      "description": "심사 중"
    },
    "REJECTED": {
      "meta": {
        "label": "반려"
      },
      "tags": [
        "hidden"
      ],
      "on": {
        "seller.edit": {
          "target": "REJECTED",
          "meta": {
            "actor": "seller",
            "action": "수정"
          },
          "description": "판매자: 수정"
        },
        "seller.submit": {
          "target": "REVIEWING",
          "guard": "isComplete",
          "meta": {
            "actor": "seller",
            "action": "다시 심사 요청",
            "otherwise": "GOODS_INCOMPLETE"
          },
          "description": "판매자: 다시 심사 요청 (아니면 GOODS_INCOMPLETE)"
        },
        "seller.delete": {
          "target": "DELETED",
          "meta": {
            "actor": "seller",
            "action": "삭제"
          },
          "description": "판매자: 삭제"
        }
      },
      "description": "반려"
    },
    "LISTED": {
      "meta": {
        "label": "판매 등록"
      },
      "tags": [
        "published"
      ],
      "on": {
        "seller.edit": {
          "target": "LISTED",
          "meta": {
            "actor": "seller",
            "action": "수정"
          },
          "description": "판매자: 수정"
        },
        "seller.withdraw": {
          "target": "LISTED",
          "guard": "hasRevision",
          "actions": "dropRevision",
          "meta": {
            "actor": "seller",
            "action": "변경 심사 취소",
            "otherwise": "GOODS_NOTHING_TO_REVIEW"
          },
          "description": "판매자: 변경 심사 취소 (아니면 GOODS_NOTHING_TO_REVIEW)"
        },
        "system.approve": {
          "target": "LISTED",
          "guard": "hasRevision",
          "actions": "applyRevision",
          "meta": {
            "actor": "system",
            "action": "변경 승인",
            "otherwise": "GOODS_NOTHING_TO_REVIEW"
          },
          "description": "시스템: 변경 승인 (아니면 GOODS_NOTHING_TO_REVIEW)"
        },
        "system.reject": {
          "target": "LISTED",
          "guard": "hasRevision",
          "actions": "dropRevision",
          "meta": {
            "actor": "system",
            "action": "변경 반려",
            "otherwise": "GOODS_NOTHING_TO_REVIEW"
          },
          "description": "시스템: 변경 반려 (아니면 GOODS_NOTHING_TO_REVIEW)"
        },
        "system.stop": {
          "target": "STOPPED",
          "actions": [
            "endDeals",
            "dropRevision"
          ],
          "meta": {
            "actor": "system",
            "action": "중지"
          },
          "description": "시스템: 중지"
        },
        "seller.delete": {
          "target": "DELETED",
          "guard": "hasNoOpenItem",
          "actions": [
            "endDeals",
            "dropRevision"
          ],
          "meta": {
            "actor": "seller",
            "action": "삭제",
            "otherwise": "GOODS_HAS_OPEN_ORDER"
          },
          "description": "판매자: 삭제 (아니면 GOODS_HAS_OPEN_ORDER)"
        }
      },
      "description": "판매 등록"
    },
    "STOPPED": {
      "meta": {
        "label": "운영자 중지"
      },
      "tags": [
        "hidden",
        "published"
      ],
      "on": {
        "seller.edit": {
          "target": "STOPPED",
          "meta": {
            "actor": "seller",
            "action": "수정"
          },
          "description": "판매자: 수정"
        },
        "system.release": {
          "target": "LISTED",
          "meta": {
            "actor": "system",
            "action": "중지 해제"
          },
          "description": "시스템: 중지 해제"
        },
        "seller.delete": {
          "target": "DELETED",
          "guard": "hasNoOpenItem",
          "meta": {
            "actor": "seller",
            "action": "삭제",
            "otherwise": "GOODS_HAS_OPEN_ORDER"
          },
          "description": "판매자: 삭제 (아니면 GOODS_HAS_OPEN_ORDER)"
        }
      },
      "description": "운영자 중지"
    },
    "DELETED": {
      "meta": {
        "label": "삭제",
        "otherwise": "GOODS_DELETED"
      },
      "tags": [
        "hidden",
        "terminal"
      ],
      "description": "삭제",
      "type": "final"
    }
  },
  "description": "상품 등록"
})

export const goodsListingEvents = [
  {"type":"seller.edit"},
  {"type":"seller.submit"},
  {"type":"seller.submit","denied":["mayListUnseen"]},
  {"type":"seller.delete"},
  {"type":"system.approve"},
  {"type":"system.reject"},
  {"type":"seller.withdraw"},
  {"type":"system.stop"},
  {"type":"system.release"},
]
