// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const sellerApplicationChart = setup({
  guards: {
    isApprovable: ({ event }) => !event.denied?.includes('isApprovable'),
  },
}).createMachine({
  "id": "sellerApplication",
  "meta": {
    "label": "입점 신청",
    "otherwise": "SELLER_APPLICATION_ENDED"
  },
  "context": {
    "isApprovable": false
  },
  "initial": "APPLIED",
  "states": {
    "APPLIED": {
      "meta": {
        "label": "심사 중",
        "otherwise": "SELLER_SUPPLEMENT_UNASKED"
      },
      "tags": [
        "open"
      ],
      "on": {
        "system.askSupplement": {
          "target": "SUPPLEMENT",
          "actions": "notifyApplicant",
          "meta": {
            "actor": "system",
            "action": "보완 요청"
          },
          "description": "시스템: 보완 요청"
        },
        "system.approve": {
          "target": "APPROVED",
          "guard": "isApprovable",
          "actions": [
            "openStore",
            "notifyApplicant"
          ],
          "meta": {
            "actor": "system",
            "action": "승인",
            "otherwise": "SELLER_APPLICATION_TAKEN"
          },
          "description": "시스템: 승인 (아니면 SELLER_APPLICATION_TAKEN)"
        },
        "system.reject": {
          "target": "REJECTED",
          "actions": "notifyApplicant",
          "meta": {
            "actor": "system",
            "action": "거절"
          },
          "description": "시스템: 거절"
        },
        "seller.withdraw": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "seller",
            "action": "철회"
          },
          "description": "판매자: 철회"
        }
      },
      "description": "심사 중"
    },
    "SUPPLEMENT": {
      "meta": {
        "label": "보완 요청",
        "otherwise": "SELLER_SUPPLEMENT_AWAITED"
      },
      "tags": [
        "open"
      ],
      "on": {
        "seller.supplement": {
          "target": "APPLIED",
          "meta": {
            "actor": "seller",
            "action": "보완"
          },
          "description": "판매자: 보완"
        },
        "system.reject": {
          "target": "REJECTED",
          "actions": "notifyApplicant",
          "meta": {
            "actor": "system",
            "action": "거절"
          },
          "description": "시스템: 거절"
        },
        "seller.withdraw": {
          "target": "WITHDRAWN",
          "meta": {
            "actor": "seller",
            "action": "철회"
          },
          "description": "판매자: 철회"
        }
      },
      "description": "보완 요청"
    },
    "APPROVED": {
      "meta": {
        "label": "입점 승인"
      },
      "tags": [
        "terminal"
      ],
      "description": "입점 승인",
      "type": "final"
    },
    "REJECTED": {
      "meta": {
        "label": "입점 거절"
      },
      "tags": [
        "terminal"
      ],
      "description": "입점 거절",
      "type": "final"
    },
    "WITHDRAWN": {
      "meta": {
        "label": "신청 철회"
      },
      "tags": [
        "terminal"
      ],
      "description": "신청 철회",
      "type": "final"
    }
  },
  "description": "입점 신청"
})

export const sellerApplicationEvents = [
  {"type":"system.askSupplement"},
  {"type":"system.approve"},
  {"type":"system.reject"},
  {"type":"seller.withdraw"},
  {"type":"seller.supplement"},
]
