// Generated from the charts of core: npm run generate
import { setup } from 'xstate'

// A guard says yes unless the event denies it by name.
export const signUpChart = setup({
  guards: {
    hasVerification: ({ event }) => !event.denied?.includes('hasVerification'),
    hasViolations: ({ event }) => !event.denied?.includes('hasViolations'),
    isAtAccount: ({ event }) => !event.denied?.includes('isAtAccount'),
    isAtIdentity: ({ event }) => !event.denied?.includes('isAtIdentity'),
    isEnough: ({ event }) => !event.denied?.includes('isEnough'),
    isFine: ({ event }) => !event.denied?.includes('isFine'),
    isUnverified: ({ event }) => !event.denied?.includes('isUnverified'),
    lacksTerms: ({ event }) => !event.denied?.includes('lacksTerms'),
  },
  delays: {
    nextTurn: 0,
  },
}).createMachine({
  "id": "signUp",
  "meta": {
    "label": "회원 가입"
  },
  "initial": "arriving",
  "states": {
    "arriving": {
      "meta": {
        "label": "들어옴"
      },
      "tags": [
        "busy"
      ],
      "after": {
        "nextTurn": [
          {
            "target": "typing",
            "guard": "isAtAccount",
            "meta": {
              "actor": "system",
              "action": "이어서 입력"
            },
            "description": "시스템: 이어서 입력"
          },
          {
            "target": "identifying",
            "guard": "isAtIdentity",
            "meta": {
              "actor": "system",
              "action": "이어서 본인인증"
            },
            "description": "시스템: 이어서 본인인증"
          },
          {
            "target": "agreeing",
            "meta": {
              "actor": "system",
              "action": "처음부터"
            },
            "description": "시스템: 처음부터"
          }
        ]
      },
      "description": "들어옴"
    },
    "agreeing": {
      "meta": {
        "label": "약관을 읽는 중"
      },
      "on": {
        "buyer.agree": [
          {
            "target": "identifying",
            "guard": "isEnough",
            "actions": "forgetReason",
            "meta": {
              "actor": "buyer",
              "action": "약관 동의"
            },
            "description": "구매자: 약관 동의"
          },
          {
            "target": "agreeing",
            "actions": "noteTerms",
            "meta": {
              "actor": "buyer",
              "action": "필수 약관 빠짐"
            },
            "description": "구매자: 필수 약관 빠짐"
          }
        ],
        "buyer.tick": {
          "target": "agreeing",
          "actions": "keepAgreed",
          "meta": {
            "actor": "buyer",
            "action": "약관 고름"
          },
          "description": "구매자: 약관 고름"
        }
      },
      "description": "약관을 읽는 중"
    },
    "identifying": {
      "meta": {
        "label": "본인인증하는 중"
      },
      "on": {
        "identity.verified": {
          "target": "typing",
          "actions": "keepVerification",
          "meta": {
            "actor": "buyer",
            "action": "인증 마침"
          },
          "description": "구매자: 인증 마침"
        },
        "buyer.goOn": {
          "target": "typing",
          "guard": "hasVerification",
          "meta": {
            "actor": "buyer",
            "action": "다음"
          },
          "description": "구매자: 다음"
        },
        "buyer.goBack": {
          "target": "agreeing",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "이전"
          },
          "description": "구매자: 이전"
        }
      },
      "description": "본인인증하는 중"
    },
    "typing": {
      "meta": {
        "label": "계정을 입력하는 중"
      },
      "tags": [
        "typable"
      ],
      "on": {
        "buyer.typeId": {
          "target": "typing",
          "actions": "keepId",
          "meta": {
            "actor": "buyer",
            "action": "아이디 입력"
          },
          "description": "구매자: 아이디 입력"
        },
        "buyer.retype": {
          "target": "typing",
          "actions": "forgetProblem",
          "meta": {
            "actor": "buyer",
            "action": "다시 입력"
          },
          "description": "구매자: 다시 입력"
        },
        "email.proved": {
          "target": "typing",
          "actions": "keepProved",
          "meta": {
            "actor": "buyer",
            "action": "이메일 인증"
          },
          "description": "구매자: 이메일 인증"
        },
        "email.retyped": {
          "target": "typing",
          "actions": "forgetProved",
          "meta": {
            "actor": "buyer",
            "action": "이메일 변경"
          },
          "description": "구매자: 이메일 변경"
        },
        "buyer.goBack": {
          "target": "identifying",
          "actions": "forgetReason",
          "meta": {
            "actor": "buyer",
            "action": "이전"
          },
          "description": "구매자: 이전"
        },
        "buyer.checkId": [
          {
            "target": "typing",
            "guard": "hasViolations",
            "actions": "keepRefused",
            "meta": {
              "actor": "buyer",
              "action": "쓸 수 없는 글자"
            },
            "description": "구매자: 쓸 수 없는 글자"
          },
          {
            "target": "checkingId",
            "actions": "keepAsked",
            "meta": {
              "actor": "buyer",
              "action": "중복확인"
            },
            "description": "구매자: 중복확인"
          }
        ],
        "buyer.submit": [
          {
            "target": "typing",
            "guard": "hasViolations",
            "actions": "keepRefused",
            "meta": {
              "actor": "buyer",
              "action": "고칠 것 있음"
            },
            "description": "구매자: 고칠 것 있음"
          },
          {
            "target": "joining",
            "actions": "keepAsked",
            "meta": {
              "actor": "buyer",
              "action": "가입"
            },
            "description": "구매자: 가입"
          }
        ]
      },
      "description": "계정을 입력하는 중"
    },
    "checkingId": {
      "meta": {
        "label": "아이디를 확인하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "checkLoginId",
        "src": "checkLoginId",
        "onDone": [
          {
            "target": "typing",
            "guard": "isFine",
            "actions": "keepFreeId",
            "meta": {
              "actor": "system",
              "action": "쓸 수 있음"
            },
            "description": "시스템: 쓸 수 있음"
          },
          {
            "target": "typing",
            "actions": "keepRefused",
            "meta": {
              "actor": "system",
              "action": "쓸 수 없음"
            },
            "description": "시스템: 쓸 수 없음"
          }
        ],
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
      "on": {
        "buyer.typeId": {
          "actions": "keepId",
          "meta": {
            "actor": "buyer",
            "action": "아이디 입력"
          },
          "description": "구매자: 아이디 입력"
        },
        "email.proved": {
          "actions": "keepProved",
          "meta": {
            "actor": "buyer",
            "action": "이메일 인증"
          },
          "description": "구매자: 이메일 인증"
        }
      },
      "description": "아이디를 확인하는 중"
    },
    "joining": {
      "meta": {
        "label": "가입하는 중"
      },
      "tags": [
        "busy"
      ],
      "invoke": {
        "id": "signUp",
        "src": "signUp",
        "onDone": [
          {
            "target": "joined",
            "guard": "isFine",
            "actions": "forgetTyped",
            "meta": {
              "actor": "system",
              "action": "가입됨"
            },
            "description": "시스템: 가입됨"
          },
          {
            "target": "identifying",
            "guard": "isUnverified",
            "actions": [
              "forgetTyped",
              "keepRefused"
            ],
            "meta": {
              "actor": "system",
              "action": "가입할 수 없는 사람"
            },
            "description": "시스템: 가입할 수 없는 사람"
          },
          {
            "target": "agreeing",
            "guard": "lacksTerms",
            "actions": [
              "forgetTyped",
              "keepRefused"
            ],
            "meta": {
              "actor": "system",
              "action": "약관 빠짐"
            },
            "description": "시스템: 약관 빠짐"
          },
          {
            "target": "typing",
            "actions": [
              "forgetTyped",
              "keepRefused"
            ],
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
      "description": "가입하는 중"
    },
    "unanswered": {
      "meta": {
        "label": "가입됐는지 모름"
      },
      "on": {
        "buyer.retry": {
          "target": "joining",
          "meta": {
            "actor": "buyer",
            "action": "같은 가입 다시 보내기"
          },
          "description": "구매자: 같은 가입 다시 보내기"
        },
        "buyer.dismiss": {
          "target": "typing",
          "actions": "forgetTyped",
          "meta": {
            "actor": "buyer",
            "action": "닫기"
          },
          "description": "구매자: 닫기"
        }
      },
      "description": "가입됐는지 모름"
    },
    "joined": {
      "meta": {
        "label": "가입됨"
      },
      "tags": [
        "terminal"
      ],
      "description": "가입됨",
      "type": "final"
    }
  },
  "description": "회원 가입"
})

export const signUpEvents = [
  {"type":"xstate.after.nextTurn.signUp.arriving"},
  {"type":"xstate.after.nextTurn.signUp.arriving","denied":["isAtAccount"]},
  {"type":"xstate.after.nextTurn.signUp.arriving","denied":["isAtAccount","isAtIdentity"]},
  {"type":"buyer.agree"},
  {"type":"buyer.agree","denied":["isEnough"]},
  {"type":"buyer.tick"},
  {"type":"identity.verified"},
  {"type":"buyer.goOn"},
  {"type":"buyer.goBack"},
  {"type":"buyer.typeId"},
  {"type":"buyer.retype"},
  {"type":"email.proved"},
  {"type":"email.retyped"},
  {"type":"buyer.checkId"},
  {"type":"buyer.checkId","denied":["hasViolations"]},
  {"type":"buyer.submit"},
  {"type":"buyer.submit","denied":["hasViolations"]},
  {"type":"xstate.done.actor.checkLoginId"},
  {"type":"xstate.done.actor.checkLoginId","denied":["isFine"]},
  {"type":"xstate.error.actor.checkLoginId"},
  {"type":"xstate.done.actor.signUp"},
  {"type":"xstate.done.actor.signUp","denied":["isFine"]},
  {"type":"xstate.done.actor.signUp","denied":["isFine","isUnverified"]},
  {"type":"xstate.done.actor.signUp","denied":["isFine","isUnverified","lacksTerms"]},
  {"type":"xstate.error.actor.signUp"},
  {"type":"buyer.retry"},
  {"type":"buyer.dismiss"},
]
