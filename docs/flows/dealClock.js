// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const dealClockChart = setup({
  guards: {
    isOver: ({ event }) => !event.denied?.includes('isOver'),
    isStarted: ({ event }) => !event.denied?.includes('isStarted'),
  },
}).createMachine({
  "id": "dealClock",
  "meta": {
    "label": "특가 시계"
  },
  "initial": "waiting",
  "states": {
    "waiting": {
      "meta": {
        "label": "장터의 시계를 기다리는 중"
      },
      "tags": [
        "stopped"
      ],
      "on": {
        "clock.ticked": [
          {
            "target": "over",
            "guard": "isOver",
            "actions": "keepTime",
            "meta": {
              "actor": "system",
              "action": "이미 끝남"
            },
            "description": "시스템: 이미 끝남"
          },
          {
            "target": "running",
            "guard": "isStarted",
            "actions": "keepTime",
            "meta": {
              "actor": "system",
              "action": "진행 중"
            },
            "description": "시스템: 진행 중"
          },
          {
            "target": "coming",
            "actions": "keepTime",
            "meta": {
              "actor": "system",
              "action": "오픈 전"
            },
            "description": "시스템: 오픈 전"
          }
        ]
      },
      "description": "장터의 시계를 기다리는 중"
    },
    "coming": {
      "meta": {
        "label": "오픈 예정"
      },
      "on": {
        "clock.ticked": [
          {
            "target": "over",
            "guard": "isOver",
            "actions": [
              "keepTime",
              "notifyChange"
            ],
            "meta": {
              "actor": "system",
              "action": "잠든 사이에 끝남"
            },
            "description": "시스템: 잠든 사이에 끝남"
          },
          {
            "target": "running",
            "guard": "isStarted",
            "actions": [
              "keepTime",
              "notifyChange"
            ],
            "meta": {
              "actor": "system",
              "action": "오픈"
            },
            "description": "시스템: 오픈"
          },
          {
            "target": "coming",
            "actions": "keepTime",
            "meta": {
              "actor": "system",
              "action": "1초"
            },
            "description": "시스템: 1초"
          }
        ]
      },
      "description": "오픈 예정"
    },
    "running": {
      "meta": {
        "label": "진행 중"
      },
      "on": {
        "clock.ticked": [
          {
            "target": "over",
            "guard": "isOver",
            "actions": [
              "keepTime",
              "notifyChange"
            ],
            "meta": {
              "actor": "system",
              "action": "마감"
            },
            "description": "시스템: 마감"
          },
          {
            "target": "running",
            "actions": "keepTime",
            "meta": {
              "actor": "system",
              "action": "1초"
            },
            "description": "시스템: 1초"
          }
        ]
      },
      "description": "진행 중"
    },
    "over": {
      "meta": {
        "label": "종료"
      },
      "tags": [
        "stopped",
        "terminal"
      ],
      "description": "종료",
      "type": "final"
    }
  },
  "description": "특가 시계"
})

export const dealClockEvents = [
  {"type":"clock.ticked"},
  {"type":"clock.ticked","denied":["isOver"]},
  {"type":"clock.ticked","denied":["isOver","isStarted"]},
]
