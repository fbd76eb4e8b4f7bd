// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const couponIssueChart = setup({
  guards: {
    isInPeriod: ({ event }) => !event.denied?.includes('isInPeriod'),
    isOverdue: ({ event }) => !event.denied?.includes('isOverdue'),
    isSellerFault: ({ event }) => !event.denied?.includes('isSellerFault'),
  },
}).createMachine({
  "id": "couponIssue",
  "meta": {
    "label": "보유 쿠폰",
    "otherwise": "COUPON_UNUSABLE"
  },
  "context": {
    "isInPeriod": false,
    "isOverdue": false,
    "isSellerFault": false
  },
  "initial": "USABLE",
  "states": {
    "USABLE": {
      "meta": {
        "label": "사용가능"
      },
      "tags": [
        "usable"
      ],
      "on": {
        "order.placed": {
          "target": "USED",
          "guard": "isInPeriod",
          "meta": {
            "actor": "buyer",
            "action": "사용",
            "otherwise": "COUPON_USE_PERIOD_OVER"
          },
          "description": "구매자: 사용 (아니면 COUPON_USE_PERIOD_OVER)"
        },
        "buyer.delete": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "buyer",
            "action": "삭제"
          },
          "description": "구매자: 삭제"
        },
        "seller.withdraw": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "seller",
            "action": "회수"
          },
          "description": "판매자: 회수"
        },
        "system.periodOver": {
          "target": "EXPIRED",
          "guard": "isOverdue",
          "meta": {
            "actor": "system",
            "action": "기간 만료",
            "otherwise": "COUPON_PERIOD_NOT_OVER"
          },
          "description": "시스템: 기간 만료 (아니면 COUPON_PERIOD_NOT_OVER)"
        }
      },
      "description": "사용가능"
    },
    "USED": {
      "meta": {
        "label": "사용완료",
        "otherwise": "COUPON_USED"
      },
      "on": {
        "order.unpaid": [
          {
            "target": "EXPIRED",
            "guard": "isOverdue",
            "meta": {
              "actor": "system",
              "action": "결제되지 않음, 기간 만료"
            },
            "description": "시스템: 결제되지 않음, 기간 만료"
          },
          {
            "target": "USABLE",
            "meta": {
              "actor": "system",
              "action": "결제되지 않아 돌려줌"
            },
            "description": "시스템: 결제되지 않아 돌려줌"
          }
        ],
        "claim.completed": [
          {
            "target": "USABLE",
            "guard": "isInPeriod",
            "meta": {
              "actor": "system",
              "action": "취소·반품으로 돌려줌"
            },
            "description": "시스템: 취소·반품으로 돌려줌"
          },
          {
            "target": "EXPIRED",
            "guard": "isSellerFault",
            "actions": "reissueCoupon",
            "meta": {
              "actor": "system",
              "action": "판매자 탓으로 다시 발급"
            },
            "description": "시스템: 판매자 탓으로 다시 발급"
          },
          {
            "target": "EXPIRED",
            "meta": {
              "actor": "system",
              "action": "취소·반품, 기간 만료"
            },
            "description": "시스템: 취소·반품, 기간 만료"
          }
        ]
      },
      "description": "사용완료"
    },
    "EXPIRED": {
      "meta": {
        "label": "기간만료",
        "otherwise": "COUPON_USE_PERIOD_OVER"
      },
      "tags": [
        "terminal"
      ],
      "description": "기간만료",
      "type": "final"
    },
    "WITHDRAWN": {
      "meta": {
        "label": "회수완료"
      },
      "tags": [
        "terminal"
      ],
      "description": "회수완료",
      "type": "final"
    }
  },
  "description": "보유 쿠폰"
})

export const couponIssueEvents = [
  {"type":"order.placed"},
  {"type":"buyer.delete"},
  {"type":"seller.withdraw"},
  {"type":"system.periodOver"},
  {"type":"order.unpaid"},
  {"type":"order.unpaid","denied":["isOverdue"]},
  {"type":"claim.completed"},
  {"type":"claim.completed","denied":["isInPeriod"]},
  {"type":"claim.completed","denied":["isInPeriod","isSellerFault"]},
]
