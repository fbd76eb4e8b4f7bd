// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const reportChart = setup({
  guards: {
    isExplained: ({ event }) => !event.denied?.includes('isExplained'),
  },
}).createMachine({
  "id": "report",
  "meta": {
    "label": "신고",
    "otherwise": "REPORT_DECIDED"
  },
  "context": {
    "isExplained": false
  },
  "initial": "RECEIVED",
  "states": {
    "RECEIVED": {
      "meta": {
        "label": "접수"
      },
      "tags": [
        "open"
      ],
      "on": {
        "system.accept": {
          "target": "ACCEPTED",
          "guard": "isExplained",
          "meta": {
            "actor": "system",
            "action": "신고 조치",
            "otherwise": "REPORT_DECISION_REQUIRED"
          },
          "description": "시스템: 신고 조치 (아니면 REPORT_DECISION_REQUIRED)"
        },
        "system.dismiss": {
          "target": "DISMISSED",
          "guard": "isExplained",
          "meta": {
            "actor": "system",
            "action": "신고 종결",
            "otherwise": "REPORT_DECISION_REQUIRED"
          },
          "description": "시스템: 신고 종결 (아니면 REPORT_DECISION_REQUIRED)"
        }
      },
      "description": "접수"
    },
    "ACCEPTED": {
      "meta": {
        "label": "조치"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "hideSubject",
        "notifyReporter"
      ],
      "description": "조치",
      "type": "final"
    },
    "DISMISSED": {
      "meta": {
        "label": "조치 안 함"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "notifyReporter"
      ],
      "description": "조치 안 함",
      "type": "final"
    }
  },
  "description": "신고"
})

export const reportEvents = [
  {"type":"system.accept"},
  {"type":"system.dismiss"},
]
