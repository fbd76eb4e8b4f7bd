// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const bridgeReadinessChart = setup({
  guards: {
    looksAgain: ({ event }) => !event.denied?.includes('looksAgain'),
  },
  delays: {
    pollInterval: 100,
  },
}).createMachine({
  "id": "bridgeReadiness",
  "meta": {
    "label": "네이티브 앱 기다리기"
  },
  "context": {
    "pollCount": 0
  },
  "initial": "looking",
  "states": {
    "looking": {
      "meta": {
        "label": "앱이 있는지 보는 중"
      },
      "tags": [
        "busy"
      ],
      "entry": [
        "countPoll",
        "look"
      ],
      "after": {
        "pollInterval": [
          {
            "target": "looking",
            "reenter": true,
            "guard": "looksAgain",
            "meta": {
              "actor": "system",
              "action": "아직 없음"
            },
            "description": "시스템: 아직 없음"
          },
          {
            "target": "absent",
            "meta": {
              "actor": "system",
              "action": "그만 봄"
            },
            "description": "시스템: 그만 봄"
          }
        ]
      },
      "on": {
        "native.ready": {
          "target": "ready",
          "meta": {
            "actor": "system",
            "action": "앱이 있음"
          },
          "description": "시스템: 앱이 있음"
        }
      },
      "description": "앱이 있는지 보는 중"
    },
    "absent": {
      "meta": {
        "label": "앱 없이"
      },
      "on": {
        "native.ready": {
          "target": "ready",
          "meta": {
            "actor": "system",
            "action": "늦게 준비됨"
          },
          "description": "시스템: 늦게 준비됨"
        }
      },
      "description": "앱 없이"
    },
    "ready": {
      "meta": {
        "label": "앱과 함께"
      },
      "tags": [
        "terminal"
      ],
      "entry": "reportApp",
      "description": "앱과 함께",
      "type": "final"
    }
  },
  "description": "네이티브 앱 기다리기"
})

export const bridgeReadinessEvents = [
  {"type":"native.ready"},
  {"type":"xstate.after.pollInterval.bridgeReadiness.looking"},
  {"type":"xstate.after.pollInterval.bridgeReadiness.looking","denied":["looksAgain"]},
]
