// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const reviewEditorChart = setup({
  guards: {
    hasViolations: ({ event }) => !event.denied?.includes('hasViolations'),
    isLost: ({ event }) => !event.denied?.includes('isLost'),
    isSaved: ({ event }) => !event.denied?.includes('isSaved'),
    isUnsaved: ({ event }) => !event.denied?.includes('isUnsaved'),
  },
}).createMachine({
  "id": "reviewEditor",
  "meta": {
    "label": "리뷰 쓰기"
  },
  "initial": "editing",
  "states": {
    "editing": {
      "meta": {
        "label": "쓰는 중"
      },
      "tags": [
        "editable"
      ],
      "on": {
        "facts.changed": {
          "target": "editing",
          "actions": "keepFacts",
          "meta": {
            "actor": "buyer",
            "action": "쓰기"
          },
          "description": "구매자: 쓰기"
        },
        "buyer.submit": [
          {
            "target": "editing",
            "guard": "hasViolations",
            "actions": "noteTried",
            "meta": {
              "actor": "buyer",
              "action": "고칠 것 있음"
            },
            "description": "구매자: 고칠 것 있음"
          },
          {
            "target": "saving",
            "actions": [
              "noteTried",
              "keepDraft"
            ],
            "meta": {
              "actor": "buyer",
              "action": "등록"
            },
            "description": "구매자: 등록"
          }
        ],
        "buyer.leave": [
          {
            "target": "asking",
            "guard": "isUnsaved",
            "meta": {
              "actor": "buyer",
              "action": "나가기"
            },
            "description": "구매자: 나가기"
          },
          {
            "target": "left",
            "meta": {
              "actor": "buyer",
              "action": "나가기"
            },
            "description": "구매자: 나가기"
          }
        ]
      },
      "description": "쓰는 중"
    },
    "asking": {
      "meta": {
        "label": "나갈지 묻는 중"
      },
      "on": {
        "buyer.confirm": {
          "target": "left",
          "meta": {
            "actor": "buyer",
            "action": "버리고 나가기"
          },
          "description": "구매자: 버리고 나가기"
        },
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "계속 쓰기"
          },
          "description": "구매자: 계속 쓰기"
        }
      },
      "description": "나갈지 묻는 중"
    },
    "saving": {
      "meta": {
        "label": "등록하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "saveReview",
        "src": "saveReview",
        "onDone": [
          {
            "target": "saved",
            "guard": "isSaved",
            "meta": {
              "actor": "system",
              "action": "등록됨"
            },
            "description": "시스템: 등록됨"
          },
          {
            "target": "lost",
            "guard": "isLost",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "쓸 수 없음"
            },
            "description": "시스템: 쓸 수 없음"
          },
          {
            "target": "editing",
            "actions": "keepReason",
            "meta": {
              "actor": "system",
              "action": "거절"
            },
            "description": "시스템: 거절"
          }
        ],
        "onError": {
          "target": "unanswered",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "등록하는 중"
    },
    "unanswered": {
      "meta": {
        "label": "등록됐는지 모름"
      },
      "on": {
        "buyer.retry": {
          "target": "saving",
          "meta": {
            "actor": "buyer",
            "action": "같은 리뷰 다시 보내기"
          },
          "description": "구매자: 같은 리뷰 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "editing",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        },
        "buyer.leave": {
          "target": "asking",
          "meta": {
            "actor": "buyer",
            "action": "나가기"
          },
          "description": "구매자: 나가기"
        }
      },
      "description": "등록됐는지 모름"
    },
    "saved": {
      "meta": {
        "label": "등록됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "등록됨",
      "type": "final"
    },
    "lost": {
      "meta": {
        "label": "쓸 수 없는 리뷰"
      },
      "on": {
        "buyer.leave": {
          "target": "left",
          "meta": {
            "actor": "buyer",
            "action": "나가기"
          },
          "description": "구매자: 나가기"
        }
      },
      "description": "쓸 수 없는 리뷰"
    },
    "left": {
      "meta": {
        "label": "나감"
      },
      "tags": [
        "terminal"
      ],
      "description": "나감",
      "type": "final"
    }
  },
  "description": "리뷰 쓰기"
})

export const reviewEditorEvents = [
  {"type":"facts.changed"},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["hasViolations"]},
  {"type":"buyer.leave"},
  {"type":"buyer.leave","denied":["isUnsaved"]},
  {"type":"buyer.confirm"},
  {"type":"buyer.dismiss"},
  {"type":"xstate.done.actor.saveReview"},
  {"type":"xstate.done.actor.saveReview","denied":["isSaved"]},
  {"type":"xstate.done.actor.saveReview","denied":["isSaved","isLost"]},
  {"type":"xstate.error.actor.saveReview"},
  {"type":"buyer.retry"},
]
