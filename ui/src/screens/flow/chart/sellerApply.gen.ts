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
    {"state":"applying","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["applyForStore"],"otherwise":null,"steps":[{"event":"xstate.done.actor.applyForStore","index":0,"target":"applied","actor":"system","action":"접수됨","guard":"isTakenIn","effects":[],"otherwise":null},{"event":"xstate.done.actor.applyForStore","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.applyForStore","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"접수됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retry","index":0,"target":"applying","actor":"seller","action":"같은 신청 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"seller.dismiss","index":0,"target":"typing","actor":"seller","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"applied","label":"접수됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 465,
  height: 528,
  states: {
    "typing": {"x":323,"y":24,"width":109,"height":60},
    "checking": {"x":67,"y":262,"width":137,"height":60},
    "applying": {"x":236,"y":262,"width":109,"height":60},
    "unanswered": {"x":250,"y":444,"width":137,"height":60},
    "applied": {"x":48,"y":444,"width":96,"height":60},
  },
  arrows: [
    {"from":"typing","to":"typing","points":[[323,44],[307,44],[307,64],[323,64]],"label":{"x":201,"y":26,"width":100,"height":56},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[341,84],[341,104],[64,104],[64,242],[113,242],[113,262]],"label":{"x":24,"y":180,"width":79,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[377,84],[377,132],[241,132],[241,242],[273,242],[273,262]],"label":{"x":214,"y":180,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[159,262],[159,118],[359,118],[359,84]],"label":{"x":117,"y":166,"width":83,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"applying","to":"applied","points":[[264,322],[264,342],[96,342],[96,444]],"label":{"x":63,"y":376,"width":67,"height":28},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[309,262],[309,146],[395,146],[395,84]],"label":{"x":282,"y":180,"width":54,"height":28},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1}]},
    {"from":"applying","to":"unanswered","points":[[291,322],[291,356],[185,356],[185,424],[284,424],[284,444]],"label":{"x":144,"y":376,"width":83,"height":28},"steps":[{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
    {"from":"unanswered","to":"applying","points":[[318,444],[318,322]],"label":{"x":241,"y":376,"width":155,"height":28},"steps":[{"state":"unanswered","event":"seller.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[352,444],[352,424],[414,424],[414,84]],"label":{"x":387,"y":278,"width":54,"height":28},"steps":[{"state":"unanswered","event":"seller.dismiss","index":0}]},
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
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "seller.dismiss": {
     "target": "typing",
     "meta": {
      "actor": "seller",
      "action": "닫기"
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

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checking : checking 중복확인하는 중\n  applying : applying 신청하는 중\n  unanswered : unanswered 접수됐는지 모름\n  applied : applied 접수됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음\n  typing --> checking : 중복확인\n  typing --> applying : 신청\n  checking --> typing : 확인됨<br/>답이 없음\n  applying --> applied : 접수됨\n  applying --> typing : 거절\n  applying --> unanswered : 답이 없음\n  unanswered --> applying : 같은 신청 다시 보내기\n  unanswered --> typing : 닫기\n  applied --> [*]\n"
