// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const uploadChart = setup({
  guards: {
    hasMore: ({ event }) => !event.denied?.includes('hasMore'),
    isRefused: ({ event }) => !event.denied?.includes('isRefused'),
    isUnanswered: ({ event }) => !event.denied?.includes('isUnanswered'),
  },
}).createMachine({
  "id": "upload",
  "meta": {
    "label": "파일 올리기"
  },
  "context": {
    "batches": [],
    "fileIds": [],
    "refusal": null,
    "answerText": null
  },
  "initial": "choosing",
  "states": {
    "choosing": {
      "meta": {
        "label": "고르는 중"
      },
      "tags": [
        "choosable"
      ],
      "on": {
        "files.accepted": {
          "target": "uploading",
          "actions": "keepBatches",
          "meta": {
            "actor": "buyer",
            "action": "파일 선택"
          },
          "description": "구매자: 파일 선택"
        },
        "files.refused": {
          "target": "choosing",
          "actions": "keepRefusal",
          "meta": {
            "actor": "system",
            "action": "받지 않음"
          },
          "description": "시스템: 받지 않음"
        }
      },
      "description": "고르는 중"
    },
    "uploading": {
      "meta": {
        "label": "올리는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "uploadBatch",
        "src": "uploadBatch",
        "onDone": [
          {
            "target": "refused",
            "guard": "isRefused",
            "actions": "keepText",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          },
          {
            "target": "failed",
            "guard": "isUnanswered",
            "actions": "keepText",
            "meta": {
              "actor": "system",
              "action": "답이 없음"
            },
            "description": "시스템: 답이 없음"
          },
          {
            "target": "uploading",
            "reenter": true,
            "guard": "hasMore",
            "actions": "keepArrived",
            "meta": {
              "actor": "system",
              "action": "다음 묶음"
            },
            "description": "시스템: 다음 묶음"
          },
          {
            "target": "choosing",
            "actions": "keepArrived",
            "meta": {
              "actor": "system",
              "action": "모두 올림"
            },
            "description": "시스템: 모두 올림"
          }
        ],
        "onError": {
          "target": "failed",
          "actions": "keepText",
          "meta": {
            "actor": "system",
            "action": "올리지 못함"
          },
          "description": "시스템: 올리지 못함"
        }
      },
      "on": {
        "buyer.dismiss": {
          "target": "choosing",
          "actions": "dropBatches",
          "meta": {
            "actor": "buyer",
            "action": "그만두기"
          },
          "description": "구매자: 그만두기"
        }
      },
      "description": "올리는 중"
    },
    "refused": {
      "meta": {
        "label": "받지 않은 파일"
      },
      "tags": [
        "choosable"
      ],
      "on": {
        "files.accepted": {
          "target": "uploading",
          "actions": "replaceRefused",
          "meta": {
            "actor": "buyer",
            "action": "다른 파일 선택"
          },
          "description": "구매자: 다른 파일 선택"
        },
        "files.refused": {
          "target": "refused",
          "actions": "keepRefusal",
          "meta": {
            "actor": "system",
            "action": "받지 않음"
          },
          "description": "시스템: 받지 않음"
        },
        "buyer.dismiss": [
          {
            "target": "uploading",
            "guard": "hasMore",
            "actions": "dropRefused",
            "meta": {
              "actor": "buyer",
              "action": "빼고 나머지 올리기"
            },
            "description": "구매자: 빼고 나머지 올리기"
          },
          {
            "target": "choosing",
            "actions": "dropBatches",
            "meta": {
              "actor": "buyer",
              "action": "빼기"
            },
            "description": "구매자: 빼기"
          }
        ]
      },
      "description": "받지 않은 파일"
    },
    "failed": {
      "meta": {
        "label": "올리지 못함"
      },
      "on": {
        "buyer.retry": {
          "target": "uploading",
          "meta": {
            "actor": "buyer",
            "action": "다시 올리기"
          },
          "description": "구매자: 다시 올리기"
        },
        "buyer.dismiss": {
          "target": "choosing",
          "actions": "dropBatches",
          "meta": {
            "actor": "buyer",
            "action": "그만두기"
          },
          "description": "구매자: 그만두기"
        }
      },
      "description": "올리지 못함"
    }
  },
  "description": "파일 올리기"
})

export const uploadEvents = [
  {"type":"files.accepted"},
  {"type":"files.refused"},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.uploadBatch"},
  {"type":"xstate.done.actor.uploadBatch","denied":["isRefused"]},
  {"type":"xstate.done.actor.uploadBatch","denied":["isRefused","isUnanswered"]},
  {"type":"xstate.done.actor.uploadBatch","denied":["isRefused","isUnanswered","hasMore"]},
  {"type":"xstate.error.actor.uploadBatch"},
  {"type":"buyer.dismiss","denied":["hasMore"]},
  {"type":"buyer.retry"},
]
