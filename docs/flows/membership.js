// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const membershipChart = setup({
  guards: {
    hasNoOpenOrder: ({ event }) => !event.denied?.includes('hasNoOpenOrder'),
    mayLeave: ({ event }) => !event.denied?.includes('mayLeave'),
  },
}).createMachine({
  "id": "membership",
  "meta": {
    "label": "회원 자격",
    "otherwise": "MEMBER_LEFT"
  },
  "context": {
    "mayLeave": false,
    "hasNoOpenOrder": false
  },
  "initial": "ACTIVE",
  "states": {
    "ACTIVE": {
      "meta": {
        "label": "회원"
      },
      "on": {
        "buyer.leave": {
          "target": "LEAVING",
          "guard": "mayLeave",
          "actions": [
            "blockRejoin",
            "eraseAccount",
            "endSessions",
            "endSocials",
            "notifyCoupons",
            "scheduleLeaving"
          ],
          "meta": {
            "actor": "buyer",
            "action": "탈퇴",
            "otherwise": "MEMBER_HAS_OPEN_ORDER"
          },
          "description": "구매자: 탈퇴 (아니면 MEMBER_HAS_OPEN_ORDER)"
        }
      },
      "description": "회원"
    },
    "LEAVING": {
      "meta": {
        "label": "탈퇴 처리 중"
      },
      "on": {
        "system.leavingDue": {
          "target": "LEFT",
          "guard": "hasNoOpenOrder",
          "actions": [
            "eraseAccount",
            "endSessions",
            "endSocials",
            "notifyCoupons",
            "closeOrders"
          ],
          "meta": {
            "actor": "system",
            "action": "탈퇴 마침",
            "otherwise": "MEMBER_HAS_OPEN_ORDER"
          },
          "description": "시스템: 탈퇴 마침 (아니면 MEMBER_HAS_OPEN_ORDER)"
        }
      },
      "description": "탈퇴 처리 중"
    },
    "LEFT": {
      "meta": {
        "label": "탈퇴한 회원"
      },
      "tags": [
        "terminal"
      ],
      "description": "탈퇴한 회원",
      "type": "final"
    }
  },
  "description": "회원 자격"
})

export const membershipEvents = [
  {"type":"buyer.leave"},
  {"type":"system.leavingDue"},
]
