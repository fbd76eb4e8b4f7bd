// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "socialLogin",
  label: "소셜 로그인",
  start: "arriving",
  guards: ["hasCode","isComplete","isGuest","isGuestBefore","isLinked","isLoggedIn","isMissing"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"돌아옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.socialLogin.arriving","index":0,"target":"asking","actor":"buyer","action":"동의함","afterMs":0,"guard":"hasCode","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.socialLogin.arriving","index":1,"target":"agreeing","actor":"buyer","action":"새로고침","afterMs":0,"guard":"isGuestBefore","effects":["keepArrival"],"otherwise":null},{"event":"xstate.after.nextTurn.socialLogin.arriving","index":2,"target":"refused","actor":"buyer","action":"동의하지 않음","afterMs":0,"guard":null,"effects":["keepArrival"],"otherwise":null}]},
    {"state":"asking","label":"계정을 확인하는 중","tags":["busy"],"entry":[],"asks":["finish"],"otherwise":null,"steps":[{"event":"xstate.done.actor.finish","index":0,"target":"welcome","actor":"system","action":"로그인됨","afterMs":null,"guard":"isLoggedIn","effects":["keepOutcome"],"otherwise":null},{"event":"xstate.done.actor.finish","index":1,"target":"linked","actor":"system","action":"연결됨","afterMs":null,"guard":"isLinked","effects":["keepOutcome"],"otherwise":null},{"event":"xstate.done.actor.finish","index":2,"target":"agreeing","actor":"system","action":"처음 온 사람","afterMs":null,"guard":"isGuest","effects":["keepOutcome"],"otherwise":null},{"event":"xstate.done.actor.finish","index":3,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepOutcome"],"otherwise":null},{"event":"xstate.error.actor.finish","index":0,"target":"refused","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"agreeing","label":"약관에 동의하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"joining","actor":"buyer","action":"가입","afterMs":null,"guard":"isComplete","effects":["keepAgreed"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"agreeing","actor":"buyer","action":"필수 약관이 빠짐","afterMs":null,"guard":null,"effects":["noteMissing"],"otherwise":null}]},
    {"state":"joining","label":"가입하는 중","tags":["busy"],"entry":[],"asks":["signUp"],"otherwise":null,"steps":[{"event":"xstate.done.actor.signUp","index":0,"target":"welcome","actor":"system","action":"가입됨","afterMs":null,"guard":"isLoggedIn","effects":["keepOutcome"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":1,"target":"agreeing","actor":"system","action":"필수 약관이 빠짐","afterMs":null,"guard":"isMissing","effects":["keepOutcome"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":2,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepOutcome"],"otherwise":null},{"event":"xstate.error.actor.signUp","index":0,"target":"agreeing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"refused","label":"거절됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"linked","label":"연결됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"welcome","label":"로그인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 735,
  height: 944,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "asking": {"x":423,"y":224,"width":156,"height":78},
    "agreeing": {"x":162,"y":442,"width":156,"height":60},
    "joining": {"x":275,"y":656,"width":118,"height":78},
    "refused": {"x":266,"y":860,"width":96,"height":60},
    "linked": {"x":510,"y":442,"width":96,"height":60},
    "welcome": {"x":534,"y":860,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"asking","points":[[146,84],[146,122],[501,122],[501,224]],"label":{"x":418,"y":150,"width":166,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.socialLogin.arriving","index":0}]},
    {"from":"arriving","to":"agreeing","points":[[121,84],[121,136],[214,136],[214,442]],"label":{"x":107,"y":240,"width":214,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.socialLogin.arriving","index":1}]},
    {"from":"arriving","to":"refused","points":[[95,84],[95,108],[79,108],[79,840],[290,840],[290,860]],"label":{"x":24,"y":449,"width":110,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.socialLogin.arriving","index":2}]},
    {"from":"asking","to":"welcome","points":[[548,302],[548,322],[648,322],[648,840],[598,840],[598,860]],"label":{"x":585,"y":556,"width":126,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.finish","index":0}]},
    {"from":"asking","to":"linked","points":[[517,302],[517,336],[558,336],[558,442]],"label":{"x":503,"y":356,"width":110,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.finish","index":1}]},
    {"from":"asking","to":"agreeing","points":[[454,302],[454,322],[283,322],[283,422],[266,422],[266,442]],"label":{"x":232,"y":356,"width":102,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.finish","index":2}]},
    {"from":"asking","to":"refused","points":[[485,302],[485,840],[338,840],[338,860]],"label":{"x":443,"y":551,"width":84,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.finish","index":3},{"state":"asking","event":"xstate.error.actor.finish","index":0}]},
    {"from":"agreeing","to":"joining","points":[[266,502],[266,522],[354,522],[354,656]],"label":{"x":291,"y":556,"width":126,"height":46},"steps":[{"state":"agreeing","event":"buyer.submit","index":0}]},
    {"from":"agreeing","to":"agreeing","points":[[318,462],[334,462],[334,482],[318,482]],"label":{"x":340,"y":458,"width":126,"height":28},"steps":[{"state":"agreeing","event":"buyer.submit","index":1}]},
    {"from":"joining","to":"welcome","points":[[354,734],[354,754],[566,754],[566,860]],"label":{"x":503,"y":774,"width":126,"height":46},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":0}]},
    {"from":"joining","to":"agreeing","points":[[314,656],[314,636],[214,636],[214,502]],"label":{"x":151,"y":542,"width":126,"height":74},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":1},{"state":"joining","event":"xstate.error.actor.signUp","index":0}]},
    {"from":"joining","to":"refused","points":[[314,734],[314,860]],"label":{"x":287,"y":783,"width":54,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":2}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "socialLogin",
 "meta": {
  "label": "소셜 로그인"
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "돌아옴"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "asking",
      "guard": "hasCode",
      "meta": {
       "actor": "buyer",
       "action": "동의함"
      },
      "description": "구매자: 동의함"
     },
     {
      "target": "agreeing",
      "guard": "isGuestBefore",
      "actions": "keepArrival",
      "meta": {
       "actor": "buyer",
       "action": "새로고침"
      },
      "description": "구매자: 새로고침"
     },
     {
      "target": "refused",
      "actions": "keepArrival",
      "meta": {
       "actor": "buyer",
       "action": "동의하지 않음"
      },
      "description": "구매자: 동의하지 않음"
     }
    ]
   },
   "description": "돌아옴"
  },
  "asking": {
   "meta": {
    "label": "계정을 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "finish",
    "src": "finish",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isLoggedIn",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      },
      "description": "시스템: 로그인됨"
     },
     {
      "target": "linked",
      "guard": "isLinked",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "연결됨"
      },
      "description": "시스템: 연결됨"
     },
     {
      "target": "agreeing",
      "guard": "isGuest",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "처음 온 사람"
      },
      "description": "시스템: 처음 온 사람"
     },
     {
      "target": "refused",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "refused",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "계정을 확인하는 중"
  },
  "agreeing": {
   "meta": {
    "label": "약관에 동의하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.submit": [
     {
      "target": "joining",
      "guard": "isComplete",
      "actions": "keepAgreed",
      "meta": {
       "actor": "buyer",
       "action": "가입"
      },
      "description": "구매자: 가입"
     },
     {
      "target": "agreeing",
      "actions": "noteMissing",
      "meta": {
       "actor": "buyer",
       "action": "필수 약관이 빠짐"
      },
      "description": "구매자: 필수 약관이 빠짐"
     }
    ]
   },
   "description": "약관에 동의하는 중"
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
      "target": "welcome",
      "guard": "isLoggedIn",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "가입됨"
      },
      "description": "시스템: 가입됨"
     },
     {
      "target": "agreeing",
      "guard": "isMissing",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "필수 약관이 빠짐"
      },
      "description": "시스템: 필수 약관이 빠짐"
     },
     {
      "target": "refused",
      "actions": "keepOutcome",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "agreeing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "가입하는 중"
  },
  "refused": {
   "meta": {
    "label": "거절됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "거절됨",
   "type": "final"
  },
  "linked": {
   "meta": {
    "label": "연결됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "연결됨",
   "type": "final"
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
 "description": "소셜 로그인"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 돌아옴\n  asking : asking 계정을 확인하는 중<br/>do / finish\n  agreeing : agreeing 약관에 동의하는 중\n  joining : joining 가입하는 중<br/>do / signUp\n  refused : refused 거절됨\n  linked : linked 연결됨\n  welcome : welcome 로그인됨\n  [*] --> arriving\n  arriving --> asking : 동의함 after 0s [hasCode]\n  arriving --> agreeing : 새로고침 after 0s [isGuestBefore]\n  arriving --> refused : 동의하지 않음 after 0s\n  asking --> welcome : 로그인됨 [isLoggedIn]\n  asking --> linked : 연결됨 [isLinked]\n  asking --> agreeing : 처음 온 사람 [isGuest]\n  asking --> refused : 거절<br/>답이 없음\n  agreeing --> joining : 가입 [isComplete]\n  agreeing --> agreeing : 필수 약관이 빠짐\n  joining --> welcome : 가입됨 [isLoggedIn]\n  joining --> agreeing : 필수 약관이 빠짐 [isMissing]<br/>답이 없음\n  joining --> refused : 거절\n  refused --> [*]\n  linked --> [*]\n  welcome --> [*]\n"
