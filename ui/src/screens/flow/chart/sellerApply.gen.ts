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
  width: 389,
  height: 476,
  states: {
    "typing": {"x":236,"y":24,"width":109,"height":60},
    "checking": {"x":67,"y":248,"width":137,"height":60},
    "applying": {"x":251,"y":248,"width":109,"height":60},
    "applied": {"x":257,"y":392,"width":96,"height":60},
  },
  arrows: [
    {"from":"typing","to":"typing","points":[[236,44],[220,44],[220,64],[236,64]],"label":{"x":114,"y":26,"width":100,"height":56},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[258,84],[258,104],[64,104],[64,228],[113,228],[113,248]],"label":{"x":24,"y":166,"width":79,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[302,84],[302,132],[241,132],[241,228],[287,228],[287,248]],"label":{"x":214,"y":166,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[159,248],[159,118],[280,118],[280,84]],"label":{"x":117,"y":152,"width":83,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"applying","to":"applied","points":[[305,308],[305,392]],"label":{"x":272,"y":336,"width":67,"height":28},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[324,248],[324,84]],"label":{"x":282,"y":152,"width":83,"height":56},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1},{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
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
     }
    },
    "seller.check": {
     "target": "checking",
     "actions": "keepAsked",
     "meta": {
      "actor": "seller",
      "action": "중복확인"
     }
    },
    "seller.submit": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepViolations",
      "meta": {
       "actor": "seller",
       "action": "고칠 것 있음"
      }
     },
     {
      "target": "applying",
      "actions": "keepForm",
      "meta": {
       "actor": "seller",
       "action": "신청"
      }
     }
    ]
   }
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
     }
    },
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
      }
     },
     {
      "target": "typing",
      "actions": "keepRefusal",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "applied": {
   "meta": {
    "label": "접수됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checking : checking 중복확인하는 중\n  applying : applying 신청하는 중\n  applied : applied 접수됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음\n  typing --> checking : 중복확인\n  typing --> applying : 신청\n  checking --> typing : 확인됨<br/>답이 없음\n  applying --> applied : 접수됨\n  applying --> typing : 거절<br/>답이 없음\n  applied --> [*]\n"
