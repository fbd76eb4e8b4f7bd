// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const statementChart = setup({
  guards: {
    isClosable: ({ event }) => !event.denied?.includes('isClosable'),
    isDue: ({ event }) => !event.denied?.includes('isDue'),
    isNothingDue: ({ event }) => !event.denied?.includes('isNothingDue'),
    isPayable: ({ event }) => !event.denied?.includes('isPayable'),
    isSendable: ({ event }) => !event.denied?.includes('isSendable'),
  },
}).createMachine({
  "id": "statement",
  "meta": {
    "label": "정산서",
    "otherwise": "STATEMENT_STATE_CHANGED"
  },
  "context": {
    "isNothingDue": false,
    "isClosable": false,
    "isDue": false,
    "isPayable": false,
    "isSendable": false
  },
  "initial": "OPEN",
  "states": {
    "OPEN": {
      "meta": {
        "label": "정산 예정"
      },
      "on": {
        "system.close": [
          {
            "target": "PAID",
            "guard": "isNothingDue",
            "actions": "carryRest",
            "meta": {
              "actor": "system",
              "action": "지급할 금액 없음",
              "otherwise": "STATEMENT_NOT_DUE"
            },
            "description": "시스템: 지급할 금액 없음 (아니면 STATEMENT_NOT_DUE)"
          },
          {
            "target": "CLOSED",
            "guard": "isClosable",
            "meta": {
              "actor": "system",
              "action": "마감"
            },
            "description": "시스템: 마감"
          },
          {
            "target": "HELD",
            "guard": "isDue",
            "meta": {
              "actor": "system",
              "action": "마감 후 보류"
            },
            "description": "시스템: 마감 후 보류"
          }
        ]
      },
      "description": "정산 예정"
    },
    "CLOSED": {
      "meta": {
        "label": "정산 마감"
      },
      "tags": [
        "holdable"
      ],
      "on": {
        "system.approve": {
          "target": "APPROVED",
          "guard": "isPayable",
          "meta": {
            "actor": "system",
            "action": "지급 승인",
            "otherwise": "STATEMENT_ACCOUNT_MISSING"
          },
          "description": "시스템: 지급 승인 (아니면 STATEMENT_ACCOUNT_MISSING)"
        },
        "system.hold": {
          "target": "HELD",
          "meta": {
            "actor": "system",
            "action": "보류"
          },
          "description": "시스템: 보류"
        }
      },
      "description": "정산 마감"
    },
    "APPROVED": {
      "meta": {
        "label": "지급 승인"
      },
      "tags": [
        "holdable"
      ],
      "on": {
        "system.send": {
          "target": "PAYING",
          "guard": "isSendable",
          "meta": {
            "actor": "system",
            "action": "이체 요청",
            "otherwise": "STATEMENT_ACCOUNT_MISSING"
          },
          "description": "시스템: 이체 요청 (아니면 STATEMENT_ACCOUNT_MISSING)"
        },
        "system.hold": {
          "target": "HELD",
          "meta": {
            "actor": "system",
            "action": "보류"
          },
          "description": "시스템: 보류"
        }
      },
      "description": "지급 승인"
    },
    "PAYING": {
      "meta": {
        "label": "지급 중"
      },
      "on": {
        "transfer.paid": {
          "target": "PAID",
          "meta": {
            "actor": "gateway",
            "action": "이체 완료"
          },
          "description": "결제사: 이체 완료"
        },
        "transfer.failed": {
          "target": "FAILED",
          "meta": {
            "actor": "gateway",
            "action": "이체 실패"
          },
          "description": "결제사: 이체 실패"
        }
      },
      "description": "지급 중"
    },
    "FAILED": {
      "meta": {
        "label": "지급 실패"
      },
      "tags": [
        "holdable"
      ],
      "on": {
        "system.approve": {
          "target": "APPROVED",
          "guard": "isPayable",
          "meta": {
            "actor": "system",
            "action": "지급 다시 승인",
            "otherwise": "STATEMENT_ACCOUNT_MISSING"
          },
          "description": "시스템: 지급 다시 승인 (아니면 STATEMENT_ACCOUNT_MISSING)"
        },
        "system.hold": {
          "target": "HELD",
          "meta": {
            "actor": "system",
            "action": "보류"
          },
          "description": "시스템: 보류"
        }
      },
      "description": "지급 실패"
    },
    "HELD": {
      "meta": {
        "label": "지급 보류"
      },
      "on": {
        "system.hold": {
          "target": "HELD",
          "meta": {
            "actor": "system",
            "action": "보류 사유 변경"
          },
          "description": "시스템: 보류 사유 변경"
        },
        "system.release": {
          "target": "CLOSED",
          "guard": "isPayable",
          "meta": {
            "actor": "system",
            "action": "보류 해제",
            "otherwise": "STATEMENT_ACCOUNT_MISSING"
          },
          "description": "시스템: 보류 해제 (아니면 STATEMENT_ACCOUNT_MISSING)"
        }
      },
      "description": "지급 보류"
    },
    "PAID": {
      "meta": {
        "label": "정산 완료"
      },
      "tags": [
        "terminal"
      ],
      "description": "정산 완료",
      "type": "final"
    }
  },
  "description": "정산서"
})

export const statementEvents = [
  {"type":"system.close"},
  {"type":"system.close","denied":["isNothingDue"]},
  {"type":"system.close","denied":["isNothingDue","isClosable"]},
  {"type":"system.approve"},
  {"type":"system.hold"},
  {"type":"system.send"},
  {"type":"transfer.paid"},
  {"type":"transfer.failed"},
  {"type":"system.release"},
]
