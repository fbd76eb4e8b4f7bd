// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "statement",
  label: "정산서",
  start: "OPEN",
  guards: ["isClosable","isDue","isNothingDue","isPayable","isSendable"],
  delays: {},
  keeps: [],
  refusals: {"STATEMENT_STATE_CHANGED":"정산서 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.","STATEMENT_NOT_DUE":"아직 정산일이 되지 않았어요.","STATEMENT_ACCOUNT_MISSING":"확인된 정산 계좌가 없어 지급할 수 없어요."},
  states: [
    {"state":"OPEN","label":"정산 예정","tags":[],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"system.close","index":0,"target":"PAID","actor":"system","action":"지급할 금액 없음","afterMs":null,"guard":"isNothingDue","effects":["carryRest"],"otherwise":"STATEMENT_NOT_DUE"},{"event":"system.close","index":1,"target":"CLOSED","actor":"system","action":"마감","afterMs":null,"guard":"isClosable","effects":[],"otherwise":null},{"event":"system.close","index":2,"target":"HELD","actor":"system","action":"마감 후 보류","afterMs":null,"guard":"isDue","effects":[],"otherwise":null}]},
    {"state":"CLOSED","label":"정산 마감","tags":["holdable"],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"system.approve","index":0,"target":"APPROVED","actor":"system","action":"지급 승인","afterMs":null,"guard":"isPayable","effects":[],"otherwise":"STATEMENT_ACCOUNT_MISSING"},{"event":"system.hold","index":0,"target":"HELD","actor":"system","action":"보류","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"APPROVED","label":"지급 승인","tags":["holdable"],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"system.send","index":0,"target":"PAYING","actor":"system","action":"이체 요청","afterMs":null,"guard":"isSendable","effects":[],"otherwise":"STATEMENT_ACCOUNT_MISSING"},{"event":"system.hold","index":0,"target":"HELD","actor":"system","action":"보류","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"PAYING","label":"지급 중","tags":[],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"transfer.paid","index":0,"target":"PAID","actor":"gateway","action":"이체 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"transfer.failed","index":0,"target":"FAILED","actor":"gateway","action":"이체 실패","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"FAILED","label":"지급 실패","tags":["holdable"],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"system.approve","index":0,"target":"APPROVED","actor":"system","action":"지급 다시 승인","afterMs":null,"guard":"isPayable","effects":[],"otherwise":"STATEMENT_ACCOUNT_MISSING"},{"event":"system.hold","index":0,"target":"HELD","actor":"system","action":"보류","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"HELD","label":"지급 보류","tags":[],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[{"event":"system.hold","index":0,"target":"HELD","actor":"system","action":"보류 사유 변경","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.release","index":0,"target":"CLOSED","actor":"system","action":"보류 해제","afterMs":null,"guard":"isPayable","effects":[],"otherwise":"STATEMENT_ACCOUNT_MISSING"}]},
    {"state":"PAID","label":"정산 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"STATEMENT_STATE_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 688,
  height: 994,
  states: {
    "OPEN": {"x":70,"y":24,"width":96,"height":60},
    "CLOSED": {"x":203,"y":224,"width":96,"height":60},
    "APPROVED": {"x":323,"y":398,"width":102,"height":60},
    "PAYING": {"x":461,"y":572,"width":96,"height":60},
    "FAILED": {"x":342,"y":740,"width":96,"height":60},
    "HELD": {"x":203,"y":910,"width":96,"height":60},
    "PAID": {"x":500,"y":740,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"OPEN","to":"PAID","points":[[142,84],[142,122],[593,122],[593,720],[564,720],[564,740]],"label":{"x":522,"y":405,"width":142,"height":46},"steps":[{"state":"OPEN","event":"system.close","index":0}]},
    {"from":"OPEN","to":"CLOSED","points":[[118,84],[118,136],[251,136],[251,224]],"label":{"x":188,"y":150,"width":126,"height":46},"steps":[{"state":"OPEN","event":"system.close","index":1}]},
    {"from":"OPEN","to":"HELD","points":[[94,84],[94,108],[74,108],[74,890],[219,890],[219,910]],"label":{"x":24,"y":498,"width":100,"height":46},"steps":[{"state":"OPEN","event":"system.close","index":2}]},
    {"from":"CLOSED","to":"APPROVED","points":[[275,284],[275,304],[374,304],[374,398]],"label":{"x":315,"y":324,"width":118,"height":46},"steps":[{"state":"CLOSED","event":"system.approve","index":0}]},
    {"from":"CLOSED","to":"HELD","points":[[251,284],[251,910]],"label":{"x":224,"y":588,"width":54,"height":28},"steps":[{"state":"CLOSED","event":"system.hold","index":0}]},
    {"from":"APPROVED","to":"PAYING","points":[[399,458],[399,478],[509,478],[509,572]],"label":{"x":446,"y":498,"width":126,"height":46},"steps":[{"state":"APPROVED","event":"system.send","index":0}]},
    {"from":"APPROVED","to":"HELD","points":[[348,458],[348,478],[297,478],[297,876],[267,876],[267,910]],"label":{"x":270,"y":672,"width":54,"height":28},"steps":[{"state":"APPROVED","event":"system.hold","index":0}]},
    {"from":"PAYING","to":"PAID","points":[[525,632],[525,652],[532,652],[532,740]],"label":{"x":490,"y":672,"width":84,"height":28},"steps":[{"state":"PAYING","event":"transfer.paid","index":0}]},
    {"from":"PAYING","to":"FAILED","points":[[493,632],[493,652],[434,652],[434,720],[406,720],[406,740]],"label":{"x":392,"y":672,"width":84,"height":28},"steps":[{"state":"PAYING","event":"transfer.failed","index":0}]},
    {"from":"FAILED","to":"APPROVED","points":[[374,740],[374,458]],"label":{"x":315,"y":579,"width":118,"height":46},"steps":[{"state":"FAILED","event":"system.approve","index":0}]},
    {"from":"FAILED","to":"HELD","points":[[390,800],[390,890],[283,890],[283,910]],"label":{"x":363,"y":828,"width":54,"height":28},"steps":[{"state":"FAILED","event":"system.hold","index":0}]},
    {"from":"HELD","to":"HELD","points":[[299,930],[315,930],[315,950],[299,950]],"label":{"x":321,"y":926,"width":114,"height":28},"steps":[{"state":"HELD","event":"system.hold","index":0}]},
    {"from":"HELD","to":"CLOSED","points":[[235,910],[235,876],[151,876],[151,304],[227,304],[227,284]],"label":{"x":92,"y":579,"width":118,"height":46},"steps":[{"state":"HELD","event":"system.release","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
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
}

export const MERMAID = "stateDiagram-v2\n  OPEN : OPEN 정산 예정\n  CLOSED : CLOSED 정산 마감\n  APPROVED : APPROVED 지급 승인\n  PAYING : PAYING 지급 중\n  FAILED : FAILED 지급 실패\n  HELD : HELD 지급 보류\n  PAID : PAID 정산 완료\n  [*] --> OPEN\n  OPEN --> PAID : 지급할 금액 없음 [isNothingDue]\n  OPEN --> CLOSED : 마감 [isClosable]\n  OPEN --> HELD : 마감 후 보류 [isDue]\n  CLOSED --> APPROVED : 지급 승인 [isPayable]\n  CLOSED --> HELD : 보류\n  APPROVED --> PAYING : 이체 요청 [isSendable]\n  APPROVED --> HELD : 보류\n  PAYING --> PAID : 이체 완료\n  PAYING --> FAILED : 이체 실패\n  FAILED --> APPROVED : 지급 다시 승인 [isPayable]\n  FAILED --> HELD : 보류\n  HELD --> HELD : 보류 사유 변경\n  HELD --> CLOSED : 보류 해제 [isPayable]\n  PAID --> [*]\n"
