// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const disputeChart = setup({
  guards: {
    isAnswerDue: ({ event }) => !event.denied?.includes('isAnswerDue'),
    isAnswerOpen: ({ event }) => !event.denied?.includes('isAnswerOpen'),
    isDecidable: ({ event }) => !event.denied?.includes('isDecidable'),
  },
}).createMachine({
  "id": "dispute",
  "meta": {
    "label": "분쟁",
    "otherwise": "DISPUTE_STATE_CHANGED"
  },
  "context": {
    "isAnswerOpen": false,
    "isAnswerDue": false,
    "isDecidable": false
  },
  "initial": "OPENED",
  "states": {
    "OPENED": {
      "meta": {
        "label": "분쟁 접수"
      },
      "tags": [
        "open"
      ],
      "on": {
        "system.ask": {
          "target": "ANSWERING",
          "meta": {
            "actor": "system",
            "action": "판매자에게 답변 요청"
          },
          "description": "시스템: 판매자에게 답변 요청"
        }
      },
      "description": "분쟁 접수"
    },
    "ANSWERING": {
      "meta": {
        "label": "판매자 답변 대기"
      },
      "tags": [
        "open"
      ],
      "entry": [
        "holdStatements",
        "scheduleAnswerDue"
      ],
      "on": {
        "seller.answer": {
          "target": "DECIDING",
          "guard": "isAnswerOpen",
          "meta": {
            "actor": "seller",
            "action": "판매자 답변",
            "otherwise": "DISPUTE_ANSWER_OVER"
          },
          "description": "판매자: 판매자 답변 (아니면 DISPUTE_ANSWER_OVER)"
        },
        "system.answerDue": {
          "target": "DECIDING",
          "guard": "isAnswerDue",
          "meta": {
            "actor": "system",
            "action": "답변 기한 만료",
            "otherwise": "DISPUTE_NOT_DUE"
          },
          "description": "시스템: 답변 기한 만료 (아니면 DISPUTE_NOT_DUE)"
        },
        "system.decide": {
          "target": "DECIDED",
          "guard": "isDecidable",
          "meta": {
            "actor": "system",
            "action": "분쟁 결정",
            "otherwise": "DISPUTE_ANSWER_AWAITED"
          },
          "description": "시스템: 분쟁 결정 (아니면 DISPUTE_ANSWER_AWAITED)"
        },
        "claim.ended": {
          "target": "CLOSED",
          "meta": {
            "actor": "system",
            "action": "신청 종료"
          },
          "description": "시스템: 신청 종료"
        }
      },
      "description": "판매자 답변 대기"
    },
    "DECIDING": {
      "meta": {
        "label": "장터 판단 중"
      },
      "tags": [
        "open"
      ],
      "on": {
        "system.decide": {
          "target": "DECIDED",
          "guard": "isDecidable",
          "meta": {
            "actor": "system",
            "action": "분쟁 결정",
            "otherwise": "DISPUTE_ANSWER_AWAITED"
          },
          "description": "시스템: 분쟁 결정 (아니면 DISPUTE_ANSWER_AWAITED)"
        },
        "claim.ended": {
          "target": "CLOSED",
          "meta": {
            "actor": "system",
            "action": "신청 종료"
          },
          "description": "시스템: 신청 종료"
        }
      },
      "description": "장터 판단 중"
    },
    "DECIDED": {
      "meta": {
        "label": "결정 완료"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "decideClaim",
        "releaseStatements",
        "resumeConfirmation"
      ],
      "description": "결정 완료",
      "type": "final"
    },
    "CLOSED": {
      "meta": {
        "label": "종결"
      },
      "tags": [
        "terminal"
      ],
      "entry": [
        "releaseStatements",
        "resumeConfirmation"
      ],
      "description": "종결",
      "type": "final"
    }
  },
  "description": "분쟁"
})

export const disputeEvents = [
  {"type":"system.ask"},
  {"type":"seller.answer"},
  {"type":"system.answerDue"},
  {"type":"system.decide"},
  {"type":"claim.ended"},
]
