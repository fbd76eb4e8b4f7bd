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
  width: 401,
  height: 534,
  states: {
    "typing": {"x":70,"y":30,"width":110,"height":60},
    "checking": {"x":229,"y":272,"width":148,"height":78},
    "applying": {"x":37,"y":272,"width":164,"height":78},
    "applied": {"x":71,"y":450,"width":96,"height":60},
  },
  start: [[31,60],[70,60]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,50],[196,50],[196,70],[180,70]],"label":{"x":202,"y":24,"width":140,"height":72},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[158,90],[158,134],[328,134],[328,272]],"label":{"x":288,"y":190,"width":80,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[114,90],[114,162],[149,162],[149,252],[146,252],[146,272]],"label":{"x":122,"y":190,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[278,272],[278,252],[232,252],[232,148],[136,148],[136,90]],"label":{"x":190,"y":176,"width":84,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"applying","to":"applied","points":[[119,350],[119,450]],"label":{"x":64,"y":378,"width":110,"height":44},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[92,272],[92,252],[66,252],[66,120],[92,120],[92,90]],"label":{"x":24,"y":176,"width":84,"height":56},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1},{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
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
