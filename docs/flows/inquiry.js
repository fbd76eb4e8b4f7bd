// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const inquiryChart = setup({
  guards: {
  },
}).createMachine({
  "id": "inquiry",
  "meta": {
    "label": "문의",
    "otherwise": "INQUIRY_ANSWERED"
  },
  "context": {},
  "initial": "WAIT",
  "states": {
    "WAIT": {
      "meta": {
        "label": "답변대기"
      },
      "tags": [
        "unanswered"
      ],
      "on": {
        "buyer.edit": {
          "target": "WAIT",
          "meta": {
            "actor": "buyer",
            "action": "수정"
          },
          "description": "구매자: 수정"
        },
        "buyer.remove": {
          "target": "DELETED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        },
        "seller.hold": {
          "target": "HOLD",
          "meta": {
            "actor": "seller",
            "action": "답변 보류"
          },
          "description": "판매자: 답변 보류"
        },
        "seller.answer": {
          "target": "DONE",
          "actions": "notifyWriter",
          "meta": {
            "actor": "seller",
            "action": "답변"
          },
          "description": "판매자: 답변"
        },
        "system.hide": {
          "target": "DELETED",
          "meta": {
            "actor": "system",
            "action": "신고로 삭제"
          },
          "description": "시스템: 신고로 삭제"
        }
      },
      "description": "답변대기"
    },
    "HOLD": {
      "meta": {
        "label": "답변보류"
      },
      "tags": [
        "unanswered"
      ],
      "on": {
        "buyer.edit": {
          "target": "WAIT",
          "meta": {
            "actor": "buyer",
            "action": "수정"
          },
          "description": "구매자: 수정"
        },
        "buyer.remove": {
          "target": "DELETED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        },
        "seller.answer": {
          "target": "DONE",
          "actions": "notifyWriter",
          "meta": {
            "actor": "seller",
            "action": "답변"
          },
          "description": "판매자: 답변"
        },
        "system.hide": {
          "target": "DELETED",
          "meta": {
            "actor": "system",
            "action": "신고로 삭제"
          },
          "description": "시스템: 신고로 삭제"
        }
      },
      "description": "답변보류"
    },
    "DONE": {
      "meta": {
        "label": "답변완료"
      },
      "on": {
        "seller.answer": {
          "target": "DONE",
          "meta": {
            "actor": "seller",
            "action": "답변 수정"
          },
          "description": "판매자: 답변 수정"
        },
        "system.hide": {
          "target": "DELETED",
          "meta": {
            "actor": "system",
            "action": "신고로 삭제"
          },
          "description": "시스템: 신고로 삭제"
        }
      },
      "description": "답변완료"
    },
    "DELETED": {
      "meta": {
        "label": "삭제",
        "otherwise": "INQUIRY_DELETED"
      },
      "tags": [
        "terminal"
      ],
      "description": "삭제",
      "type": "final"
    }
  },
  "description": "문의"
})

export const inquiryEvents = [
  {"type":"buyer.edit"},
  {"type":"buyer.remove"},
  {"type":"seller.hold"},
  {"type":"seller.answer"},
  {"type":"system.hide"},
]
