// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const sellerApplyChart = setup({
  guards: {
    hasViolations: ({ event }) => !event.denied?.includes('hasViolations'),
    isApplied: ({ event }) => !event.denied?.includes('isApplied'),
    isAsked: ({ event }) => !event.denied?.includes('isAsked'),
  },
}).createMachine({
  "id": "sellerApply",
  "meta": {
    "label": "입점 신청하기"
  },
  "context": {
    "free": {
      "businessNumber": null,
      "loginId": null,
      "email": null,
      "storeName": null,
      "storeUrl": null
    },
    "asked": {
      "field": "businessNumber",
      "value": ""
    },
    "taken": [],
    "form": {
      "businessNumber": "",
      "loginId": "",
      "email": "",
      "storeName": "",
      "storeUrl": "",
      "company": null,
      "agreed": [],
      "fileIds": []
    },
    "key": "",
    "violations": [],
    "failureText": null,
    "hasFailed": false,
    "applicationNumber": ""
  },
  "initial": "typing",
  "states": {
    "typing": {
      "meta": {
        "label": "입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "seller.retype": {
          "target": "typing",
          "actions": "forgetField",
          "meta": {
            "actor": "seller",
            "action": "다시 입력"
          },
          "description": "판매자: 다시 입력"
        },
        "seller.check": {
          "target": "checking",
          "actions": "keepAsked",
          "meta": {
            "actor": "seller",
            "action": "중복확인"
          },
          "description": "판매자: 중복확인"
        },
        "seller.submit": [
          {
            "target": "typing",
            "guard": "hasViolations",
            "actions": "keepViolations",
            "meta": {
              "actor": "seller",
              "action": "고칠 것 있음"
            },
            "description": "판매자: 고칠 것 있음"
          },
          {
            "target": "applying",
            "actions": "storeForm",
            "meta": {
              "actor": "seller",
              "action": "신청"
            },
            "description": "판매자: 신청"
          }
        ]
      },
      "description": "입력하는 중"
    },
    "checking": {
      "meta": {
        "label": "중복확인하는 중"
      },
      "tags": [
        "busy",
        "typable"
      ],
      "on": {
        "seller.retype": [
          {
            "target": "typing",
            "guard": "isAsked",
            "actions": "forgetField",
            "meta": {
              "actor": "seller",
              "action": "확인하던 것 다시 입력"
            },
            "description": "판매자: 확인하던 것 다시 입력"
          },
          {
            "target": "checking",
            "actions": "forgetField",
            "meta": {
              "actor": "seller",
              "action": "다른 것 입력"
            },
            "description": "판매자: 다른 것 입력"
          }
        ]
      },
      "invoke": {
        "id": "checkUnique",
        "src": "checkUnique",
        "onDone": {
          "target": "typing",
          "actions": "keepAnswer",
          "meta": {
            "actor": "system",
            "action": "확인됨"
          },
          "description": "시스템: 확인됨"
        },
        "onError": {
          "target": "typing",
          "actions": "noteFailure",
          "meta": {
            "actor": "system",
            "action": "답이 없음"
          },
          "description": "시스템: 답이 없음"
        }
      },
      "description": "중복확인하는 중"
    },
    "applying": {
      "meta": {
        "label": "신청하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "applyForStore",
        "src": "applyForStore",
        "onDone": [
          {
            "target": "applied",
            "guard": "isApplied",
            "actions": "keepNumber",
            "meta": {
              "actor": "system",
              "action": "접수됨"
            },
            "description": "시스템: 접수됨"
          },
          {
            "target": "typing",
            "actions": "keepRefusal",
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
      "description": "신청하는 중"
    },
    "unanswered": {
      "meta": {
        "label": "접수됐는지 모름"
      },
      "on": {
        "seller.retry": {
          "target": "applying",
          "meta": {
            "actor": "seller",
            "action": "같은 신청 다시 보내기"
          },
          "description": "판매자: 같은 신청 다시 보내기"
        },
        "seller.dismiss": {
          "target": "typing",
          "meta": {
            "actor": "seller",
            "action": "닫기"
          },
          "description": "판매자: 닫기"
        }
      },
      "description": "접수됐는지 모름"
    },
    "applied": {
      "meta": {
        "label": "접수됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "접수됨",
      "type": "final"
    }
  },
  "description": "입점 신청하기"
})

export const sellerApplyEvents = [
  {"type":"seller.retype"},
  {"type":"seller.check"},
  {"type":"seller.submit"},
  {"type":"seller.submit","denied":["hasViolations"]},
  {"type":"seller.retype","denied":["isAsked"]},
  {"type":"xstate.done.actor.checkUnique"},
  {"type":"xstate.error.actor.checkUnique"},
  {"type":"xstate.done.actor.applyForStore"},
  {"type":"xstate.done.actor.applyForStore","denied":["isApplied"]},
  {"type":"xstate.error.actor.applyForStore"},
  {"type":"seller.retry"},
  {"type":"seller.dismiss"},
]
