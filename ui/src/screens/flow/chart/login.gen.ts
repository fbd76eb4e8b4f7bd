// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "login",
  label: "로그인",
  start: "typing",
  guards: ["hasGap","isBlocked","isDormant","isLoggedIn"],
  delays: {"blockTime":300000},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"빠진 칸 있음","afterMs":null,"guard":"hasGap","effects":["keepGap"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"asking","actor":"buyer","action":"로그인","afterMs":null,"guard":null,"effects":["storeForm"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"asking","label":"확인하는 중","tags":["busy"],"entry":[],"asks":["logIn"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logIn","index":0,"target":"welcome","actor":"system","action":"로그인됨","afterMs":null,"guard":"isLoggedIn","effects":["keepSuggestion"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":1,"target":"blocked","actor":"system","action":"차단","afterMs":null,"guard":"isBlocked","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":2,"target":"dormant","actor":"system","action":"휴면","afterMs":null,"guard":"isDormant","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":3,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.logIn","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"5분 동안 차단됨","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"xstate.after.blockTime.login.blocked","index":0,"target":"typing","actor":"system","action":"차단 해제","afterMs":300000,"guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"dormant","label":"휴면 상태","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"welcome","label":"로그인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 570,
  height: 562,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "asking": {"x":235,"y":274,"width":110,"height":78},
    "blocked": {"x":63,"y":478,"width":136,"height":60},
    "dormant": {"x":440,"y":478,"width":96,"height":60},
    "welcome": {"x":242,"y":478,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":100,"height":74},"steps":[{"state":"typing","event":"buyer.submit","index":0},{"state":"typing","event":"buyer.retype","index":0}]},
    {"from":"typing","to":"asking","points":[[136,91],[136,150],[308,150],[308,274]],"label":{"x":274,"y":192,"width":68,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"asking","to":"welcome","points":[[290,352],[290,478]],"label":{"x":227,"y":392,"width":126,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":0}]},
    {"from":"asking","to":"blocked","points":[[262,352],[262,372],[154,372],[154,478]],"label":{"x":95,"y":392,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":1}]},
    {"from":"asking","to":"dormant","points":[[317,352],[317,372],[426,372],[426,458],[472,458],[472,478]],"label":{"x":367,"y":392,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":2}]},
    {"from":"asking","to":"typing","points":[[272,274],[272,254],[218,254],[218,164],[114,164],[114,91]],"label":{"x":176,"y":178,"width":84,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":3},{"state":"asking","event":"xstate.error.actor.logIn","index":0}]},
    {"from":"blocked","to":"typing","points":[[109,478],[109,458],[77,458],[77,122],[92,122],[92,91]],"label":{"x":24,"y":276,"width":106,"height":74},"steps":[{"state":"blocked","event":"buyer.retype","index":0},{"state":"blocked","event":"xstate.after.blockTime.login.blocked","index":0}]},
    {"from":"dormant","to":"typing","points":[[504,478],[504,136],[158,136],[158,91]],"label":{"x":462,"y":299,"width":84,"height":28},"steps":[{"state":"dormant","event":"buyer.retype","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "login",
 "meta": {
  "label": "로그인"
 },
 "context": {
  "form": {
   "loginId": "",
   "password": ""
  },
  "reason": null,
  "suggestsPasswordChange": false
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
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasGap",
      "actions": "keepGap",
      "meta": {
       "actor": "buyer",
       "action": "빠진 칸 있음"
      },
      "description": "구매자: 빠진 칸 있음"
     },
     {
      "target": "asking",
      "actions": "storeForm",
      "meta": {
       "actor": "buyer",
       "action": "로그인"
      },
      "description": "구매자: 로그인"
     }
    ],
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    }
   },
   "description": "입력하는 중"
  },
  "asking": {
   "meta": {
    "label": "확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetPassword",
   "invoke": {
    "id": "logIn",
    "src": "logIn",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isLoggedIn",
      "actions": "keepSuggestion",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      },
      "description": "시스템: 로그인됨"
     },
     {
      "target": "blocked",
      "guard": "isBlocked",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "차단"
      },
      "description": "시스템: 차단"
     },
     {
      "target": "dormant",
      "guard": "isDormant",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "휴면"
      },
      "description": "시스템: 휴면"
     },
     {
      "target": "typing",
      "actions": "keepReason",
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
   "description": "확인하는 중"
  },
  "blocked": {
   "meta": {
    "label": "5분 동안 차단됨"
   },
   "tags": [
    "typable"
   ],
   "after": {
    "blockTime": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "system",
      "action": "차단 해제"
     },
     "description": "시스템: 차단 해제"
    }
   },
   "on": {
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    }
   },
   "description": "5분 동안 차단됨"
  },
  "dormant": {
   "meta": {
    "label": "휴면 상태"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    }
   },
   "description": "휴면 상태"
  },
  "welcome": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그인됨",
   "type": "final"
  }
 },
 "description": "로그인"
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  asking : asking 확인하는 중<br/>do / logIn\n  blocked : blocked 5분 동안 차단됨\n  dormant : dormant 휴면 상태\n  welcome : welcome 로그인됨\n  [*] --> typing\n  typing --> typing : 빠진 칸 있음 [hasGap]<br/>다시 입력\n  typing --> asking : 로그인\n  asking --> welcome : 로그인됨 [isLoggedIn]\n  asking --> blocked : 차단 [isBlocked]\n  asking --> dormant : 휴면 [isDormant]\n  asking --> typing : 거절<br/>답이 없음\n  blocked --> typing : 다시 입력<br/>차단 해제 after 300s\n  dormant --> typing : 다시 입력\n  welcome --> [*]\n"
