// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const reviewChart = setup({
  guards: {
    keepsImages: ({ event }) => !event.denied?.includes('keepsImages'),
  },
}).createMachine({
  "id": "review",
  "meta": {
    "label": "리뷰",
    "otherwise": "REVIEW_DELETED"
  },
  "context": {
    "keepsImages": false
  },
  "initial": "PUBLISHED",
  "states": {
    "PUBLISHED": {
      "meta": {
        "label": "게시"
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
            "notifyWriter"
          ],
          "meta": {
            "actor": "system",
            "action": "신고로 가림"
          },
          "description": "시스템: 신고로 가림"
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
  {"type":"system.restore"},
]
