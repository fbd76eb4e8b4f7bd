// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApply",
  label: "입점 신청하기",
  start: "typing",
  guards: ["hasViolations","isApplied","isAsked"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retype","index":0,"target":"typing","actor":"seller","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetField"],"otherwise":null},{"event":"seller.check","index":0,"target":"checking","actor":"seller","action":"중복확인","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"seller.submit","index":0,"target":"typing","actor":"seller","action":"고칠 것 있음","afterMs":null,"guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"seller.submit","index":1,"target":"applying","actor":"seller","action":"신청","afterMs":null,"guard":null,"effects":["storeForm"],"otherwise":null}]},
    {"state":"checking","label":"중복확인하는 중","tags":["busy","typable"],"entry":[],"asks":["checkUnique"],"otherwise":null,"steps":[{"event":"seller.retype","index":0,"target":"typing","actor":"seller","action":"확인하던 것 다시 입력","afterMs":null,"guard":"isAsked","effects":["forgetField"],"otherwise":null},{"event":"seller.retype","index":1,"target":"checking","actor":"seller","action":"다른 것 입력","afterMs":null,"guard":null,"effects":["forgetField"],"otherwise":null},{"event":"xstate.done.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"확인됨","afterMs":null,"guard":null,"effects":["keepAnswer"],"otherwise":null},{"event":"xstate.error.actor.checkUnique","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applying","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["applyForStore"],"otherwise":null,"steps":[{"event":"xstate.done.actor.applyForStore","index":0,"target":"applied","actor":"system","action":"접수됨","afterMs":null,"guard":"isApplied","effects":["keepNumber"],"otherwise":null},{"event":"xstate.done.actor.applyForStore","index":1,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.applyForStore","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"접수됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"seller.retry","index":0,"target":"applying","actor":"seller","action":"같은 신청 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.dismiss","index":0,"target":"typing","actor":"seller","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"applied","label":"접수됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 649,
  height: 624,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "checking": {"x":345,"y":322,"width":158,"height":78},
    "applying": {"x":143,"y":322,"width":174,"height":78},
    "unanswered": {"x":117,"y":540,"width":138,"height":60},
    "applied": {"x":387,"y":540,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":150,"height":74},"steps":[{"state":"typing","event":"seller.retype","index":0},{"state":"typing","event":"seller.submit","index":0}]},
    {"from":"typing","to":"checking","points":[[161,91],[161,118],[530,118],[530,302],[450,302],[450,322]],"label":{"x":490,"y":217,"width":80,"height":28},"steps":[{"state":"typing","event":"seller.check","index":0}]},
    {"from":"typing","to":"applying","points":[[125,91],[125,146],[269,146],[269,302],[259,302],[259,322]],"label":{"x":242,"y":217,"width":54,"height":28},"steps":[{"state":"typing","event":"seller.submit","index":1}]},
    {"from":"checking","to":"typing","points":[[398,322],[398,132],[143,132],[143,91]],"label":{"x":320,"y":180,"width":156,"height":102},"steps":[{"state":"checking","event":"seller.retype","index":0},{"state":"checking","event":"xstate.done.actor.checkUnique","index":0},{"state":"checking","event":"xstate.error.actor.checkUnique","index":0}]},
    {"from":"checking","to":"checking","points":[[503,348],[519,348],[519,374],[503,374]],"label":{"x":525,"y":347,"width":100,"height":28},"steps":[{"state":"checking","event":"seller.retype","index":1}]},
    {"from":"applying","to":"applied","points":[[273,400],[273,420],[435,420],[435,540]],"label":{"x":376,"y":454,"width":118,"height":46},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":0}]},
    {"from":"applying","to":"typing","points":[[201,322],[201,160],[106,160],[106,91]],"label":{"x":174,"y":217,"width":54,"height":28},"steps":[{"state":"applying","event":"xstate.done.actor.applyForStore","index":1}]},
    {"from":"applying","to":"unanswered","points":[[230,400],[230,434],[320,434],[320,520],[221,520],[221,540]],"label":{"x":278,"y":463,"width":84,"height":28},"steps":[{"state":"applying","event":"xstate.error.actor.applyForStore","index":0}]},
    {"from":"unanswered","to":"applying","points":[[186,540],[186,400]],"label":{"x":108,"y":463,"width":156,"height":28},"steps":[{"state":"unanswered","event":"seller.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[152,540],[152,520],[88,520],[88,91]],"label":{"x":61,"y":347,"width":54,"height":28},"steps":[{"state":"unanswered","event":"seller.dismiss","index":0}]},
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
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checking : checking 중복확인하는 중<br/>do / checkUnique\n  applying : applying 신청하는 중<br/>do / applyForStore\n  unanswered : unanswered 접수됐는지 모름\n  applied : applied 접수됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음 [hasViolations]\n  typing --> checking : 중복확인\n  typing --> applying : 신청\n  checking --> typing : 확인하던 것 다시 입력 [isAsked]<br/>확인됨<br/>답이 없음\n  checking --> checking : 다른 것 입력\n  applying --> applied : 접수됨 [isApplied]\n  applying --> typing : 거절\n  applying --> unanswered : 답이 없음\n  unanswered --> applying : 같은 신청 다시 보내기\n  unanswered --> typing : 닫기\n  applied --> [*]\n"
