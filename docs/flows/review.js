// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const reviewChart = setup({
  guards: {
    isHideOver: ({ event }) => !event.denied?.includes('isHideOver'),
    isObjectable: ({ event }) => !event.denied?.includes('isObjectable'),
    keepsImages: ({ event }) => !event.denied?.includes('keepsImages'),
  },
}).createMachine({
  "id": "review",
  "meta": {
    "label": "리뷰",
    "otherwise": "REVIEW_DELETED"
  },
  "context": {
    "keepsImages": false,
    "isObjectable": false,
    "isHideOver": false
  },
  "initial": "PUBLISHED",
  "states": {
    "PUBLISHED": {
      "meta": {
        "label": "게시",
        "otherwise": "REVIEW_NOT_HIDDEN"
      },
      "tags": [
        "visible"
      ],
      "on": {
        "buyer.edit": {
          "target": "PUBLISHED",
          "guard": "keepsImages",
          "actions": "recountRating",
          "meta": {
            "actor": "buyer",
            "action": "수정",
            "otherwise": "REVIEW_IMAGES_LOST"
          },
          "description": "구매자: 수정 (아니면 REVIEW_IMAGES_LOST)"
        },
        "buyer.remove": {
          "target": "DELETED",
          "actions": "recountRating",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        },
        "system.hide": {
          "target": "HIDDEN",
          "actions": [
            "recountRating",
            "notifyWriter",
            "scheduleHideEnd"
          ],
          "meta": {
            "actor": "system",
            "action": "가림"
          },
          "description": "시스템: 가림"
        },
        "seller.reply": {
          "target": "PUBLISHED",
          "actions": "notifyWriter",
          "meta": {
            "actor": "seller",
            "action": "답글"
          },
          "description": "판매자: 답글"
        },
        "seller.removeReply": {
          "target": "PUBLISHED",
          "meta": {
            "actor": "seller",
            "action": "답글 삭제"
          },
          "description": "판매자: 답글 삭제"
        }
      },
      "description": "게시"
    },
    "HIDDEN": {
      "meta": {
        "label": "숨김",
        "otherwise": "REVIEW_HIDDEN"
      },
      "on": {
        "system.restore": {
          "target": "PUBLISHED",
          "actions": [
            "recountRating",
            "notifyWriter"
          ],
          "meta": {
            "actor": "system",
            "action": "다시 게시"
          },
          "description": "시스템: 다시 게시"
        },
        "system.hideOver": {
          "target": "PUBLISHED",
          "guard": "isHideOver",
          "actions": [
            "recountRating",
            "notifyWriter"
          ],
          "meta": {
            "actor": "system",
            "action": "가림 기간 만료",
            "otherwise": "REVIEW_HIDDEN"
          },
          "description": "시스템: 가림 기간 만료 (아니면 REVIEW_HIDDEN)"
        },
        "system.hide": {
          "target": "HIDDEN",
          "actions": [
            "notifyWriter",
            "scheduleHideEnd"
          ],
          "meta": {
            "actor": "system",
            "action": "가림 결정"
          },
          "description": "시스템: 가림 결정"
        },
        "buyer.object": {
          "target": "HIDDEN",
          "guard": "isObjectable",
          "actions": "notifyOperators",
          "meta": {
            "actor": "buyer",
            "action": "이의 제기",
            "otherwise": "REVIEW_OBJECTION_CLOSED"
          },
          "description": "구매자: 이의 제기 (아니면 REVIEW_OBJECTION_CLOSED)"
        },
        "buyer.remove": {
          "target": "DELETED",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        }
      },
      "description": "숨김"
    },
    "DELETED": {
      "meta": {
        "label": "삭제"
      },
      "tags": [
        "terminal"
      ],
      "description": "삭제",
      "type": "final"
    }
  },
  "description": "리뷰"
})

export const reviewEvents = [
  {"type":"buyer.edit"},
  {"type":"buyer.remove"},
  {"type":"system.hide"},
  {"type":"seller.reply"},
  {"type":"seller.removeReply"},
  {"type":"system.restore"},
  {"type":"system.hideOver"},
  {"type":"buyer.object"},
]
