// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "session",
  label: "로그인 묻기와 로그아웃",
  start: "arriving",
  guards: ["isLogOut","isLoggedOut"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.session.arriving","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","afterMs":0,"guard":"isLogOut","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.session.arriving","index":1,"target":"asking","actor":"system","action":"로그인이 필요함","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"로그인할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"loggingIn","actor":"buyer","action":"로그인하러 가기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"session.opened","index":0,"target":"closed","actor":"buyer","action":"다른 창에서 로그인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"로그아웃하는 중","tags":["busy"],"entry":[],"asks":["logOut"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logOut","index":0,"target":"loggedOut","actor":"system","action":"로그아웃됨","afterMs":null,"guard":"isLoggedOut","effects":[],"otherwise":null},{"event":"xstate.done.actor.logOut","index":1,"target":"failed","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.logOut","index":0,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"loggingIn","label":"로그인하러 감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"loggedOut","label":"로그아웃됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"failed","label":"로그아웃하지 못함","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"closed","label":"닫힘","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 645,
  height: 508,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "asking": {"x":133,"y":222,"width":156,"height":60},
    "leaving": {"x":350,"y":210,"width":138,"height":78},
    "loggingIn": {"x":169,"y":424,"width":124,"height":60},
    "loggedOut": {"x":499,"y":424,"width":110,"height":60},
    "failed": {"x":321,"y":424,"width":150,"height":60},
    "closed": {"x":45,"y":424,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"leaving","points":[[138,84],[138,108],[419,108],[419,210]],"label":{"x":332,"y":136,"width":174,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.session.arriving","index":0}]},
    {"from":"arriving","to":"asking","points":[[104,84],[104,122],[211,122],[211,222]],"label":{"x":150,"y":136,"width":122,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.session.arriving","index":1}]},
    {"from":"asking","to":"loggingIn","points":[[237,282],[237,404],[231,404],[231,424]],"label":{"x":176,"y":342,"width":122,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"closed","points":[[185,282],[185,308],[93,308],[93,424]],"label":{"x":24,"y":328,"width":138,"height":56},"steps":[{"state":"asking","event":"buyer.dismiss","index":0},{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"loggedOut","points":[[442,288],[442,308],[554,308],[554,424]],"label":{"x":487,"y":333,"width":134,"height":46},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0}]},
    {"from":"leaving","to":"failed","points":[[396,288],[396,424]],"label":{"x":354,"y":328,"width":84,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":1},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "session",
 "meta": {
  "label": "로그인 묻기와 로그아웃"
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
      "target": "leaving",
      "guard": "isLogOut",
      "meta": {
       "actor": "buyer",
       "action": "로그아웃"
      },
      "description": "구매자: 로그아웃"
     },
     {
      "target": "asking",
      "meta": {
       "actor": "system",
       "action": "로그인이 필요함"
      },
      "description": "시스템: 로그인이 필요함"
     }
    ]
   },
   "description": "들어옴"
  },
  "asking": {
   "meta": {
    "label": "로그인할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "loggingIn",
     "meta": {
      "actor": "buyer",
      "action": "로그인하러 가기"
     },
     "description": "구매자: 로그인하러 가기"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    },
    "session.opened": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     },
     "description": "구매자: 다른 창에서 로그인"
    }
   },
   "description": "로그인할지 묻는 중"
  },
  "leaving": {
   "meta": {
    "label": "로그아웃하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "logOut",
    "src": "logOut",
    "onDone": [
     {
      "target": "loggedOut",
      "guard": "isLoggedOut",
      "meta": {
       "actor": "system",
       "action": "로그아웃됨"
      },
      "description": "시스템: 로그아웃됨"
     },
     {
      "target": "failed",
      "actions": "keepRefusal",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "failed",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "로그아웃하는 중"
  },
  "loggingIn": {
   "meta": {
    "label": "로그인하러 감"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그인하러 감",
   "type": "final"
  },
  "loggedOut": {
   "meta": {
    "label": "로그아웃됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그아웃됨",
   "type": "final"
  },
  "failed": {
   "meta": {
    "label": "로그아웃하지 못함"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그아웃하지 못함",
   "type": "final"
  },
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "tags": [
    "terminal"
   ],
   "description": "닫힘",
   "type": "final"
  }
 },
 "description": "로그인 묻기와 로그아웃"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중<br/>do / logOut\n  loggingIn : loggingIn 로그인하러 감\n  loggedOut : loggedOut 로그아웃됨\n  failed : failed 로그아웃하지 못함\n  closed : closed 닫힘\n  [*] --> arriving\n  arriving --> leaving : 로그아웃 after 0s [isLogOut]\n  arriving --> asking : 로그인이 필요함 after 0s\n  asking --> loggingIn : 로그인하러 가기\n  asking --> closed : 닫기<br/>다른 창에서 로그인\n  leaving --> loggedOut : 로그아웃됨 [isLoggedOut]\n  leaving --> failed : 거절<br/>답이 없음\n  loggingIn --> [*]\n  loggedOut --> [*]\n  failed --> [*]\n  closed --> [*]\n"
