// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApply",
  label: "입점 신청하기",
  start: "typing",
  guards: ["hasViolations","isTakenIn"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retype","index":0,"target":"typing","actor":"seller","action":"다시 입력","guard":null,"effects":["forgetField"],"otherwise":null},{"event":"seller.check","index":0,"target":"checking","actor":"seller","action":"중복확인","guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"seller.submit","index":0,"target":"typing","actor":"seller","action":"고칠 것 있음","guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"seller.submit","index":1,"target":"applying","actor":"seller","action":"신청","guard":null,"effects":["keepForm"],"otherwise":null}]},
    {"state":"checking","label":"중복확인하는 중","tags":["busy"],"entry":[],"asks":["checkUnique"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"확인됨","guard":null,"effects":["keepAnswer"],"otherwise":null},{"event":"xstate.error.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applying","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["applyForStore"],"otherwise":null,"steps":[{"event":"xstate.done.actor.applyForStore","index":0,"target":"applied","actor":"system","action":"접수됨","guard":"isTakenIn","effects":[],"otherwise":null},{"event":"xstate.done.actor.applyForStore","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.applyForStore","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applied","label":"접수됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 408,
  height: 538,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "checking": {"x":226,"y":274,"width":158,"height":78},
    "applying": {"x":24,"y":274,"width":174,"height":78},
    "applied": {"x":63,"y":454,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":150,"height":74},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[158,91],[158,136],[331,136],[331,274]],"label":{"x":291,"y":192,"width":80,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[114,91],[114,164],[152,164],[152,254],[140,254],[140,274]],"label":{"x":125,"y":192,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[279,274],[279,254],[235,254],[235,150],[136,150],[136,91]],"label":{"x":193,"y":178,"width":84,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"applying","to":"applied","points":[[111,352],[111,454]],"label":{"x":52,"y":380,"width":118,"height":46},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[82,274],[82,254],[69,254],[69,122],[92,122],[92,91]],"label":{"x":27,"y":178,"width":84,"height":56},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1},{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
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
  "form": null,
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
      "actions": "keepForm",
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
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "신청하는 중"
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

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checking : checking 중복확인하는 중<br/>do / checkUnique\n  applying : applying 신청하는 중<br/>do / applyForStore\n  applied : applied 접수됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음 [hasViolations]\n  typing --> checking : 중복확인\n  typing --> applying : 신청\n  checking --> typing : 확인됨<br/>답이 없음\n  applying --> applied : 접수됨 [isTakenIn]\n  applying --> typing : 거절<br/>답이 없음\n  applied --> [*]\n"
