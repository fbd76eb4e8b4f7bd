// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const bridgeReadinessChart = setup({
  guards: {
    asksAgain: ({ event }) => !event.denied?.includes('asksAgain'),
    isInApp: ({ event }) => !event.denied?.includes('isInApp'),
    isReady: ({ event }) => !event.denied?.includes('isReady'),
  },
}).createMachine({
  "id": "bridgeReadiness",
  "meta": {
    "label": "네이티브 앱 기다리기"
  },
  "context": {
    "pollCount": 0
  },
  "initial": "starting",
  "states": {
    "starting": {
      "meta": {
        "label": "시작"
      },
      "on": {
        "page.opened": [
          {
            "target": "asking",
            "guard": "isInApp",
            "meta": {
              "actor": "system",
              "action": "앱에서 열림"
            },
            "description": "시스템: 앱에서 열림"
          },
          {
            "target": "absent",
            "meta": {
              "actor": "system",
              "action": "웹에서 열림"
            },
            "description": "시스템: 웹에서 열림"
          }
        ]
      },
      "description": "시작"
    },
    "asking": {
      "meta": {
        "label": "준비됐는지 묻는 중"
      },
      "tags": [
        "busy"
      ],
      "entry": "countPoll",
      "invoke": {
        "id": "askNative",
        "src": "askNative",
        "onDone": [
          {
            "target": "ready",
            "guard": "isReady",
            "meta": {
              "actor": "system",
              "action": "준비됨"
            },
            "description": "시스템: 준비됨"
          },
          {
            "target": "waiting",
            "guard": "asksAgain",
            "meta": {
              "actor": "system",
              "action": "아직"
            },
            "description": "시스템: 아직"
          },
          {
            "target": "absent",
            "meta": {
              "actor": "system",
              "action": "그만 묻기"
            },
            "description": "시스템: 그만 묻기"
          }
        ],
        "onError": {
          "target": "absent",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "on": {
        "native.ready": {
          "target": "ready",
          "meta": {
            "actor": "system",
            "action": "준비됐다고 알려 옴"
          },
          "description": "시스템: 준비됐다고 알려 옴"
        }
      },
      "description": "준비됐는지 묻는 중"
    },
    "waiting": {
      "meta": {
        "label": "다시 묻기를 기다리는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "waitInterval",
        "src": "waitInterval",
        "onDone": {
          "target": "asking",
          "meta": {
            "actor": "system",
            "action": "시간이 지남"
          },
          "description": "시스템: 시간이 지남"
        },
        "onError": {
          "target": "absent",
          "meta": {
            "actor": "system",
            "action": "기다리지 못함"
          },
          "description": "시스템: 기다리지 못함"
        }
      },
      "on": {
        "native.ready": {
          "target": "ready",
          "meta": {
            "actor": "system",
            "action": "준비됐다고 알려 옴"
          },
          "description": "시스템: 준비됐다고 알려 옴"
        }
      },
      "description": "다시 묻기를 기다리는 중"
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
      "description": "앱과 함께",
      "type": "final"
    }
  },
  "description": "네이티브 앱 기다리기"
})

export const bridgeReadinessEvents = [
  {"type":"page.opened"},
  {"type":"page.opened","denied":["isInApp"]},
  {"type":"native.ready"},
  {"type":"xstate.done.actor.askNative"},
  {"type":"xstate.done.actor.askNative","denied":["isReady"]},
  {"type":"xstate.done.actor.askNative","denied":["isReady","asksAgain"]},
  {"type":"xstate.error.actor.askNative"},
  {"type":"xstate.done.actor.waitInterval"},
  {"type":"xstate.error.actor.waitInterval"},
]
