// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApply",
  label: "입점 신청하기",
  start: "typing",
  guards: ["hasViolations","isTakenIn"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retype","index":0,"target":"typing","actor":"seller","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetField"],"otherwise":null},{"event":"seller.check","index":0,"target":"checking","actor":"seller","action":"중복확인","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"seller.submit","index":0,"target":"typing","actor":"seller","action":"고칠 것 있음","afterMs":null,"guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"seller.submit","index":1,"target":"applying","actor":"seller","action":"신청","afterMs":null,"guard":null,"effects":["storeForm"],"otherwise":null}]},
    {"state":"checking","label":"중복확인하는 중","tags":["busy"],"entry":[],"asks":["checkUnique"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"확인됨","afterMs":null,"guard":null,"effects":["keepAnswer"],"otherwise":null},{"event":"xstate.error.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applying","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["applyForStore"],"otherwise":null,"steps":[{"event":"xstate.done.actor.applyForStore","index":0,"target":"applied","actor":"system","action":"접수됨","afterMs":null,"guard":"isTakenIn","effects":[],"otherwise":null},{"event":"xstate.done.actor.applyForStore","index":1,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.applyForStore","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"접수됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retry","index":0,"target":"applying","actor":"seller","action":"같은 신청 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.dismiss","index":0,"target":"typing","actor":"seller","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"applied","label":"접수됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 558,
  height: 578,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "checking": {"x":345,"y":276,"width":158,"height":78},
    "applying": {"x":143,"y":276,"width":174,"height":78},
    "unanswered": {"x":118,"y":494,"width":138,"height":60},
    "applied": {"x":388,"y":494,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":150,"height":74},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[162,91],[162,118],[494,118],[494,256],[451,256],[451,276]],"label":{"x":454,"y":194,"width":80,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[125,91],[125,146],[269,146],[269,256],[259,256],[259,276]],"label":{"x":242,"y":194,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[398,276],[398,132],[143,132],[143,91]],"label":{"x":356,"y":180,"width":84,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"applying","to":"applied","points":[[274,354],[274,374],[436,374],[436,494]],"label":{"x":377,"y":408,"width":118,"height":46},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[201,276],[201,160],[107,160],[107,91]],"label":{"x":174,"y":194,"width":54,"height":28},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1}]},
    {"from":"applying","to":"unanswered","points":[[230,354],[230,388],[321,388],[321,474],[221,474],[221,494]],"label":{"x":279,"y":417,"width":84,"height":28},"steps":[{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
    {"from":"unanswered","to":"applying","points":[[187,494],[187,354]],"label":{"x":109,"y":417,"width":156,"height":28},"steps":[{"state":"unanswered","event":"seller.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[152,494],[152,474],[88,474],[88,91]],"label":{"x":61,"y":301,"width":54,"height":28},"steps":[{"state":"unanswered","event":"seller.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
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
   "agreed": []
  },
  "key": "",
  "violations": [],
  "hasFailed": false
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
    "busy"
   ],
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
      "guard": "isTakenIn",
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
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checking : checking 중복확인하는 중<br/>do / checkUnique\n  applying : applying 신청하는 중<br/>do / applyForStore\n  unanswered : unanswered 접수됐는지 모름\n  applied : applied 접수됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음 [hasViolations]\n  typing --> checking : 중복확인\n  typing --> applying : 신청\n  checking --> typing : 확인됨<br/>답이 없음\n  applying --> applied : 접수됨 [isTakenIn]\n  applying --> typing : 거절\n  applying --> unanswered : 답이 없음\n  unanswered --> applying : 같은 신청 다시 보내기\n  unanswered --> typing : 닫기\n  applied --> [*]\n"
